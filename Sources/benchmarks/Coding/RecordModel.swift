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

extension Record: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case name
    case email
    case age
    case active
    case score
    case city
  }

  private static let keys: WireKeys = """
    id required
    name required
    email required
    age required
    active required
    score required
    city required
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var email = ""
    var age = 0
    var isActive = false
    var score = 0.0
    var city = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      case .email: json.string(&email)
      case .age: json.int(&age)
      case .active: json.bool(&isActive)
      case .score: json.double(&score)
      case .city: json.string(&city)
      }
    }
    guard json.finish(&object) else { return nil }
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

extension Record: WireEncodable {
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
