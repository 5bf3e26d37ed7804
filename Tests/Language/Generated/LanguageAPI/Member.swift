// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Member: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
}

// MARK: - Coding

extension Member {
  private enum WireKey: ~Copyable {
    case id
    case name
    case seen
    case role
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id", as: .id)
    keys.add("name required", as: .name)
    keys.add("seen", as: .seen)
    keys.add("role", as: .role)
  }

  public init?(from json: inout JSONReader) {
    var id: Int?
    var name = ""
    var seen: Date?
    var role: String = "guest"
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .seen: seen = json.date(.unix)
      case .role: json.string(&role)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, seen: seen, role: role)
  }
}

extension Member {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("password", password, secret: true)
    json.field("invite", invite)
    json.endObject()
  }
}

// MARK: - Equality

extension Member {
  public static func areEqual(_ one: Member, _ other: Member) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.name, other.name),
      Equality.of(one.seen, other.seen),
      Equality.of(one.password, other.password),
      Equality.of(one.invite, other.invite),
      Equality.of(one.role, other.role)
    else { return false }
    return true
  }
}

// MARK: - Printing

extension Member: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
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
