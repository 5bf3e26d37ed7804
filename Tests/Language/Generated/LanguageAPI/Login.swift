// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Login: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var user: String
  public var password: String
  public var pins: [Int]?
  public var passKey: Point?
  public var deep: String?
  public var level: Int

  public init(
    user: String,
    password: String,
    pins: [Int]? = nil,
    passKey: Point? = nil,
    deep: String? = nil,
    level: Int = 7
  ) {
    self.user = user
    self.password = password
    self.pins = pins
    self.passKey = passKey
    self.deep = deep
    self.level = level
  }
}

// MARK: - Coding

extension Login {
  private enum WireKey: ~Copyable {
    case user
    case password
    case pins
    case passKey
    case level
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("user required", as: .user)
    keys.add("password required secret", as: .password)
    keys.add("pins secret", as: .pins)
    keys.add("pass_key secret", as: .passKey)
    keys.add("level secret", as: .level)
  }

  public init?(from json: inout JSONReader) {
    var user = ""
    var password = ""
    var pins: [Int]?
    var passKey: Point?
    var level: Int = 7
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .user: json.string(&user)
      case .password: json.string(&password)
      case .pins: json.array(&pins)
      case .passKey: json.value(&passKey)
      case .level: json.int(&level)
      }
    }
    let deep = json.at("inner.deep", of: object, secret: true) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(
      user: user,
      password: password,
      pins: pins,
      passKey: passKey,
      deep: deep,
      level: level
    )
  }
}

extension Login {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("user", user)
    json.field("password", password, secret: true)
    json.field("pins", pins, secret: true)
    json.field("pass_key", passKey, secret: true)
    if deep != nil {
      json.beginObject("inner")
      json.field("deep", deep, secret: true)
      json.endObject()
    }
    json.field("level", level, secret: true)
    json.endObject()
  }
}

// MARK: - Equality

extension Login {
  public static func areEqual(_ one: Login, _ other: Login) -> Bool {
    guard Equality.of(one.user, other.user),
      Equality.of(one.password, other.password),
      Equality.of(one.pins, other.pins),
      Equality.of(one.passKey, other.passKey),
      Equality.of(one.deep, other.deep),
      Equality.of(one.level, other.level)
    else { return false }
    return true
  }
}

// MARK: - Printing

extension Login: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "user": user,
        "password": Secret.masked,
        "pins": Secret.masked,
        "passKey": Secret.masked,
        "deep": Secret.masked,
        "level": Secret.masked,
      ]
    )
  }
}
