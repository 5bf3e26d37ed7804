// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Lossy: MemberwiseEquatable, Sendable {
  public let points: [Point]
  public let counts: [Int]?
  public let dates: [Date]
  public let suits: [Suit?]
  public let rest: [String]?

  public init(
    points: [Point],
    counts: [Int]? = nil,
    dates: [Date] = [],
    suits: [Suit?],
    rest: [String]? = nil
  ) {
    self.points = points
    self.counts = counts
    self.dates = dates
    self.suits = suits
    self.rest = rest
  }

  public static func areEqual(_ one: Lossy, _ other: Lossy) -> Bool {
    guard Equality.of(one.points, other.points), Equality.of(one.counts, other.counts),
      Equality.of(one.dates, other.dates), Equality.of(one.suits, other.suits),
      Equality.of(one.rest, other.rest)
    else { return false }
    return true
  }
}

extension Lossy: JSONDecodable {
  private static let keys: JSONKeys = "points counts dates suits rest"

  public init?(from json: inout JSONReader) {
    var points: [Point]?
    var counts: [Int]?
    var dates: [Date] = []
    var suits: [Suit?]?
    var rest: [String]?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: points = json.lossyArray(of: Point.self)
      case .f1: counts = json.lossyArray(of: Int.self)
      case .f2: dates = json.lossyArray { $0.date(.unix) } ?? dates
      case .f3: suits = json.lossyArray(of: Suit?.self)
      default: json.array(&rest)
      }
    }
    guard json.finish(&fields, required: 0b01001), let points, let suits else { return nil }
    self.init(points: points, counts: counts, dates: dates, suits: suits, rest: rest)
  }
}
