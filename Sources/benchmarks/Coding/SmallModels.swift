import EndpointRuntime

/// The few fields that a client reads of a product with many.
struct Product {
  let id: Int
  let name: String
  let price: Double
  let inStock: Bool
}

/// A shape on a map: lines of points, two doubles each.
struct Shape {
  let name: String
  let coordinates: [[[Double]]]
}

extension Product: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case name
    case price
    case inStock
  }

  private static let keys: WireKeys = """
    id required
    name required
    price required
    in_stock required
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var price = 0.0
    var inStock = false
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
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

extension Product: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("price", price)
    json.field("in_stock", inStock)
    json.endObject()
  }
}

extension Shape: WireDecodable {
  private enum WireKey: ~Copyable {
    case name
    case coordinates
  }

  private static let keys: WireKeys = """
    name required
    coordinates required
    """

  init?(from json: inout JSONReader) {
    var name = ""
    var coordinates: [[[Double]]] = []
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .name: json.string(&name)
      case .coordinates: json.array(&coordinates)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, coordinates: coordinates)
  }
}

extension Shape: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("coordinates", coordinates)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Product: Codable, Equatable {
    let id: Int
    let name: String
    let price: Double
    let inStock: Bool

    enum CodingKeys: String, CodingKey {
      case id, name, price
      case inStock = "in_stock"
    }
  }

  struct Shape: Codable, Equatable {
    let name: String
    let coordinates: [[[Double]]]
  }
}
