// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Settings: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
    .mentionedInAComment,
    .mentionedInACommentOrSomewhereElse,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct NotificationSubscriptionPreferenceUpdate:
  Equatable, Sendable, WireDecodable, WireEncodable
{
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

public struct NotificationReactions: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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

public struct NotificationSubscriber: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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

public struct NotificationSubscriptionPreferenceRemoval:
  Equatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}

public enum NotificationSubscriptionPreferenceChange:
  Equatable, Sendable, WireDecodable, WireEncodable
{
  case update([NotificationSubscriptionPreferenceUpdate])
  case removals([String: NotificationSubscriptionPreferenceRemoval])
}

public enum NotificationSubscriptionPreferenceEvent:
  Equatable, Sendable, WireDecodable, WireEncodable
{
  case notificationSubscriptionPreferenceWasUpdated(NotificationSubscriptionPreferenceUpdate)
  case notificationSubscriptionPreferenceWasRemoved(NotificationSubscriptionPreferenceRemoval)
}

// MARK: - Coding

extension Settings {
  private enum WireKey: ~Copyable {
    case notificationSubscriptionReason
    case notificationSubscriptionReasonOfAllTheOthers
    case notificationSubscriptionPreferenceUpdates
    case notificationSubscriptionPreferenceUpdateDates
    case notificationSubscriptionPreferenceRemovalDates
    case greeting
    case names
    case counts
    case change
    case event
    case preference
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("notification_subscription_reason", as: .notificationSubscriptionReason)
    keys.add(
      "notification_subscription_reason_of_all_the_others",
      as: .notificationSubscriptionReasonOfAllTheOthers
    )
    keys.add(
      "notification_subscription_preference_updates required",
      as: .notificationSubscriptionPreferenceUpdates
    )
    keys.add(
      "notification_subscription_preference_update_dates required",
      as: .notificationSubscriptionPreferenceUpdateDates
    )
    keys.add(
      "notification_subscription_preference_removal_dates nullable",
      as: .notificationSubscriptionPreferenceRemovalDates
    )
    keys.add("greeting", as: .greeting)
    keys.add("names", as: .names)
    keys.add("counts", as: .counts)
    keys.add("change required", as: .change)
    keys.add("event required", as: .event)
    keys.add("preference", as: .preference)
  }

  public init?(from json: inout JSONReader) {
    var notificationSubscriptionReason: IssueNotificationSubscriptionReason = .mentionedInAComment
    var notificationSubscriptionReasonOfAllTheOthers: IssueNotificationSubscriptionReason =
      .mentionedInACommentOrSomewhereElse
    var notificationSubscriptionPreferenceUpdates:
      [String: NotificationSubscriptionPreferenceUpdate] = [:]
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
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .notificationSubscriptionReason: json.value(&notificationSubscriptionReason)
      case .notificationSubscriptionReasonOfAllTheOthers:
        json.value(&notificationSubscriptionReasonOfAllTheOthers)
      case .notificationSubscriptionPreferenceUpdates:
        json.dictionary(&notificationSubscriptionPreferenceUpdates)
      case .notificationSubscriptionPreferenceUpdateDates:
        notificationSubscriptionPreferenceUpdateDates = json.dictionary {
          $0.array { $0.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX")) }
        }
      case .notificationSubscriptionPreferenceRemovalDates:
        notificationSubscriptionPreferenceRemovalDates =
          json.patch { $0.array { $0.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX")) } }
          ?? notificationSubscriptionPreferenceRemovalDates
      case .greeting: json.string(&greeting)
      case .names: json.array(&names)
      case .counts: json.dictionary(&counts)
      case .change: json.value(&change)
      case .event: json.value(&event)
      case .preference: json.value(&preference)
      }
    }
    let owner = json.at(
      "notification_subscription_preference_settings.owner.display_name_of_the_owner",
      of: object,
      required: true
    ) { $0.string() }
    let level =
      json.at("notification_subscription_preference_settings.owner.level", of: object) { $0.int() }
      ?? 1
    guard json.finish(&object),
      let notificationSubscriptionPreferenceUpdateDates,
      let change,
      let event,
      let owner
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

extension Settings {
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

extension NotificationSubscriptionPreferenceUpdate {
  private enum WireKey: ~Copyable {
    case reason
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("reason required", as: .reason)
  }

  public init?(from json: inout JSONReader) {
    var reason: IssueNotificationSubscriptionReason?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .reason: json.value(&reason)
      }
    }
    guard json.finish(&object), let reason else { return nil }
    self.init(reason: reason)
  }
}

extension NotificationSubscriptionPreferenceUpdate {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("reason", reason)
    json.endObject()
  }
}

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

extension NotificationReactions {
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

extension NotificationReactions {
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

extension NotificationSubscriber {
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

extension NotificationSubscriber {
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

extension NotificationSubscriptionPreferenceRemoval {
  private enum WireKey: ~Copyable {
    case id
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id)
  }
}

extension NotificationSubscriptionPreferenceRemoval {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.endObject()
  }
}

extension NotificationSubscriptionPreferenceChange {
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

extension NotificationSubscriptionPreferenceChange {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .update(let value):
      json.array(value)
    case .removals(let value):
      json.dictionary(value)
    }
  }
}

extension NotificationSubscriptionPreferenceEvent {
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

extension NotificationSubscriptionPreferenceEvent {
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

// MARK: - Equality

extension Settings {
  public static func areEqual(_ one: Settings, _ other: Settings) -> Bool {
    guard Equality.of(one.notificationSubscriptionReason, other.notificationSubscriptionReason),
      Equality.of(
        one.notificationSubscriptionReasonOfAllTheOthers,
        other.notificationSubscriptionReasonOfAllTheOthers
      ),
      Equality.of(
        one.notificationSubscriptionPreferenceUpdates,
        other.notificationSubscriptionPreferenceUpdates
      ),
      Equality.of(
        one.notificationSubscriptionPreferenceUpdateDates,
        other.notificationSubscriptionPreferenceUpdateDates
      ),
      Equality.of(
        one.notificationSubscriptionPreferenceRemovalDates,
        other.notificationSubscriptionPreferenceRemovalDates
      ),
      Equality.of(one.greeting, other.greeting),
      Equality.of(one.names, other.names),
      Equality.of(one.counts, other.counts),
      Equality.of(one.change, other.change),
      Equality.of(one.event, other.event),
      Equality.of(one.owner, other.owner),
      Equality.of(one.preference, other.preference),
      Equality.of(one.level, other.level)
    else { return false }
    return true
  }
}

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

extension NotificationReactions {
  public static func areEqual(
    _ one: NotificationReactions,
    _ other: NotificationReactions
  ) -> Bool {
    guard Equality.of(one.a, other.a),
      Equality.of(one.b, other.b),
      Equality.of(one.c, other.c),
      Equality.of(one.d, other.d),
      Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}

extension NotificationSubscriber {
  public static func areEqual(
    _ one: NotificationSubscriber,
    _ other: NotificationSubscriber
  ) -> Bool {
    guard Equality.of(one.a, other.a),
      Equality.of(one.b, other.b),
      Equality.of(one.c, other.c),
      Equality.of(one.d, other.d),
      Equality.of(one.e, other.e)
    else { return false }
    return true
  }
}
