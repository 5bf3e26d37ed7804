// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Price: Equatable, Sendable, WireDecodable {
  public let amount: Decimal
  public let extra: JSONValue

  public init(
    amount: Decimal = Decimal(string: "3000000000")!,
    extra: JSONValue = [
      "limit": 5_000_000_000,
      "list": [.number(JSONNumber("18446744073709551615")!), 1],
    ]
  ) {
    self.amount = amount
    self.extra = extra
  }
}

// MARK: - Coding

extension Price {
  private enum WireKey: ~Copyable {
    case amount
    case extra
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("amount", as: .amount)
    keys.add("extra", as: .extra)
  }

  public init?(from json: inout JSONReader) {
    var amount: Decimal = Decimal(string: "3000000000")!
    var extra: JSONValue = [
      "limit": 5_000_000_000,
      "list": [.number(JSONNumber("18446744073709551615")!), 1],
    ]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .amount: amount = json.decimal() ?? amount
      case .extra: extra = json.value() ?? extra
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(amount: amount, extra: extra)
  }
}
