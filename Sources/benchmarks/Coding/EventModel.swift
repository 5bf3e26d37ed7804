import EndpointRuntime
import Foundation

/// An entry of a calendar, with dates and URLs.
struct Event {
  let id: Int
  let title: String
  let start: Date
  let end: Date
  let createdAt: Date
  let page: URL
  let image: URL?
}

extension Event: WireDecodable {
  private enum WireKey: ~Copyable {
    case id
    case title
    case start
    case end
    case createdAt
    case page
    case image
  }

  private static let keys: WireKeys = """
    id required
    title required
    start required
    end required
    created_at required
    page required
    image
    """

  init?(from json: inout JSONReader) {
    var id = 0
    var title = ""
    var start: Date?
    var end: Date?
    var createdAt: Date?
    var page: URL?
    var image: URL?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .title: json.string(&title)
      case .start: start = json.date()
      case .end: end = json.date()
      case .createdAt: createdAt = json.date()
      case .page: page = json.url()
      case .image: image = json.url()
      }
    }
    guard json.finish(&object), let start, let end, let createdAt, let page
    else { return nil }
    self.init(
      id: id,
      title: title,
      start: start,
      end: end,
      createdAt: createdAt,
      page: page,
      image: image
    )
  }
}

extension Event: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("title", title)
    json.field("start", start)
    json.field("end", end)
    json.field("created_at", createdAt)
    json.field("page", page)
    json.field("image", image)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Event: Codable, Equatable {
    let id: Int
    let title: String
    let start: Date
    let end: Date
    let createdAt: Date
    let page: URL
    let image: URL?

    enum CodingKeys: String, CodingKey {
      case id, title, start, end, page, image
      case createdAt = "created_at"
    }
  }
}
