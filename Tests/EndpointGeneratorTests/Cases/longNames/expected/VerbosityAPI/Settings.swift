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
    while let field = json.next(&fields) {
      switch field {
      case 0:
        notificationSubscriptionReason =
          IssueNotificationSubscriptionReason(from: &json) ?? notificationSubscriptionReason
      case 1:
        notificationSubscriptionReasonOfAllTheOthers =
          IssueNotificationSubscriptionReason(from: &json)
          ?? notificationSubscriptionReasonOfAllTheOthers
      case 2:
        notificationSubscriptionPreferenceUpdates =
          json.dictionary(of: NotificationSubscriptionPreferenceUpdate.self)
      case 3:
        notificationSubscriptionPreferenceUpdateDates =
          json.dictionary { $0.array { $0.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX")) } }
      case 4:
        notificationSubscriptionPreferenceRemovalDates =
          json.patch { $0.array { $0.date(.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX")) } }
          ?? notificationSubscriptionPreferenceRemovalDates
      case 5: json.string(&greeting)
      case 6: json.array(&names)
      case 7: json.dictionary(&counts)
      case 8: change = NotificationSubscriptionPreferenceChange(from: &json)
      case 9: event = NotificationSubscriptionPreferenceEvent(from: &json)
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
