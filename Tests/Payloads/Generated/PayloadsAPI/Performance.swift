// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Performance: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let eventId: Int
  public let id: Int
  public let logo: String?
  public let name: String?
  public let prices: [Price]
  public let seatCategories: [SeatCategory]
  public let seatMapImage: String?
  public let start: Int
  public let venueCode: String

  public init(
    eventId: Int,
    id: Int,
    logo: String? = nil,
    name: String? = nil,
    prices: [Price],
    seatCategories: [SeatCategory],
    seatMapImage: String? = nil,
    start: Int,
    venueCode: String
  ) {
    self.eventId = eventId
    self.id = id
    self.logo = logo
    self.name = name
    self.prices = prices
    self.seatCategories = seatCategories
    self.seatMapImage = seatMapImage
    self.start = start
    self.venueCode = venueCode
  }
}

// MARK: - Coding

extension Performance {
  private enum WireKey: ~Copyable {
    case eventId
    case id
    case logo
    case name
    case prices
    case seatCategories
    case seatMapImage
    case start
    case venueCode
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("eventId required", as: .eventId)
    keys.add("id required", as: .id)
    keys.add("logo", as: .logo)
    keys.add("name", as: .name)
    keys.add("prices required", as: .prices)
    keys.add("seatCategories required", as: .seatCategories)
    keys.add("seatMapImage", as: .seatMapImage)
    keys.add("start required", as: .start)
    keys.add("venueCode required", as: .venueCode)
  }

  public init?(from json: inout JSONReader) {
    var eventId = 0
    var id = 0
    var logo: String?
    var name: String?
    var prices: [Price] = []
    var seatCategories: [SeatCategory] = []
    var seatMapImage: String?
    var start = 0
    var venueCode = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .eventId: json.int(&eventId)
      case .id: json.int(&id)
      case .logo: json.string(&logo)
      case .name: json.string(&name)
      case .prices: json.array(&prices)
      case .seatCategories: json.array(&seatCategories)
      case .seatMapImage: json.string(&seatMapImage)
      case .start: json.int(&start)
      case .venueCode: json.string(&venueCode)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      eventId: eventId,
      id: id,
      logo: logo,
      name: name,
      prices: prices,
      seatCategories: seatCategories,
      seatMapImage: seatMapImage,
      start: start,
      venueCode: venueCode
    )
  }
}

extension Performance {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("eventId", eventId)
    json.field("id", id)
    json.field("logo", logo)
    json.field("name", name)
    json.field("prices", prices)
    json.field("seatCategories", seatCategories)
    json.field("seatMapImage", seatMapImage)
    json.field("start", start)
    json.field("venueCode", venueCode)
    json.endObject()
  }
}

// MARK: - Equality

extension Performance {
  public static func areEqual(_ one: Performance, _ other: Performance) -> Bool {
    guard Equality.of(one.eventId, other.eventId),
      Equality.of(one.id, other.id),
      Equality.of(one.logo, other.logo),
      Equality.of(one.name, other.name),
      Equality.of(one.prices, other.prices),
      Equality.of(one.seatCategories, other.seatCategories),
      Equality.of(one.seatMapImage, other.seatMapImage),
      Equality.of(one.start, other.start),
      Equality.of(one.venueCode, other.venueCode)
    else { return false }
    return true
  }
}
