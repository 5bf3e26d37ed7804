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

extension Product: JSONDecodable {
  private static let keys: JSONKeys = "id name price in_stock"

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var price = 0.0
    var inStock = false
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&name)
      case .f2: json.double(&price)
      default: json.bool(&inStock)
      }
    }
    guard json.finish(&fields, required: 0b1111) else { return nil }
    self.init(id: id, name: name, price: price, inStock: inStock)
  }
}

extension Product: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("price", price)
    json.field("in_stock", inStock)
    json.endObject()
  }
}

extension Shape: JSONDecodable {
  private static let keys: JSONKeys = "name coordinates"

  init?(from json: inout JSONReader) {
    var name = ""
    var coordinates: [[[Double]]] = []
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default: json.array(&coordinates)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(name: name, coordinates: coordinates)
  }
}

extension Shape: JSONEncodable {
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
