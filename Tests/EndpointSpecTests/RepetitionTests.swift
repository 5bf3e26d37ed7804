import Testing

@testable import EndpointSpec

@Suite(.serialized)
struct RepetitionTests {
  @Test(arguments: [0, 1, 2, 16, 17, 100])
  func findsWhatStandsTwice(_ count: Int) {
    let names = (0..<count).map { "name\($0)" }
    #expect(!names.hasRepetitions(of: { $0 }))
    for name in [names.first, names.last].compactMap(\.self) {
      #expect((names + [name]).hasRepetitions(of: { $0 }))
    }
  }

  /// Places that come out of order are found, and of two values with one place the last.
  @Test func findsValuesByPlace() {
    var table = PlaceTable<String>()
    for start in [5, 1, 9, 3, 9] {
      table.set("\(start)", at: Place(file: 0, start: start, end: start + 1))
    }
    table.set("other file", at: Place(file: 1, start: 1, end: 2))
    table.set("last", at: Place(file: 0, start: 5, end: 6))
    func value(_ file: Int, _ start: Int) -> String? {
      table.part({ $0 }, at: Place(file: file, start: start, end: start + 1))
    }
    #expect([1, 3, 5, 9].map { value(0, $0) } == ["1", "3", "last", "9"])
    #expect(value(1, 1) == "other file" && value(0, 2) == nil && value(2, 1) == nil)
  }
}
