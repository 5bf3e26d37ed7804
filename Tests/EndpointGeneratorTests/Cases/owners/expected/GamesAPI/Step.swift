// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Step: Equatable, Sendable, WireDecodable {
  public let height: Int

  public init(height: Int) {
    self.height = height
  }
}

// MARK: - Coding

extension Step {
  private enum WireKey: ~Copyable {
    case height
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("height required", as: .height)
  }

  public init?(from json: inout JSONReader) {
    var height = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .height: json.int(&height)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(height: height)
  }
}
