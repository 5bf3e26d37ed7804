// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Envelope: Equatable, Sendable, WireDecodable {
  public let error: Detail?

  public init(error: Detail? = nil) {
    self.error = error
  }
}

// MARK: - Coding

extension Envelope {
  private enum WireKey: ~Copyable {
    case error
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("error", as: .error)
  }

  public init?(from json: inout JSONReader) {
    var error: Detail?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .error: json.value(&error)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(error: error)
  }
}
