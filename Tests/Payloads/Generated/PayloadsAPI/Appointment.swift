// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

/// An entry of a calendar, with dates and URLs.
public struct Appointment: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let id: Int
  public let title: String
  public let start: Date
  public let end: Date
  public let createdAt: Date
  public let page: URL
  public let image: URL?

  public init(
    id: Int,
    title: String,
    start: Date,
    end: Date,
    createdAt: Date,
    page: URL,
    image: URL? = nil
  ) {
    self.id = id
    self.title = title
    self.start = start
    self.end = end
    self.createdAt = createdAt
    self.page = page
    self.image = image
  }
}

// MARK: - Coding

extension Appointment {
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

  public init?(from json: inout JSONReader) {
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
    guard json.finish(&object), let start, let end, let createdAt, let page else { return nil }
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

extension Appointment {
  public func encode(to json: inout JSONWriter) {
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

// MARK: - Equality

extension Appointment {
  public static func areEqual(_ one: Appointment, _ other: Appointment) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.title, other.title),
      Equality.of(one.start, other.start),
      Equality.of(one.end, other.end),
      Equality.of(one.createdAt, other.createdAt),
      Equality.of(one.page, other.page),
      Equality.of(one.image, other.image)
    else { return false }
    return true
  }
}
