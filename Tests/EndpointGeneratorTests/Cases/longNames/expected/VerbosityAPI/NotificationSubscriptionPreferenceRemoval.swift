// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

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
