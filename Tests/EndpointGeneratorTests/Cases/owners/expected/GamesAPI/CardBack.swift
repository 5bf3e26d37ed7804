// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CardBack: Equatable, Sendable, WireDecodable {
  public let color: CardBackColor

  public init(color: CardBackColor) {
    self.color = color
  }
}

// MARK: - Coding

extension CardBack {
  private enum WireKey: ~Copyable {
    case color
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("color required", as: .color)
  }

  public init?(from json: inout JSONReader) {
    var color: CardBackColor?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .color: json.value(&color)
      }
    }
    guard json.finish(&object), let color else { return nil }
    self.init(color: color)
  }
}
