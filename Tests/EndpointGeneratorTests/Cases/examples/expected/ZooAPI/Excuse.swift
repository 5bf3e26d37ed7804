// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Excuse: Equatable, Sendable, WireDecodable {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

// MARK: - Coding

extension Excuse {
  private enum WireKey: ~Copyable {
    case text
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text required", as: .text)
  }

  public init?(from json: inout JSONReader) {
    var text = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(text: text)
  }
}
