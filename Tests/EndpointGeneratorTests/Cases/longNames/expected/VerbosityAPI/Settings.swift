// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Settings: Equatable, Sendable {
  public var notificationSubscriptionReason: IssueNotificationSubscriptionReason
  public var notificationSubscriptionReasonOfAllTheOthers: IssueNotificationSubscriptionReason
  public var notificationSubscriptionPreferenceUpdates:
    [String: NotificationSubscriptionPreferenceUpdate]
  public var notificationSubscriptionPreferenceUpdateDates: [String: [Date]]
  public var notificationSubscriptionPreferenceRemovalDates: Patch<[Date]>
  public var greeting: String
  public var names: [String]
  public var counts: [String: [Int]]
  public var change: NotificationSubscriptionPreferenceChange
  public var event: NotificationSubscriptionPreferenceEvent
  public var owner: String
  @Indirect public var preference: NotificationSubscriptionPreference?
  public var level: Int

  public init(
    notificationSubscriptionReason: IssueNotificationSubscriptionReason = .mentionedInAComment,
    notificationSubscriptionReasonOfAllTheOthers: IssueNotificationSubscriptionReason =
      .mentionedInACommentOrSomewhereElse,
    notificationSubscriptionPreferenceUpdates: [String: NotificationSubscriptionPreferenceUpdate],
    notificationSubscriptionPreferenceUpdateDates: [String: [Date]],
    notificationSubscriptionPreferenceRemovalDates: Patch<[Date]> = .keep,
    greeting: String = """
    A very long \"default\" text  that goes on and on until nobody can read it in one line of a \
    hundred columns.
    """,
    names: [String] = [
      "a very long default text",
      "that goes on and on until",
      "nobody can read it any more",
      "on one line",
    ],
    counts: [String: [Int]] = [
      "a very long default text": [1, 2],
      "that goes on and on": [1_000_000],
    ],
    change: NotificationSubscriptionPreferenceChange,
    event: NotificationSubscriptionPreferenceEvent,
    owner: String,
    preference: NotificationSubscriptionPreference? = nil,
    level: Int = 1
  ) {
    self.notificationSubscriptionReason = notificationSubscriptionReason
    self.notificationSubscriptionReasonOfAllTheOthers = notificationSubscriptionReasonOfAllTheOthers
    self.notificationSubscriptionPreferenceUpdates = notificationSubscriptionPreferenceUpdates
    self.notificationSubscriptionPreferenceUpdateDates =
      notificationSubscriptionPreferenceUpdateDates
    self.notificationSubscriptionPreferenceRemovalDates =
      notificationSubscriptionPreferenceRemovalDates
    self.greeting = greeting
    self.names = names
    self.counts = counts
    self.change = change
    self.event = event
    self.owner = owner
    self.preference = preference
    self.level = level
  }
}

extension Settings: JSONDecodable {
  private static let keys: JSONKeys = """
    notification_subscription_reason notification_subscription_reason_of_all_the_others \
    notification_subscription_preference_updates notification_subscription_preference_update_dates \
    notification_subscription_preference_removal_dates greeting names counts change event \
    preference
    """

