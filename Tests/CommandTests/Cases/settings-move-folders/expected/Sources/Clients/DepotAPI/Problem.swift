// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_spi(Generated) import EndpointRuntime

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
