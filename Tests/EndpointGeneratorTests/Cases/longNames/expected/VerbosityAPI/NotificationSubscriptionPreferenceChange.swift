// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum NotificationSubscriptionPreferenceChange:
  Equatable, Sendable, WireDecodable, WireEncodable
{
  case update([NotificationSubscriptionPreferenceUpdate])
  case removals([String: NotificationSubscriptionPreferenceRemoval])
}

// MARK: - Coding

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
