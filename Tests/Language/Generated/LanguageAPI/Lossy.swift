// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Lossy: MemberwiseEquatable, Sendable, WireDecodable {
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
}

// MARK: - Coding

extension Lossy {
  private enum WireKey: ~Copyable {
    case points
    case counts
    case dates
    case suits
    case rest
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("points required", as: .points)
    keys.add("counts", as: .counts)
    keys.add("dates", as: .dates)
    keys.add("suits required", as: .suits)
    keys.add("rest", as: .rest)
  }

  public init?(from json: inout JSONReader) {
    var points: [Point]?
    var counts: [Int]?
    var dates: [Date] = []
    var suits: [Suit?]?
    var rest: [String]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .points: points = json.lossyArray(of: Point.self)
      case .counts: counts = json.lossyArray(of: Int.self)
      case .dates: dates = json.lossyArray { $0.date(.unix) } ?? dates
      case .suits: suits = json.lossyArray(of: Suit?.self)
      case .rest: json.array(&rest)
      }
    }
    guard json.finish(&object), let points, let suits else { return nil }
    self.init(points: points, counts: counts, dates: dates, suits: suits, rest: rest)
  }
}

// MARK: - Equality

extension Lossy {
  public static func areEqual(_ one: Lossy, _ other: Lossy) -> Bool {
    guard Equality.of(one.points, other.points),
      Equality.of(one.counts, other.counts),
      Equality.of(one.dates, other.dates),
      Equality.of(one.suits, other.suits),
      Equality.of(one.rest, other.rest)
    else { return false }
    return true
  }
}
