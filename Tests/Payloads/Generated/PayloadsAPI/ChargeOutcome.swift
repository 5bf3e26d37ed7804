// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct ChargeOutcome: Equatable, Sendable, WireDecodable, WireEncodable {
  public let networkStatus: String?
  public let reason: String?
  public let sellerMessage: String?
  public let type: String

  public init(
    networkStatus: String? = nil,
    reason: String? = nil,
    sellerMessage: String? = nil,
    type: String
  ) {
    self.networkStatus = networkStatus
    self.reason = reason
    self.sellerMessage = sellerMessage
    self.type = type
  }
}

// MARK: - Coding

extension ChargeOutcome {
  private enum WireKey: ~Copyable {
    case networkStatus
    case reason
    case sellerMessage
    case type
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("network_status", as: .networkStatus)
    keys.add("reason", as: .reason)
    keys.add("seller_message", as: .sellerMessage)
    keys.add("type required", as: .type)
  }

  public init?(from json: inout JSONReader) {
    var networkStatus: String?
    var reason: String?
    var sellerMessage: String?
    var type = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .networkStatus: json.string(&networkStatus)
      case .reason: json.string(&reason)
      case .sellerMessage: json.string(&sellerMessage)
      case .type: json.string(&type)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      networkStatus: networkStatus,
      reason: reason,
      sellerMessage: sellerMessage,
      type: type
    )
  }
}

extension ChargeOutcome {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("network_status", networkStatus)
    json.field("reason", reason)
    json.field("seller_message", sellerMessage)
    json.field("type", type)
    json.endObject()
  }
}
