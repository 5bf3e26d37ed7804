// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Entry: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var deck: Deck
  public var order: Order?
  public var visits: [Visit]
  public var devices: [String: Device]
  public var number: Order
  public var name: Deck

  public init(
    deck: Deck,
    order: Order? = nil,
    visits: [Visit],
    devices: [String: Device],
    number: Order = 7,
    name: Deck = "new"
  ) {
    self.deck = deck
    self.order = order
    self.visits = visits
    self.devices = devices
    self.number = number
    self.name = name
  }
}

// MARK: - Coding

extension Entry {
  private enum WireKey: ~Copyable {
    case deck
    case order
    case visits
    case devices
    case number
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("deck required", as: .deck)
    keys.add("order", as: .order)
    keys.add("visits required", as: .visits)
    keys.add("devices required", as: .devices)
    keys.add("number", as: .number)
    keys.add("name", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var deck: Deck?
    var order: Order?
    var visits: [Visit] = []
    var devices: [String: Device] = [:]
    var number: Order = 7
    var name: Deck = "new"
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .deck: json.value(&deck)
      case .order: json.value(&order)
      case .visits: json.array(&visits)
      case .devices: json.dictionary(&devices)
      case .number: json.value(&number)
      case .name: json.value(&name)
      }
    }
    guard json.finish(&object), let deck else { return nil }
    self.init(
      deck: deck,
      order: order,
      visits: visits,
      devices: devices,
      number: number,
      name: name
    )
  }
}

extension Entry {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("deck", deck)
    json.field("order", order)
    json.field("visits", visits)
    json.field("devices", devices)
    json.field("number", number)
    json.field("name", name)
    json.endObject()
  }
}

// MARK: - Equality

extension Entry {
  public static func areEqual(_ one: Entry, _ other: Entry) -> Bool {
    guard Equality.of(one.deck, other.deck),
      Equality.of(one.order, other.order),
      Equality.of(one.visits, other.visits),
      Equality.of(one.devices, other.devices),
      Equality.of(one.number, other.number),
      Equality.of(one.name, other.name)
    else { return false }
    return true
  }
}
