// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Term: Equatable, Sendable, WireDecodable, WireEncodable {
  case `in`(String)
  case `repeat`(Int)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Term {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.string() }) {
      self = .in(value)
      return
    }
    if let value = json.attempt({ $0.int() }) {
      self = .repeat(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Term {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .in(let value):
      json.string(value)
    case .repeat(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
