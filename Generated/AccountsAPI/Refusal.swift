// Generated from Specs/Accounts.json by endpoints. Do not edit.

import EndpointRuntime

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

  private static let keys: WireKeys = """
    message required
    """

  public init?(from json: inout JSONReader) {
    var message = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .message: json.string(&message)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(message: message)
  }
}
