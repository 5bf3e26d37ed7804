import EndpointJSON

/// An amount with its currency, which travels as `3 EUR`.
public struct Money: Hashable, Sendable, WireDecodable, WireEncodable {
  public let amount: Int
  public let currency: String

  public init?(from json: inout JSONReader) {
    guard let parts = json.string()?.split(separator: " ") else { return nil }
    guard parts.count == 2, let amount = Int(parts[0]) else {
      json.fail(expected: "an amount and a currency, as in 3 EUR")
      return nil
    }
    self.amount = amount
    currency = String(parts[1])
  }

  public func encode(to json: inout JSONWriter) { json.string("\(amount) \(currency)") }
}
