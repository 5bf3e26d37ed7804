// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationSubscriptionPreference:
  MemberwiseEquatable, Sendable, WireDecodable, WireEncodable
{
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
}

// MARK: - Coding

extension NotificationSubscriptionPreference {
  private enum WireKey: ~Copyable {
    case thread
    case comment
    case subscriber
    case d
    case e
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("thread required", as: .thread)
    keys.add("comment required", as: .comment)
    keys.add("subscriber required", as: .subscriber)
    keys.add("d required", as: .d)
    keys.add("e required", as: .e)
  }

  public init?(from json: inout JSONReader) {
    var thread: NotificationThread?
    var comment: NotificationReactions?
    var subscriber: NotificationSubscriber?
    var d = 0
    var e = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .thread: json.value(&thread)
      case .comment: json.value(&comment)
      case .subscriber: json.value(&subscriber)
      case .d: json.int(&d)
      case .e: json.int(&e)
      }
    }
    guard json.finish(&object), let thread, let comment, let subscriber else { return nil }
    self.init(thread: thread, comment: comment, subscriber: subscriber, d: d, e: e)
  }
}

extension NotificationSubscriptionPreference {
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

// MARK: - Equality

extension NotificationSubscriptionPreference {
  public static func areEqual(
    _ one: NotificationSubscriptionPreference,
    _ other: NotificationSubscriptionPreference
  ) -> Bool {
    guard Equality.of(one.thread, other.thread),
      Equality.of(one.comment, other.comment),
      Equality.of(one.subscriber, other.subscriber),
      Equality.of(one.d, other.d),
      Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}
