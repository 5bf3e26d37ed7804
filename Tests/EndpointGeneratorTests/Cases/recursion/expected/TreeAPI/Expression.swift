// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public indirect enum Expression: Equatable, Sendable, WireDecodable {
  case number(Double)
  case list([Expression])
  case sum(Sum)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Sum: Equatable, Sendable, WireDecodable {
  public let left: Expression
  public let right: Expression

  public init(left: Expression, right: Expression) {
    self.left = left
    self.right = right
  }
}

// MARK: - Coding

extension Expression {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.double() }) {
      self = .number(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Expression.self) }) {
      self = .list(value)
      return
    }
    if let value = json.attempt({ Sum(from: &$0) }) {
      self = .sum(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

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
