// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

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
