@_spi(Generated) import EndpointRuntime
import Testing

@Suite("Equality of models")
struct EqualityTests {
  private struct Point: MemberwiseEquatable {
    let x: Double

    static func areEqual(_ one: Point, _ other: Point) -> Bool { one.x == other.x }
  }

  @Test func comparesLists() {
    let points = [Point(x: 1), Point(x: 2)]
    #expect(Equality.of(points, [Point(x: 1), Point(x: 2)]))
    #expect(!Equality.of(points, [Point(x: 1), Point(x: 3)]))
    #expect(!Equality.of(points, [Point(x: 1)]))
    #expect(!Equality.of(points, nil))
    #expect(Equality.of([Point]?.none, nil))
    #expect(Equality.of([Point](), []))
  }

  @Test func copiesOfListAreEqualAsInSwift() {
    let points = [Point(x: .nan)]
    let copy = points
    #expect(Equality.of(points, copy) && points == copy)
    #expect(!Equality.of(points, [Point(x: .nan)]) && points != [Point(x: .nan)])
  }
}
