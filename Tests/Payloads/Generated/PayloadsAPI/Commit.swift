// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Commit: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let url: String
  public let message: String
  public let distinct: Bool
  public let sha: String
  public let author: CommitAuthor

  public init(url: String, message: String, distinct: Bool, sha: String, author: CommitAuthor) {
    self.url = url
    self.message = message
    self.distinct = distinct
    self.sha = sha
    self.author = author
  }
}

// MARK: - Coding

extension Commit {
  private enum WireKey: ~Copyable {
    case url
    case message
    case distinct
    case sha
    case author
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("url required", as: .url)
    keys.add("message required", as: .message)
    keys.add("distinct required", as: .distinct)
    keys.add("sha required", as: .sha)
    keys.add("author required", as: .author)
  }

  public init?(from json: inout JSONReader) {
    var url = ""
    var message = ""
    var distinct = false
    var sha = ""
    var author: CommitAuthor?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .url: json.string(&url)
      case .message: json.string(&message)
      case .distinct: json.bool(&distinct)
      case .sha: json.string(&sha)
      case .author: json.value(&author)
      }
    }
    guard json.finish(&object), let author else { return nil }
    self.init(url: url, message: message, distinct: distinct, sha: sha, author: author)
  }
}

extension Commit {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.field("message", message)
    json.field("distinct", distinct)
    json.field("sha", sha)
    json.field("author", author)
    json.endObject()
  }
}

// MARK: - Equality

extension Commit {
  public static func areEqual(_ one: Commit, _ other: Commit) -> Bool {
    guard Equality.of(one.url, other.url),
      Equality.of(one.message, other.message),
      Equality.of(one.distinct, other.distinct),
      Equality.of(one.sha, other.sha),
      Equality.of(one.author, other.author)
    else { return false }
    return true
  }
}
