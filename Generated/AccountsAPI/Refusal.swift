// Generated from Specs/Accounts.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// Why the server said no.
public struct Refusal: Equatable, Sendable, WireDecodable {
  public let message: String

  public init(message: String) {
    self.message = message
  }
}

// MARK: - Coding

extension Refusal {
  private enum WireKey: ~Copyable {
    case message
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("message required", as: .message)
  }

  public init?(from json: inout JSONReader) {
    var message = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(message: message)
  }
}
