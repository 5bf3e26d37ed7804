// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Shelf: MemberwiseEquatable, Sendable, WireDecodable {
  public let inside: Papers?
  public let rows: [Papers]
  public let byYear: [String: [Paper]]
  public let rest: JSONValue
  public let deep: [Paper]?

  public init(
    inside: Papers? = nil,
    rows: [Papers],
    byYear: [String: [Paper]],
    rest: JSONValue,
    deep: [Paper]? = nil
  ) {
    self.inside = inside
    self.rows = rows
    self.byYear = byYear
    self.rest = rest
    self.deep = deep
  }
}

extension Shelf {
  /// `GET /shelf/inside`
  public static func inside() -> Archive.PagedRequest<Shelf, Paper> {
    .init(
      .get,
      "/shelf/inside",
      endpoint: "Shelf.inside",
      response: .json,
      pagination: .link,
      items: { $0.inside?.papers ?? [] }
    )
  }

  /// `GET /shelf/first`
  public static func firstRow() -> Archive.PagedRequest<Shelf, Paper> {
    .init(
      .get,
      "/shelf/first",
      endpoint: "Shelf.firstRow",
      response: .json,
      pagination: .link,
      items: { $0.rows.first?.papers ?? [] }
    )
  }

  /// `GET /shelf/titles`
  public static func titles() -> Archive.PagedRequest<Papers, String> {
    .init(
      .get,
      "/shelf/titles",
      endpoint: "Shelf.titles",
      response: .json,
      pagination: .link,
      items: { $0.papers.map { $0.title } }
    )
  }

  /// `GET /shelf/year`
  public static func thisYear() -> Archive.PagedRequest<Shelf, Paper> {
    .init(
      .get,
      "/shelf/year",
      endpoint: "Shelf.thisYear",
      response: .json,
      pagination: .link,
      items: { $0.byYear["2026"] ?? [] }
    )
  }

  /// `GET /shelf/rest`
  public static func rest() -> Archive.PagedRequest<Shelf, JSONValue> {
    .init(
      .get,
      "/shelf/rest",
      endpoint: "Shelf.rest",
      response: .json,
      pagination: .link,
      items: { $0.rest["papers"]?.arrayValue ?? [] }
    )
  }

  /// `GET /shelf/deep`
  public static func deep() -> Archive.PagedRequest<Shelf, Paper> {
    .init(
      .get,
      "/shelf/deep",
      endpoint: "Shelf.deep",
      response: .json,
      pagination: .link,
      items: { $0.deep ?? [] }
    )
  }
}

// MARK: - Coding

extension Shelf {
  private enum WireKey: ~Copyable {
    case inside
    case rows
    case byYear
    case rest
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("inside", as: .inside)
    keys.add("rows required", as: .rows)
    keys.add("byYear required", as: .byYear)
    keys.add("rest required nullable", as: .rest)
  }

  public init?(from json: inout JSONReader) {
    var inside: Papers?
    var rows: [Papers] = []
    var byYear: [String: [Paper]] = [:]
    var rest: JSONValue?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .inside: json.value(&inside)
      case .rows: json.array(&rows)
      case .byYear: json.dictionary(&byYear)
      case .rest: rest = json.value()
      }
    }
    let deep = json.at("meta.papers", of: object) { $0.array(of: Paper.self) }
    guard json.finish(&object), let rest else { return nil }
    self.init(inside: inside, rows: rows, byYear: byYear, rest: rest, deep: deep)
  }
}

// MARK: - Equality

extension Shelf {
  public static func areEqual(_ one: Shelf, _ other: Shelf) -> Bool {
    guard Equality.of(one.inside, other.inside),
      Equality.of(one.rows, other.rows),
      Equality.of(one.byYear, other.byYear),
      Equality.of(one.rest, other.rest),
      Equality.of(one.deep, other.deep)
    else { return false }
    return true
  }
}
