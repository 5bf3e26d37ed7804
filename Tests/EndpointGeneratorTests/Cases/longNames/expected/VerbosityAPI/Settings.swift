// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
