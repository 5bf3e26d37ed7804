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
    var id: Int?
    var name: String?
    var price: Double?
    var inStock: Bool?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int()
      case 1: name = json.string()
      case 2: price = json.double()
      default: inStock = json.bool()
      }
    }
    guard json.finish(&fields, required: 0b1111), let id, let name, let price, let inStock
    else { return nil }
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
    var name: String?
    var coordinates: [[[Double]]]?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: name = json.string()
      default: coordinates = json.array(of: [[Double]].self)
      }
    }
    guard json.finish(&fields, required: 0b11), let name, let coordinates else { return nil }
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
