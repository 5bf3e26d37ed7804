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
