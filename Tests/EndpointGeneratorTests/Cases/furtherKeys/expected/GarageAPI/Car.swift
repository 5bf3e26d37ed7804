// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Cars are counted at the gate.
public struct Car: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  public let id: Int
  /// 3 to 10 characters. Matches `^[A-Z]{1,3}-[0-9]+$`.
  public let plate: String
  public let parkedAt: Date
  public let color: Car.Color?
  public let owner: Car.Owner?
  public let tag: Car.Tag?
  public let size: Car.Size?
  public let paint: Car.Paint?

  public init(
    id: Int,
    plate: String,
    parkedAt: Date,
    color: Car.Color? = nil,
    owner: Car.Owner? = nil,
    tag: Car.Tag? = nil,
    size: Car.Size? = nil,
    paint: Car.Paint? = nil
  ) {
    self.id = id
    self.plate = plate
    self.parkedAt = parkedAt
    self.color = color
    self.owner = owner
    self.tag = tag
    self.size = size
    self.paint = paint
  }
}

extension Car {
  /// As seen at the gate.
  public struct Color: OpenEnum {
    public static let red = Color(rawValue: "red")
    public static let blue = Color(rawValue: "blue")

    public static let allCases: [Color] = [
      .red,
      .blue,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Car {
  public struct Owner: Equatable, Sendable, WireDecodable {
    public let name: String

    public init(name: String) {
      self.name = name
    }
  }
}

extension Car {
  /// Printed on the ticket.
  public struct Tag: Identifier, ExpressibleByStringLiteral {
    public let id: String

    public init(id: String) {
      self.id = id
    }
  }
}

extension Car {
  /// In meters, or a word.
  public enum Size: Equatable, Sendable, WireDecodable {
    case int(Int)
    case string(String)
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
}

extension Car {
  public typealias Paint = String
}

// MARK: - Coding

extension Car {
  private enum WireKey: ~Copyable {
    case id
    case plate
    case parkedAt
    case color
    case owner
    case tag
    case size
    case paint
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("plate required", as: .plate)
    keys.add("parked_at required", as: .parkedAt)
    keys.add("color", as: .color)
    keys.add("owner", as: .owner)
    keys.add("tag", as: .tag)
    keys.add("size", as: .size)
    keys.add("paint", as: .paint)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var plate = ""
    var parkedAt: Date?
    var color: Car.Color?
    var owner: Car.Owner?
    var tag: Car.Tag?
    var size: Car.Size?
    var paint: Car.Paint?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .plate: json.string(&plate)
      case .parkedAt: parkedAt = json.date(.unix)
      case .color: json.value(&color)
      case .owner: json.value(&owner)
      case .tag: json.value(&tag)
      case .size: json.value(&size)
      case .paint: json.string(&paint)
      }
    }
    guard json.finish(&object), let parkedAt else { return nil }
    self.init(
      id: id,
      plate: plate,
      parkedAt: parkedAt,
      color: color,
      owner: owner,
      tag: tag,
      size: size,
      paint: paint
    )
  }
}

extension Car.Owner {
  private enum WireKey: ~Copyable {
    case name
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name)
  }
}

extension Car.Size {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.int() }) {
      self = .int(value)
      return
    }
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

// MARK: - Equality

extension Car {
  public static func areEqual(_ one: Car, _ other: Car) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.plate, other.plate),
      Equality.of(one.parkedAt, other.parkedAt),
      Equality.of(one.color, other.color),
      Equality.of(one.owner, other.owner),
      Equality.of(one.tag, other.tag),
      Equality.of(one.size, other.size),
      Equality.of(one.paint, other.paint)
    else { return false }
    return true
  }
}
