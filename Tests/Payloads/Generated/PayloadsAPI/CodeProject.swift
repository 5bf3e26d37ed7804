// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CodeProject: Equatable, Sendable, WireDecodable, WireEncodable {
  public let name: String
  public let description: String
  public let sponsor: CodeSponsor
  public let author: CodeAuthor

  public init(name: String, description: String, sponsor: CodeSponsor, author: CodeAuthor) {
    self.name = name
    self.description = description
    self.sponsor = sponsor
    self.author = author
  }
}

// MARK: - Coding

extension CodeProject {
  private enum WireKey: ~Copyable {
    case name
    case description
    case sponsor
    case author
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("description required", as: .description)
    keys.add("sponsor required", as: .sponsor)
    keys.add("author required", as: .author)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var description = ""
    var sponsor: CodeSponsor?
    var author: CodeAuthor?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .description: json.string(&description)
      case .sponsor: json.value(&sponsor)
      case .author: json.value(&author)
      }
    }
    guard json.finish(&object), let sponsor, let author else { return nil }
    self.init(name: name, description: description, sponsor: sponsor, author: author)
  }
}

extension CodeProject {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("description", description)
    json.field("sponsor", sponsor)
    json.field("author", author)
    json.endObject()
  }
}
