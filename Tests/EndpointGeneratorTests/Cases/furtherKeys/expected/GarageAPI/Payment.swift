// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Payment: Equatable, Sendable, WireDecodable {
  case cash(Cash)
  case card(Card)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

@available(*, deprecated, renamed: "Payment")
public typealias Bill = Payment

// MARK: - Coding

extension Payment {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "cash":
      guard let value = Cash(from: &json) else { return nil }
      self = .cash(value)
    case "card":
      guard let value = Card(from: &json) else { return nil }
      self = .card(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}
