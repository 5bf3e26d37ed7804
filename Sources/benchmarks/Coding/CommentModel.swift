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

extension Comment: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case author
    case language
    case likes
    case isPinned
    case text
  }

  private static let keys: WireKeys = """
    id required
    author required
    language required
    likes required
    is_pinned required
    text required
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var author: Author?
    var language = ""
    var likes = 0
    var isPinned = false
    var text = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .author: author = Author(from: &json)
      case .language: json.string(&language)
      case .likes: json.int(&likes)
      case .isPinned: json.bool(&isPinned)
      case .text: json.string(&text)
      }
    }
    guard json.finish(&object), let author else { return nil }
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

extension Comment: WireEncodable {
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

extension Author: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case name
  }

  private static let keys: WireKeys = """
    id required
    name required
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var name = ""
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .name: json.string(&name)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, name: name)
  }
}

extension Author: WireEncodable {
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