  public init?(from json: inout JSONReader) {
    var notificationSubscriptionReason: IssueNotificationSubscriptionReason = .mentionedInAComment
    var notificationSubscriptionReasonOfAllTheOthers: IssueNotificationSubscriptionReason =
      .mentionedInACommentOrSomewhereElse
    var notificationSubscriptionPreferenceUpdates:
      [String: NotificationSubscriptionPreferenceUpdate]?
    var notificationSubscriptionPreferenceUpdateDates: [String: [Date]]?
    var notificationSubscriptionPreferenceRemovalDates: Patch<[Date]> = .keep
    var greeting: String = """
      A very long \"default\" text  that goes on and on until nobody can read it in one line of a \
      hundred columns.
      """
    var names: [String] = [
      "a very long default text",
      "that goes on and on until",
      "nobody can read it any more",
      "on one line",
    ]
    var counts: [String: [Int]] = [
      "a very long default text": [1, 2],
      "that goes on and on": [1_000_000],
    ]
    var change: NotificationSubscriptionPreferenceChange?
    var event: NotificationSubscriptionPreferenceEvent?
    var preference: NotificationSubscriptionPreference?
    var fields = json.object(Self.keys, nulls: 0x10)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0:
        notificationSubscriptionReason =
          IssueNotificationSubscriptionReason(from: &json) ?? notificationSubscriptionReason
      case .f1:
        notificationSubscriptionReasonOfAllTheOthers =
          IssueNotificationSubscriptionReason(from: &json)
          ?? notificationSubscriptionReasonOfAllTheOthers
      case .f2:
        notificationSubscriptionPreferenceUpdates =
          json.dictionary(of: NotificationSubscriptionPreferenceUpdate.self)
      case .f3:
        notificationSubscriptionPreferenceUpdateDates =
          json.dictionary { $0.array { $0.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX")) } }
      case .f4:
        notificationSubscriptionPreferenceRemovalDates =
          json.patch { $0.array { $0.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX")) } }
          ?? notificationSubscriptionPreferenceRemovalDates
      case .f5: json.string(&greeting)
      case .f6: json.array(&names)
      case .f7: json.dictionary(&counts)
      case .f8: change = NotificationSubscriptionPreferenceChange(from: &json)
      case .f9: event = NotificationSubscriptionPreferenceEvent(from: &json)
      default: preference = NotificationSubscriptionPreference(from: &json)
      }
    }
    let owner = json.at(
      "notification_subscription_preference_settings.owner.display_name_of_the_owner",
      of: fields,
      required: true
    ) {
      $0.string()
    }
    let level =
      json.at("notification_subscription_preference_settings.owner.level", of: fields) {
        $0.int()
      } ?? 1
    guard json.finish(&fields, required: 0x30c), let notificationSubscriptionPreferenceUpdates,
      let notificationSubscriptionPreferenceUpdateDates, let change, let event, let owner
    else { return nil }
    self.init(
      notificationSubscriptionReason: notificationSubscriptionReason,
      notificationSubscriptionReasonOfAllTheOthers: notificationSubscriptionReasonOfAllTheOthers,
      notificationSubscriptionPreferenceUpdates: notificationSubscriptionPreferenceUpdates,
      notificationSubscriptionPreferenceUpdateDates: notificationSubscriptionPreferenceUpdateDates,
      notificationSubscriptionPreferenceRemovalDates:
        notificationSubscriptionPreferenceRemovalDates,
      greeting: greeting,
      names: names,
      counts: counts,
      change: change,
      event: event,
      owner: owner,
      preference: preference,
      level: level
    )
  }
}

extension Settings: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("notification_subscription_reason", notificationSubscriptionReason)
    json.field(
      "notification_subscription_reason_of_all_the_others",
      notificationSubscriptionReasonOfAllTheOthers
    )
    json.field(
      "notification_subscription_preference_updates",
      notificationSubscriptionPreferenceUpdates
    )
    json.field("notification_subscription_preference_update_dates") { json in
      json.dictionary(notificationSubscriptionPreferenceUpdateDates) { json, value in
        json.array(value) { json, value in
          json.date(value, .pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"))
        }
      }
    }
    json.field(
      "notification_subscription_preference_removal_dates",
      notificationSubscriptionPreferenceRemovalDates
    ) { json, value in
      json.array(value) { json, value in
        json.date(value, .pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"))
      }
    }
    json.field("greeting", greeting)
    json.field("names", names)
    json.field("counts", counts)
    json.field("change", change)
    json.field("event", event)
    json.beginObject("notification_subscription_preference_settings")
    json.beginObject("owner")
    json.field("display_name_of_the_owner", owner)
    json.field("level", level)
    json.endObject()
    json.endObject()
    json.field("preference", preference)
    json.endObject()
  }
}

extension Settings {
  /// `GET /settings`
  public static func get() -> Verbosity.Request<Settings> {
    .init(.get, "/settings", endpoint: "Settings.get")
  }

  /// `PUT /settings`
  public static func put(_ settings: Settings) -> Verbosity.Request<Void> {
    .init(.put, "/settings", endpoint: "Settings.put", body: .json(settings))
  }
}

public struct IssueNotificationSubscriptionReason: OpenEnum {
  public static let mentionedInAComment = IssueNotificationSubscriptionReason(
    rawValue: "MENTIONED_IN_A_COMMENT"
  )
  public static let mentionedInACommentOrSomewhereElse = IssueNotificationSubscriptionReason(
    rawValue: "MENTIONED_IN_A_COMMENT_OR_SOMEWHERE_ELSE"
  )

  public static let allCases: [IssueNotificationSubscriptionReason] = [
    .mentionedInAComment, .mentionedInACommentOrSomewhereElse,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct NotificationSubscriptionPreferenceUpdate: Equatable, Sendable {
  public var reason: IssueNotificationSubscriptionReason

  public init(reason: IssueNotificationSubscriptionReason) {
    self.reason = reason
  }

  @available(*, deprecated, renamed: "reason")
  public var notificationSubscriptionReasonOrAnotherOne: IssueNotificationSubscriptionReason {
    get { reason }
    set { reason = newValue }
  }
}

extension NotificationSubscriptionPreferenceUpdate: JSONDecodable {
  private static let keys: JSONKeys = "reason"

  public init?(from json: inout JSONReader) {
    var reason: IssueNotificationSubscriptionReason?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      reason = IssueNotificationSubscriptionReason(from: &json)
    }
    guard json.finish(&fields, required: 0b1), let reason else { return nil }
    self.init(reason: reason)
  }
}

extension NotificationSubscriptionPreferenceUpdate: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("reason", reason)
    json.endObject()
  }
}

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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: thread = NotificationThread(from: &json)
      case .f1: comment = NotificationReactions(from: &json)
      case .f2: subscriber = NotificationSubscriber(from: &json)
      case .f3: json.int(&d)
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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&a)
      case .f1: json.int(&b)
      case .f2: json.int(&c)
      case .f3: json.int(&d)
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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&a)
      case .f1: json.int(&b)
      case .f2: json.int(&c)
      case .f3: json.int(&d)
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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&a)
      case .f1: json.int(&b)
      case .f2: json.int(&c)
      case .f3: json.int(&d)
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

