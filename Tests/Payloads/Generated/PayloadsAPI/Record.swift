// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A flat record, as exports have tens of thousands of.
public struct Record: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let name: String
  public let email: String
  public let age: Int
  public let active: Bool
  public let score: Double
  public let city: String

  public init(
    id: Int,
    name: String,
    email: String,
    age: Int,
    active: Bool,
    score: Double,
    city: String
  ) {
    self.id = id
    self.name = name
    self.email = email
    self.age = age
    self.active = active
    self.score = score
    self.city = city
  }
}

// MARK: - Coding

extension Record {
  private enum WireKey: ~Copyable {
    case id
    case name
    case email
    case age
    case active
    case score
    case city
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("email required", as: .email)
    keys.add("age required", as: .age)
    keys.add("active required", as: .active)
    keys.add("score required", as: .score)
    keys.add("city required", as: .city)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var email = ""
    var age = 0
    var active = false
    var score = 0.0
    var city = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .email: json.string(&email)
      case .age: json.int(&age)
      case .active: json.bool(&active)
      case .score: json.double(&score)
      case .city: json.string(&city)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, email: email, age: age, active: active, score: score, city: city)
  }
}

extension Record {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("email", email)
    json.field("age", age)
    json.field("active", active)
    json.field("score", score)
    json.field("city", city)
    json.endObject()
  }
}

// MARK: - Equality

extension Record {
  public static func areEqual(_ one: Record, _ other: Record) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.name, other.name),
      Equality.of(one.email, other.email),
      Equality.of(one.age, other.age),
      Equality.of(one.active, other.active),
      Equality.of(one.score, other.score),
      Equality.of(one.city, other.city)
    else { return false }
    return true
  }
}
