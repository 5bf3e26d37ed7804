// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

import EndpointRuntime

/// The body of an error.
public struct Problem: Equatable, Sendable, WireDecodable {
  public let message: String

  public init(message: String) {
    self.message = message
  }
}

// MARK: - Coding

extension Problem {
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
