// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct NotificationSubscriptionPreference: MemberwiseEquatable, Sendable {
  public var thread: NotificationThread
  public var comment: NotificationReactions
  public var subscriber: NotificationSubscriber
  public var d: Int
  public var e: Int

  public init(
    thread: NotificationThread,
    comment: NotificationReactions,
    subscriber: NotificationSubscriber,
    d: Int,
    e: Int
  ) {
    self.thread = thread
    self.comment = comment
    self.subscriber = subscriber
    self.d = d
    self.e = e
  }

  public static func areEqual(
    _ one: NotificationSubscriptionPreference,
    _ other: NotificationSubscriptionPreference
  ) -> Bool {
    guard Equality.of(one.thread, other.thread), Equality.of(one.comment, other.comment),
      Equality.of(one.subscriber, other.subscriber), Equality.of(one.d, other.d),
      Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}

extension NotificationSubscriptionPreference: JSONDecodable {
  private static let keys: JSONKeys = "thread comment subscriber d e"

  public init?(from json: inout JSONReader) {
    var thread: NotificationThread?
    var comment: NotificationReactions?
    var subscriber: NotificationSubscriber?
    var d = 0
    var e = 0
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: thread = NotificationThread(from: &json)
      case 1: comment = NotificationReactions(from: &json)
      case 2: subscriber = NotificationSubscriber(from: &json)
      case 3: json.int(&d)
      default: json.int(&e)
      }
    }
    guard json.finish(&fields, required: 0b11111), let thread, let comment, let subscriber
    else { return nil }
    self.init(thread: thread, comment: comment, subscriber: subscriber, d: d, e: e)
  }
}

extension NotificationSubscriptionPreference: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("thread", thread)
    json.field("comment", comment)
    json.field("subscriber", subscriber)
    json.field("d", d)
    json.field("e", e)
    json.endObject()
  }
}

public struct NotificationThread: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: NotificationThread, _ other: NotificationThread) -> Bool {
    guard Equality.of(one.a, other.a), Equality.of(one.b, other.b), Equality.of(one.c, other.c),
      Equality.of(one.d, other.d), Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}

extension NotificationThread: JSONDecodable {
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

extension NotificationThread: JSONEncodable {
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

public struct NotificationReactions: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: NotificationReactions, _ other: NotificationReactions) -> Bool
  {
    guard Equality.of(one.a, other.a), Equality.of(one.b, other.b), Equality.of(one.c, other.c),
      Equality.of(one.d, other.d), Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}

extension NotificationReactions: JSONDecodable {
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

extension NotificationReactions: JSONEncodable {
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
