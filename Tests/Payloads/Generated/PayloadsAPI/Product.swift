// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// The few fields that a client reads of a product with many.
public struct Product: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let name: String
  public let price: Double
  public let inStock: Bool

  public init(id: Int, name: String, price: Double, inStock: Bool) {
    self.id = id
    self.name = name
    self.price = price
    self.inStock = inStock
  }
}

// MARK: - Coding

extension Product {
  private enum WireKey: ~Copyable {
    case id
    case name
    case price
    case inStock
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("price required", as: .price)
    keys.add("in_stock required", as: .inStock)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var price = 0.0
    var inStock = false
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .price: json.double(&price)
      case .inStock: json.bool(&inStock)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name, price: price, inStock: inStock)
  }
}

extension Product {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("price", price)
    json.field("in_stock", inStock)
    json.endObject()
  }
}
