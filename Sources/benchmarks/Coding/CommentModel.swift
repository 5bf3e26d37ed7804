import EndpointRuntime

/// A comment, with its author and the numbers that go with it.
struct Comment {
  let id: Int
  let author: Author
  let language: String
  let likes: Int
  let isPinned: Bool
  let text: String
}

struct Author {
  let id: Int
  let name: String
}

extension Comment: JSONDecodable {
  private static let keys: JSONKeys = "id author language likes is_pinned text"

  init?(from json: inout JSONReader) {
    var id = 0
    var author: Author?
    var language = ""
    var likes = 0
    var isPinned = false
    var text = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: author = Author(from: &json)
      case .f2: json.string(&language)
      case .f3: json.int(&likes)
      case .f4: json.bool(&isPinned)
      default: json.string(&text)
      }
    }
    guard json.finish(&fields, required: 0b11_1111), let author else { return nil }
    self.init(
      id: id,
      author: author,
      language: language,
      likes: likes,
      isPinned: isPinned,
      text: text
    )
  }
}

extension Comment: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("author", author)
    json.field("language", language)
    json.field("likes", likes)
    json.field("is_pinned", isPinned)
    json.field("text", text)
    json.endObject()
  }
}

extension Author: JSONDecodable {
  private static let keys: JSONKeys = "id name"

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      default: json.string(&name)
      }
    }
    guard json.finish(&fields, required: 0b11) else { return nil }
    self.init(id: id, name: name)
  }
}

extension Author: JSONEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("name", name)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Comment: Codable, Equatable {
    let id: Int
    let author: Author
    let language: String
    let likes: Int
    let isPinned: Bool
    let text: String

    enum CodingKeys: String, CodingKey {
      case id, author, language, likes, text
      case isPinned = "is_pinned"
    }
  }

  struct Author: Codable, Equatable {
    let id: Int
    let name: String
  }
}
