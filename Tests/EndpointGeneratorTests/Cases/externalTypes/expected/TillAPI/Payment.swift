// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Payment: Equatable, Sendable, WireEncodable {
  case cash(Money)
  case card(Card)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Payment {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .cash(let value):
      json.encode(value: value)
    case .card(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