public struct NotificationSubscriptionPreferenceRemoval: Equatable, Sendable {
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}

extension NotificationSubscriptionPreferenceRemoval: JSONDecodable {
  private static let keys: JSONKeys = "id"

  public init?(from json: inout JSONReader) {
    var id = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&id)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(id: id)
  }
}

extension NotificationSubscriptionPreferenceRemoval: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.endObject()
  }
}

public enum NotificationSubscriptionPreferenceChange: Equatable, Sendable {
  case update([NotificationSubscriptionPreferenceUpdate])
  case removals([String: NotificationSubscriptionPreferenceRemoval])
}

extension NotificationSubscriptionPreferenceChange: JSONDecodable {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.array(of: NotificationSubscriptionPreferenceUpdate.self) }) {
      self = .update(value)
      return
    }
    if let value = json.attempt({
      $0.dictionary(of: NotificationSubscriptionPreferenceRemoval.self)
    }) {
      self = .removals(value)
      return
    }
    json.fail(
      expected: """
        one of [NotificationSubscriptionPreferenceUpdate], [String: \
        NotificationSubscriptionPreferenceRemoval]
        """
    )
    return nil
  }
}

extension NotificationSubscriptionPreferenceChange: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .update(let value):
      json.array(value)
    case .removals(let value):
      json.dictionary(value)
    }
  }
}

public enum NotificationSubscriptionPreferenceEvent: Equatable, Sendable {
  case notificationSubscriptionPreferenceWasUpdated(NotificationSubscriptionPreferenceUpdate)
  case notificationSubscriptionPreferenceWasRemoved(NotificationSubscriptionPreferenceRemoval)
}

extension NotificationSubscriptionPreferenceEvent: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("type") {
    case "notification_subscription_preference_was_updated":
      guard let value = NotificationSubscriptionPreferenceUpdate(from: &json) else { return nil }
      self = .notificationSubscriptionPreferenceWasUpdated(value)
    case "notification_subscription_preference_was_removed":
      guard let value = NotificationSubscriptionPreferenceRemoval(from: &json) else { return nil }
      self = .notificationSubscriptionPreferenceWasRemoved(value)
    default:
      json.fail(
        expected: """
          one of notification_subscription_preference_was_updated, \
          notification_subscription_preference_was_removed
          """
      )
      return nil
    }
  }
}

extension NotificationSubscriptionPreferenceEvent: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .notificationSubscriptionPreferenceWasUpdated(let value):
      json.beginObject()
      json.field("type", "notification_subscription_preference_was_updated")
      json.members(of: value)
      json.endObject()
    case .notificationSubscriptionPreferenceWasRemoved(let value):
      json.beginObject()
      json.field("type", "notification_subscription_preference_was_removed")
      json.members(of: value)
      json.endObject()
    }
  }
}
