// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Cash: Equatable, Sendable, WireDecodable {
  public let amount: Decimal

  public init(amount: Decimal) {
    self.amount = amount
  }
}

// MARK: - Coding

extension Cash {
  private enum WireKey: ~Copyable {
    case amount
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("amount required", as: .amount)
  }

  public init?(from json: inout JSONReader) {
    var amount: Decimal?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .amount: amount = json.decimal()
      }
    }
    guard json.finish(&object), let amount else { return nil }
    self.init(amount: amount)
  }
}
