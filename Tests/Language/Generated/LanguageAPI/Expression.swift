// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public indirect enum Expression: Equatable, Sendable {
  case literal(Double)
  case sum(Sum)
  case list([Expression])
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Expression: JSONDecodable {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.double() }) {
      self = .literal(value)
      return
    }
    if let value = json.attempt({ Sum(from: &$0) }) {
      self = .sum(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Expression.self) }) {
      self = .list(value)
      return
    }
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

extension Expression: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .literal(let value):
      json.encode(value: value)
    case .sum(let value):
      json.encode(value: value)
    case .list(let value):
      json.array(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}

public struct Sum: Equatable, Sendable {
  public var left: Expression
  public var right: Expression

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

extension Sum: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("left", left)
    json.field("right", right)
    json.endObject()
  }
}
