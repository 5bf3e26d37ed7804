// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Payment: Equatable, Sendable, WireEncodable {
  case cash(Money)
  case card(Card)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Card: Equatable, Sendable, WireEncodable {
  public var number: String

  public init(number: String) {
    self.number = number
  }
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

extension Card {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("number", number)
    json.endObject()
  }
}
