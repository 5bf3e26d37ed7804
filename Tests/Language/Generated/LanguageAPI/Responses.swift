// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Responses {
  /// `GET /at`
  public static func at(xTrace: String? = nil) -> Language.Request<[Point]> {
    .init(
      .get,
      "/at",
      endpoint: "Responses.at",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "data.items")
    )
  }

  /// `GET /pluck`
  public static func pluck(xTrace: String? = nil) -> Language.Request<[String]> {
    .init(
      .get,
      "/pluck",
      endpoint: "Responses.pluck",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "items[].name")
    )
  }

  /// `GET /last`
  public static func last(xTrace: String? = nil) -> Language.Request<Date?> {
    .init(
      .get,
      "/last",
      endpoint: "Responses.last",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "items[last].seen") { $0.optional { $0.date(.unix) } }
    )
  }

  /// `GET /none`
  public static func none(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/none",
      endpoint: "Responses.none",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /void`
  public static func void(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .get,
      "/void",
      endpoint: "Responses.void",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /data`
  public static func data(xTrace: String? = nil) -> Language.Request<Data> {
    .init(
      .get,
      "/data",
      endpoint: "Responses.data",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .data
    )
  }

  /// `GET /base64`
  public static func base64(xTrace: String? = nil) -> Language.Request<Data> {
    .init(
      .get,
      "/base64",
      endpoint: "Responses.base64",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json(at: "blob")
    )
  }

  /// `GET /text`
  public static func text(xTrace: String? = nil) -> Language.Request<String> {
    .init(
      .get,
      "/text",
      endpoint: "Responses.text",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .text
    )
  }

  /// `GET /string`
  public static func string(xTrace: String? = nil) -> Language.Request<String> {
    .init(
      .get,
      "/string",
      endpoint: "Responses.string",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /optional`
  public static func optional(xTrace: String? = nil) -> Language.Request<Point?> {
    .init(
      .get,
      "/optional",
      endpoint: "Responses.optional",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /map`
  public static func map(xTrace: String? = nil) -> Language.Request<[String: Date]> {
    .init(
      .get,
      "/map",
      endpoint: "Responses.map",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .json { $0.dictionary { $0.date(.unix) } }
    )
  }

  /// `GET /inline`
  public static func inline(xTrace: String? = nil) -> Language.Request<Responses.InlineResponse> {
    .init(
      .get,
      "/inline",
      endpoint: "Responses.inline",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /statuses`
  public static func statuses(
    xTrace: String? = nil
  ) -> Language.Request<Responses.StatusesResponse> {
    .init(
      .get,
      "/statuses",
      endpoint: "Responses.statuses",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .statuses([
        200: .json.map { Responses.StatusesResponse.ok($0) },
        202: .json(at: "job").map { Responses.StatusesResponse.accepted($0) },
        203: .text.map { Responses.StatusesResponse.nonAuthoritative($0) },
        204: .void.map { Responses.StatusesResponse.noContent },
        206: .json { $0.array { $0.date(.unix) } }.map {
          Responses.StatusesResponse.partialContent($0)
        },
      ])
    )
  }

  /// `POST /created`
  public static func created(xTrace: String? = nil) -> Language.Request<Point> {
    .init(
      .post,
      "/created",
      endpoint: "Responses.created",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .statuses([201: .json])
    )
  }

  /// `DELETE /deleted`
  public static func deleted(xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .delete,
      "/deleted",
      endpoint: "Responses.deleted",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .statuses([204: .void])
    )
  }

  /// `GET /found`
  public static func found(xTrace: String? = nil) -> Language.Request<[Point]> {
    .init(
      .get,
      "/found",
      endpoint: "Responses.found",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .statuses([200: .json(at: "data")])
    )
  }

  /// `GET /headers`
  public static func headers(xTrace: String? = nil) -> Language.Request<Job> {
    .init(
      .get,
      "/headers",
      endpoint: "Responses.headers",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `GET /file`
  public static func file(xTrace: String? = nil) -> Language.Request<Data> {
    .init(
      .get,
      "/file",
      endpoint: "Responses.file",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      response: .data
    )
  }
}

extension Responses {
  /// The response of `Responses.statuses`.
  public nonisolated indirect enum StatusesResponse: Equatable, Sendable {
    /// Status 200.
    case ok(Point)
    /// Status 202.
    case accepted(Job)
    /// Status 203.
    case nonAuthoritative(String)
    /// Status 204.
    case noContent
    /// Status 206.
    case partialContent([Date])
  }
}

extension Responses {
  public struct InlineResponse: Equatable, Sendable, WireDecodable {
    public let n: Int
    public let kind: Responses.InlineResponse.Kind

    public init(n: Int, kind: Responses.InlineResponse.Kind) {
      self.n = n
      self.kind = kind
    }
  }
}

extension Responses.InlineResponse {
  public struct Kind: OpenEnum {
    public static let a = Kind(rawValue: "a")
    public static let b = Kind(rawValue: "b")

    public static let allCases: [Kind] = [
      .a,
      .b,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// MARK: - Coding

extension Responses.InlineResponse {
  private enum WireKey: ~Copyable {
    case n
    case kind
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("n required", as: .n)
    keys.add("kind required", as: .kind)
  }

  public init?(from json: inout JSONReader) {
    var n = 0
    var kind: Responses.InlineResponse.Kind?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .n: json.int(&n)
      case .kind: json.value(&kind)
      }
    }
    guard json.finish(&object), let kind else { return nil }
    self.init(n: n, kind: kind)
  }
}
