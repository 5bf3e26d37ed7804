// Generated from Specs/News.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// One piece of news.
public struct NewsFeedPost: Equatable, Sendable, WireDecodable {
  public let title: String
  public let datePosted: Date
  public let headline: String

  public init(title: String, datePosted: Date, headline: String) {
    self.title = title
    self.datePosted = datePosted
    self.headline = headline
  }
}

// MARK: - Coding

extension NewsFeedPost {
  private enum WireKey: ~Copyable {
    case title
    case datePosted
    case headline
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title required", as: .title)
    keys.add("postDate required", as: .datePosted)
    keys.add("headline required", as: .headline)
  }

  public init?(from json: inout JSONReader) {
    var title = ""
    var datePosted: Date?
    var headline = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      case .datePosted: datePosted = json.date()
      case .headline: json.string(&headline)
      }
    }
    guard json.finish(&object), let datePosted else { return nil }
    self.init(title: title, datePosted: datePosted, headline: headline)
  }
}
