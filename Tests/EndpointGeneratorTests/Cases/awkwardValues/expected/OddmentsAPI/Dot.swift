// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Dot: Equatable, Sendable, WireDecodable {
  public let x: Int

  public init(x: Int) {
    self.x = x
  }
}

// MARK: - Coding

extension Dot {
  private enum WireKey: ~Copyable {
    case x
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("x required", as: .x)
  }

  public init?(from json: inout JSONReader) {
    var x = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .x: json.int(&x)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(x: x)
  }
}
