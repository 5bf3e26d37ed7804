// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Stamp: Equatable, Sendable, WireDecodable {
  public let price: Double

  public init(price: Double) {
    self.price = price
  }
}

// MARK: - Coding

extension Stamp {
  private enum WireKey: ~Copyable {
    case price
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("price required", as: .price)
  }

  public init?(from json: inout JSONReader) {
    var price = 0.0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .price: json.double(&price)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(price: price)
  }
}
