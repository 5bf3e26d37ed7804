import EndpointSpec
import Testing

@Suite(.serialized)
struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 1000])
  func keepsTheOrder(_ count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { "\($0)" } == numbers.map { "\($0)" })
  }

  @Test func twoValuesAreFoundAtTheSameTime() {
    let (number, text) = concurrently({ (1...100).reduce(0, +) }, { "\(Array(0..<3))" })
    #expect(number == 5050)
    #expect(text == "[0, 1, 2]")
  }

  @Test func nests() {
    let rows = Array(0..<20).concurrentMap { row in
      Array(0..<20).concurrentMap { row * 20 + $0 }
    }
    #expect(rows.flatMap(\.self) == Array(0..<400))
  }
}
