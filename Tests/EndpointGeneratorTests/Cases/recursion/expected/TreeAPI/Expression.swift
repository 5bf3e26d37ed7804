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
