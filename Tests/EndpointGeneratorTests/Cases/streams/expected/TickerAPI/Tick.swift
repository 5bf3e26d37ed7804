// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Tick: Equatable, Sendable, WireDecodable {
  public let symbol: String
  public let price: Decimal

  public init(symbol: String, price: Decimal) {
    self.symbol = symbol
    self.price = price
  }
}

// MARK: - Coding

extension Tick {
  private enum WireKey: ~Copyable {
    case symbol
    case price
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("symbol required", as: .symbol)
    keys.add("price required", as: .price)
  }

  public init?(from json: inout JSONReader) {
    var symbol = ""
    var price: Decimal?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .symbol: json.string(&symbol)
      case .price: price = json.decimal()
      }
    }
    guard json.finish(&object), let price else { return nil }
    self.init(symbol: symbol, price: price)
  }
}
