// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// What went wrong.
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
    keys.add("ErrorMessage required", as: .message)
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
