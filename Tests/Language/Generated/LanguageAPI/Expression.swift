// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Expression: Equatable, Sendable, WireDecodable, WireEncodable {
  case literal(Double)
  case sum(Sum)
  case list([Expression])
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Expression {
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
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Expression {
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
