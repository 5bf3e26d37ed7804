// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Sold: Equatable, Sendable, WireDecodable {
  public let buyer: String?
  public let price: Int?

  public init(buyer: String? = nil, price: Int? = nil) {
    self.buyer = buyer
    self.price = price
  }
}

// MARK: - Coding

extension Sold {
  enum WireKey: ~Copyable {
    case buyer
    case price
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("buyer always", as: .buyer)
    keys.add("price", as: .price)
    keys.addUnread("event always only \"sold\"")
  }

  public init?(from json: inout JSONReader) {
    var buyer: String?
    var price: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .buyer: json.string(&buyer)
      case .price: json.int(&price)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(buyer: buyer, price: price)
  }
}
