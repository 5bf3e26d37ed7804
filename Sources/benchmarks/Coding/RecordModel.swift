import EndpointRuntime

/// A flat record, as exports have tens of thousands of.
struct Record {
  let id: Int
  let name: String
  let email: String
  let age: Int
  let isActive: Bool
  let score: Double
  let city: String
}

extension Record: JSONDecodable {
  private static let keys: JSONKeys = "id name email age active score city"

  init?(from json: inout JSONReader) {
    var id: Int?
    var name: String?
    var email: String?
    var age: Int?
    var isActive: Bool?
    var score: Double?
    var city: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int()
      case 1: name = json.string()
      case 2: email = json.string()
      case 3: age = json.int()
      case 4: isActive = json.bool()
      case 5: score = json.double()
      default: city = json.string()
      }
    }
    guard json.finish(&fields, required: 0b111_1111), let id, let name, let email, let age,
      let isActive, let score, let city
    else { return nil }
    self.init(
      id: id,
      name: name,
      email: email,
      age: age,
      isActive: isActive,
      score: score,
      city: city
    )
  }
}

extension Record: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.field("email", email)
    json.field("age", age)
    json.field("active", isActive)
    json.field("score", score)
    json.field("city", city)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Record: Codable, Equatable {
    let id: Int
    let name: String
    let email: String
    let age: Int
    let isActive: Bool
    let score: Double
    let city: String

    enum CodingKeys: String, CodingKey {
      case id, name, email, age, score, city
      case isActive = "active"
    }
  }
}
