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
    var id = 0
    var name = ""
    var email = ""
    var age = 0
    var isActive = false
    var score = 0.0
    var city = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&name)
      case .f2: json.string(&email)
      case .f3: json.int(&age)
      case .f4: json.bool(&isActive)
      case .f5: json.double(&score)
      default: json.string(&city)
      }
    }
    guard json.finish(&fields, required: 0b111_1111) else { return nil }
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
