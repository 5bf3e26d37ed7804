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

extension Event: JSONDecodable {
  private static let keys: JSONKeys = "id title start end created_at page image"

  init?(from json: inout JSONReader) {
    var id = 0
    var title = ""
    var start: Date?
    var end: Date?
    var createdAt: Date?
    var page: URL?
    var image: URL?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.string(&title)
      case .f2: start = json.date()
      case .f3: end = json.date()
      case .f4: createdAt = json.date()
      case .f5: page = json.url()
      default: image = json.url()
      }
    }
    guard json.finish(&fields, required: 0b011_1111), let start, let end, let createdAt, let page
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

extension Event: JSONEncodable {
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
