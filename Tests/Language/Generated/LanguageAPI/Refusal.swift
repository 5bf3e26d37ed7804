// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Refusal: Equatable, Sendable, WireDecodable {
  public let reason: String?

  public init(reason: String? = nil) {
    self.reason = reason
  }
}

// MARK: - Coding

extension Refusal {
  private enum WireKey: ~Copyable {
    case reason
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("reason", as: .reason)
  }

  public init?(from json: inout JSONReader) {
    var reason: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .reason: json.string(&reason)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(reason: reason)
  }
}
