// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct NotificationSubscriber: MemberwiseEquatable, Sendable {
  public var a: Int
  public var b: Int
  public var c: Int
  public var d: Int
  public var e: Int

  public init(a: Int, b: Int, c: Int, d: Int, e: Int) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }

  public static func areEqual(_ one: NotificationSubscriber, _ other: NotificationSubscriber)
    -> Bool
  {
    guard Equality.of(one.a, other.a), Equality.of(one.b, other.b), Equality.of(one.c, other.c),
      Equality.of(one.d, other.d), Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}

extension NotificationSubscriber: JSONDecodable {
  private static let keys: JSONKeys = "a b c d e"

  public init?(from json: inout JSONReader) {
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: json.int(&a)
      case 1: json.int(&b)
      case 2: json.int(&c)
      case 3: json.int(&d)
      default: json.int(&e)
      }
    }
    guard json.finish(&fields, required: 0b11111) else { return nil }
    self.init(a: a, b: b, c: c, d: d, e: e)
  }
}

extension NotificationSubscriber: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("a", a)
    json.field("b", b)
    json.field("c", c)
    json.field("d", d)
    json.field("e", e)
    json.endObject()
  }
}
