// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum NotificationSubscriptionPreferenceEvent:
  Equatable, Sendable, WireDecodable, WireEncodable
{
  case notificationSubscriptionPreferenceWasUpdated(NotificationSubscriptionPreferenceUpdate)
  case notificationSubscriptionPreferenceWasRemoved(NotificationSubscriptionPreferenceRemoval)
}

// MARK: - Coding

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
