// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Order: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  public var age: Int?
  public var count: Int
  public var pin: String?
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(
    name: String,
    age: Int? = nil,
    count: Int,
    pin: String? = nil,
    additional: [String: JSONValue] = [:]
  ) {
    self.name = name
    self.age = age
    self.count = count
    self.pin = pin
    self.additional = additional
  }
}

extension Order {
  /// `GET /order`
  public static func get() -> Tavern.Request<Order> {
    .init(.get, "/order", endpoint: "Order.get")
  }

  /// `PUT /order`
  public static func put(_ order: Order) -> Tavern.Request<Void> {
    .init(.put, "/order", endpoint: "Order.put", body: .json(order))
  }

  /// `GET /flags`
  public static func flags() -> Tavern.Request<Flags> {
    .init(.get, "/flags", endpoint: "Order.flags")
  }

  /// `GET /text`
  public static func text() -> Tavern.Request<String> {
    .init(.get, "/text", endpoint: "Order.text", response: .text)
  }
}

// MARK: - Coding

extension Order {
  private enum WireKey: ~Copyable {
    case count
    case kind
    case user
    case pin
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("count required", as: .count)
    keys.add("kind", as: .kind)
    keys.add("user", as: .user)
    keys.add("pin", as: .pin)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var count = 0
    var additional: [String: JSONValue] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .count: json.int(&count)
      case .kind: break
      case .user: break
      case .pin: break
      case .unknown:
        let key = json.key
        additional[key] = json.value()
      }
    }
    let name = json.at("user.name", of: object, required: true) { $0.string() }
    let age = json.at("user.age", of: object) { $0.int() }
    guard json.finish(&object), let name else { return nil }
    self.init(name: name, age: age, count: count, additional: additional)
  }
}

extension Order {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", "order")
    json.beginObject("user")
    json.field("name", name)
    json.field("age", age)
    json.endObject()
    json.field("count", count)
    json.field("pin", pin)
    json.members(of: additional)
    json.endObject()
  }
}

// MARK: - Equality

extension Order {
  public static func areEqual(_ one: Order, _ other: Order) -> Bool {
    guard Equality.of(one.name, other.name),
      Equality.of(one.age, other.age),
      Equality.of(one.count, other.count),
      Equality.of(one.pin, other.pin),
      Equality.of(one.additional, other.additional)
    else { return false }
    return true
  }
}
