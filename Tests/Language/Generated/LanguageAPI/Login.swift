// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Login: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Login, _ other: Login) -> Bool {
    guard Equality.of(one.user, other.user), Equality.of(one.password, other.password),
      Equality.of(one.pins, other.pins), Equality.of(one.passKey, other.passKey),
      Equality.of(one.deep, other.deep), Equality.of(one.level, other.level)
    else { return false }
    return true
  }
}

extension Login: JSONDecodable {
  private static let keys: JSONKeys = "user password pins pass_key level"

  public init?(from json: inout JSONReader) {
    var user = ""
    var password = ""
    var pins: [Int]?
    var passKey: Point?
    var level: Int = 7
    var fields = json.object(Self.keys, secret: 0b11110)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&user)
      case .f1: json.string(&password)
      case .f2: json.array(&pins)
      case .f3: passKey = Point(from: &json)
      default: json.int(&level)
      }
    }
    let deep = json.at("inner.deep", of: fields, secret: true) { $0.string() }
    guard json.finish(&fields, required: 0b00011) else { return nil }
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

extension Login: JSONEncodable {
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

extension Login: CustomReflectable {
  /// The secrets are masked, here and wherever the value is printed.
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
