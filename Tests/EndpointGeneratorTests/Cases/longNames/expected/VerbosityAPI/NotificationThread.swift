// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationThread: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
}

// MARK: - Coding

extension NotificationThread {
  private enum WireKey: ~Copyable {
    case a
    case b
    case c
    case d
    case e
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("a required", as: .a)
    keys.add("b required", as: .b)
    keys.add("c required", as: .c)
    keys.add("d required", as: .d)
    keys.add("e required", as: .e)
  }

  public init?(from json: inout JSONReader) {
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .a: json.int(&a)
      case .b: json.int(&b)
      case .c: json.int(&c)
      case .d: json.int(&d)
      case .e: json.int(&e)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(a: a, b: b, c: c, d: d, e: e)
  }
}

extension NotificationThread {
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

// MARK: - Equality

extension NotificationThread {
  public static func areEqual(_ one: NotificationThread, _ other: NotificationThread) -> Bool {
    guard Equality.of(one.a, other.a),
      Equality.of(one.b, other.b),
      Equality.of(one.c, other.c),
      Equality.of(one.d, other.d),
      Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}
