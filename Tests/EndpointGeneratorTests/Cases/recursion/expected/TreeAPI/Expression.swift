// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public indirect enum Expression: Equatable, Sendable {
  case number(Double)
  case list([Expression])
  case sum(Sum)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Expression: JSONDecodable {
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
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

public struct Sum: Equatable, Sendable {
  public let left: Expression
  public let right: Expression

  public init(left: Expression, right: Expression) {
    self.left = left
    self.right = right
  }
}

extension Sum: JSONDecodable {
  private static let keys: JSONKeys = "left right"

  public init?(from json: inout JSONReader) {
    var left: Expression?
    var right: Expression?
    var fields = json.object(Self.keys, nulls: 0b11)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: left = Expression(from: &json)
      default: right = Expression(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11), let left, let right else { return nil }
    self.init(left: left, right: right)
  }
}
