// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Expression: Equatable, Sendable, WireDecodable {
  case number(Double)
  case list([Expression])
  case sum(Sum)
  /// A value that this version does not know.
  case unknown(JSONValue)
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
