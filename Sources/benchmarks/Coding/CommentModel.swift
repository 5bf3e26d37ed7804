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
    var id: Int?
    var author: Author?
    var language: String?
    var likes: Int?
    var isPinned: Bool?
    var text: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int()
      case 1: author = Author(from: &json)
      case 2: language = json.string()
      case 3: likes = json.int()
      case 4: isPinned = json.bool()
      default: text = json.string()
      }
    }
    guard json.finish(&fields, required: 0b11_1111), let id, let author, let language, let likes,
      let isPinned, let text
    else { return nil }
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
    var id: Int?
    var name: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int()
      default: name = json.string()
      }
    }
    guard json.finish(&fields, required: 0b11), let id, let name else { return nil }
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
