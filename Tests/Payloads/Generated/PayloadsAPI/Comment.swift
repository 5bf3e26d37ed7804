// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

public struct Comment: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let author: Author
  public let language: String
  public let likes: Int
  public let isPinned: Bool
  public let text: String

  public init(id: Int, author: Author, language: String, likes: Int, isPinned: Bool, text: String) {
    self.id = id
    self.author = author
    self.language = language
    self.likes = likes
    self.isPinned = isPinned
    self.text = text
  }
}

// MARK: - Coding

extension Comment {
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

  public init?(from json: inout JSONReader) {
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
      case .author: json.value(&author)
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

extension Comment {
  public func encode(to json: inout JSONWriter) {
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

// MARK: - Equality

extension Comment {
  public static func areEqual(_ one: Comment, _ other: Comment) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.author, other.author),
      Equality.of(one.language, other.language),
      Equality.of(one.likes, other.likes),
      Equality.of(one.isPinned, other.isPinned),
      Equality.of(one.text, other.text)
    else { return false }
    return true
  }
}
