// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationSubscriptionPreferenceUpdate:
  Equatable, Sendable, WireDecodable, WireEncodable
{
  public var reason: IssueNotificationSubscriptionReason

  public init(reason: IssueNotificationSubscriptionReason) {
    self.reason = reason
  }

  @available(*, deprecated, renamed: "init(reason:)")
  public init(notificationSubscriptionReasonOrAnotherOne: IssueNotificationSubscriptionReason) {
    self.init(reason: notificationSubscriptionReasonOrAnotherOne)
  }

  @available(*, deprecated, renamed: "reason")
  public var notificationSubscriptionReasonOrAnotherOne: IssueNotificationSubscriptionReason {
    get { reason }
    set { reason = newValue }
  }
}

// MARK: - Coding

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
