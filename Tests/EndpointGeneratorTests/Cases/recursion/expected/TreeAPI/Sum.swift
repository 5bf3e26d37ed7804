// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Sum: Equatable, Sendable, WireDecodable {
  public let left: Expression
  public let right: Expression

  public init(left: Expression, right: Expression) {
    self.left = left
    self.right = right
  }
}

// MARK: - Coding

extension Sum {
  private enum WireKey: ~Copyable {
    case left
    case right
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("left required nullable", as: .left)
    keys.add("right required nullable", as: .right)
  }

  public init?(from json: inout JSONReader) {
    var left: Expression?
    var right: Expression?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .left: json.value(&left)
      case .right: json.value(&right)
      }
    }
    guard json.finish(&object), let left, let right else { return nil }
    self.init(left: left, right: right)
  }
}
