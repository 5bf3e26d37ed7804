// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationSubscriptionPreferenceRemoval:
  Equatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public var id: Int

  public init(id: Int) {
    self.id = id
  }
}

// MARK: - Coding

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
