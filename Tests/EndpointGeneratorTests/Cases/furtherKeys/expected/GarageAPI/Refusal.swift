// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Refusal: Equatable, Sendable, WireDecodable {
  public let reason: String
  public let until: Date?

  public init(reason: String, until: Date? = nil) {
    self.reason = reason
    self.until = until
  }
}

// MARK: - Coding

extension Refusal {
  private enum WireKey: ~Copyable {
    case reason
    case until
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("reason required", as: .reason)
    keys.add("until", as: .until)
  }

  public init?(from json: inout JSONReader) {
    var reason = ""
    var until: Date?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .reason: json.string(&reason)
      case .until: until = json.date(.unix)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(reason: reason, until: until)
  }
}
