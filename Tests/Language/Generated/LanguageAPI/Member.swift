// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Member: MemberwiseEquatable, Sendable {
  public var id: Int?
  public var name: String
  public var seen: Date?
  public var password: String?
  public var invite: String?
  public var role: String

  public init(
    id: Int? = nil,
    name: String,
    seen: Date? = nil,
    password: String? = nil,
    invite: String? = nil,
    role: String = "guest"
  ) {
    self.id = id
    self.name = name
    self.seen = seen
    self.password = password
    self.invite = invite
    self.role = role
  }

  public static func areEqual(_ one: Member, _ other: Member) -> Bool {
    guard Equality.of(one.id, other.id), Equality.of(one.name, other.name),
      Equality.of(one.seen, other.seen), Equality.of(one.password, other.password),
      Equality.of(one.invite, other.invite), Equality.of(one.role, other.role)
    else { return false }
    return true
  }
}

extension Member: JSONDecodable {
  private static let keys: JSONKeys = "id name seen role"

  public init?(from json: inout JSONReader) {
    var id: Int?
    var name = ""
    var seen: Date?
    var role: String = "guest"
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&name)
      case .f2: seen = json.date(.unix)
      default: json.string(&role)
      }
    }
    guard json.finish(&fields, required: 0b0010) else { return nil }
    self.init(id: id, name: name, seen: seen, role: role)
  }
}

extension Member: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("password", password, secret: true)
    json.field("invite", invite)
    json.endObject()
  }
}

extension Member: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "id": id,
        "name": name,
        "seen": seen,
        "password": Secret.masked,
        "invite": invite,
        "role": role,
      ]
    )
  }
}
