// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Album: Equatable, Sendable, WireDecodable, WireEncodable {
  public var code: Album.Code
  public var order: Album.Order
  public var tracks: [Album.Track]
  public var cover: Album.Cover?

  public init(
    code: Album.Code,
    order: Album.Order = .released,
    tracks: [Album.Track],
    cover: Album.Cover? = nil
  ) {
    self.code = code
    self.order = order
    self.tracks = tracks
    self.cover = cover
  }
}

extension Album {
  public struct Code: Identifier, ExpressibleByStringLiteral {
    public let id: String

    public init(id: String) {
      self.id = id
    }
  }
}

extension Album {
  public struct Order: OpenEnum {
    public static let released = Order(rawValue: "released")
    public static let shuffled = Order(rawValue: "shuffled")

    public static let allCases: [Order] = [
      .released,
      .shuffled,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Album {
  public struct Track: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
    public var title: String
    public var side: Album.Track.Side?
    public var a: Int?
    public var b: Int?
    public var c: Int?

    public init(
      title: String,
      side: Album.Track.Side? = nil,
      a: Int? = nil,
      b: Int? = nil,
      c: Int? = nil
    ) {
      self.title = title
      self.side = side
      self.a = a
      self.b = b
      self.c = c
    }
  }
}

extension Album.Track {
  public enum Side: String, ClosedEnum {
    case a = "A"
    case b = "B"
  }
}

extension Album {
  public enum Cover: Equatable, Sendable, WireDecodable, WireEncodable {
    case photo(Album.Cover.Photo)
    case drawing(Album.Cover.Drawing)
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
}

extension Album.Cover {
  public struct Photo: Equatable, Sendable, WireDecodable, WireEncodable {
    public var url: URL

    public init(url: URL) {
      self.url = url
    }
  }
}

extension Album.Cover {
  public struct Drawing: Equatable, Sendable, WireDecodable, WireEncodable {
    public var side: Album.Track.Side

    public init(side: Album.Track.Side) {
      self.side = side
    }
  }
}

// MARK: - Coding

extension Album {
  private enum WireKey: ~Copyable {
    case code
    case order
    case tracks
    case cover
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("code required", as: .code)
    keys.add("order", as: .order)
    keys.add("tracks required", as: .tracks)
    keys.add("cover", as: .cover)
  }

  public init?(from json: inout JSONReader) {
    var code: Album.Code?
    var order: Album.Order = .released
    var tracks: [Album.Track] = []
    var cover: Album.Cover?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .code: json.value(&code)
      case .order: json.value(&order)
      case .tracks: json.array(&tracks)
      case .cover: json.value(&cover)
      }
    }
    guard json.finish(&object), let code else { return nil }
    self.init(code: code, order: order, tracks: tracks, cover: cover)
  }
}

extension Album {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("code", code)
    json.field("order", order)
    json.field("tracks", tracks)
    json.field("cover", cover)
    json.endObject()
  }
}

extension Album.Track {
  private enum WireKey: ~Copyable {
    case title
    case side
    case a
    case b
    case c
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("title required", as: .title)
    keys.add("side", as: .side)
    keys.add("a", as: .a)
    keys.add("b", as: .b)
    keys.add("c", as: .c)
  }

  public init?(from json: inout JSONReader) {
    var title = ""
    var side: Album.Track.Side?
    var a: Int?
    var b: Int?
    var c: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .title: json.string(&title)
      case .side: json.value(&side)
      case .a: json.int(&a)
      case .b: json.int(&b)
      case .c: json.int(&c)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(title: title, side: side, a: a, b: b, c: c)
  }
}

extension Album.Track {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("title", title)
    json.field("side", side)
    json.field("a", a)
    json.field("b", b)
    json.field("c", c)
    json.endObject()
  }
}

extension Album.Cover {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "photo":
      guard let value = Album.Cover.Photo(from: &json) else { return nil }
      self = .photo(value)
    case "drawing":
      guard let value = Album.Cover.Drawing(from: &json) else { return nil }
      self = .drawing(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Album.Cover {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .photo(let value):
      json.beginObject()
      json.field("kind", "photo")
      json.members(of: value)
      json.endObject()
    case .drawing(let value):
      json.beginObject()
      json.field("kind", "drawing")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}

extension Album.Cover.Photo {
  private enum WireKey: ~Copyable {
    case url
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("url required", as: .url)
  }

  public init?(from json: inout JSONReader) {
    var url: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .url: url = json.url()
      }
    }
    guard json.finish(&object), let url else { return nil }
    self.init(url: url)
  }
}

extension Album.Cover.Photo {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.endObject()
  }
}

extension Album.Cover.Drawing {
  private enum WireKey: ~Copyable {
    case side
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("side required", as: .side)
  }

  public init?(from json: inout JSONReader) {
    var side: Album.Track.Side?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .side: json.value(&side)
      }
    }
    guard json.finish(&object), let side else { return nil }
    self.init(side: side)
  }
}

extension Album.Cover.Drawing {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("side", side)
    json.endObject()
  }
}

// MARK: - Equality

extension Album.Track {
  public static func areEqual(_ one: Album.Track, _ other: Album.Track) -> Bool {
    guard Equality.of(one.title, other.title),
      Equality.of(one.side, other.side),
      Equality.of(one.a, other.a),
      Equality.of(one.b, other.b),
      Equality.of(one.c, other.c)
    else { return false }
    return true
  }
}
