@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation
import TestTraits
import Testing

/// A loop over the pages sees each item once, wherever the request selects the page, and changes nothing else of the
/// request.
@Suite("Pages by fields of the body", .serialized, .computing)
struct BodyPagesTests {
  enum Style: CaseIterable { case page, offset, cursor, listCursor }

  struct Case: CustomStringConvertible, Sendable {
    let style: Style
    let selector: Pagination.Selector
    /// The first item. Nil if the request does not say where it starts.
    let first: Int?

    var path: [String] {
      guard case .body(let path, _) = selector else { return [] }
      return path.description.split(separator: ".").map(String.init)
    }
    var description: String { "\(style) \(selector) from \(first.map(String.init) ?? "nil")" }
    var start: Int { first ?? 0 }

    var pagination: Pagination {
      switch style {
      case .page: .page(selector, more: "more")
      case .offset: .offset(selector, total: "total")
      case .cursor, .listCursor: .cursor(selector, next: "next")
      }
    }
  }

  static let cases: [Case] = Style.allCases.flatMap { style -> [Case] in
    let fields: [JSONPath] = ["at", "paging.at", "a.b.at"]
    let inBody = fields.flatMap { path -> [Pagination.Selector] in
      [.body(path), .body(path, secret: true)]
    }
    let selectors = (style == .listCursor ? [] : [.parameter("at")]) + inBody
    return selectors.flatMap { selector in
      [nil, 0, 3].map { Case(style: style, selector: selector, first: $0) }
    }
  }

  private static let count = 8
  private static let size = 3

  /// What a request has in place of an item's number.
  private static func position(_ item: Int, _ style: Style) -> JSONValue {
    switch style {
    case .page: .number(JSONNumber(item / size + 1))
    case .offset: .number(JSONNumber(item))
    case .cursor: .string("after \(item)")
    case .listCursor: [.number(JSONNumber(item)), "x"]
    }
  }

  /// The body, with the position before and after other members. The text `at` also occurs elsewhere.
  private static func body(_ test: Case, _ position: JSONValue?) -> RequestBody {
    .json { json in
      json.beginObject()
      json.field("token", "s3cr3t-1", secret: true)
      json.key("list")
      json.encode(value: [["at": 1.50]] as [[String: Double]])
      if let position { write(position, test.path[...], &json) }
      json.field("password", "s3cr3t-2", secret: true)
      json.endObject()
    }
  }

  private static func write(
    _ value: JSONValue,
    _ path: ArraySlice<String>,
    _ json: inout JSONWriter
  ) {
    guard let name = path.first else { return value.encode(to: &json) }
    json.key(name)
    if path.count > 1 {
      json.beginObject()
      json.field("other", true)
    }
    write(value, path.dropFirst(), &json)
    if path.count > 1 { json.endObject() }
  }

  /// A server with `count` items. Without a position it sends nothing, except to the first request of a cursor.
  private static func response(to request: HTTPRequest, _ test: Case) throws -> HTTPResponse {
    let sent: JSONValue?
    switch test.selector {
    case .parameter(let name):
      let items = URLComponents(string: request.url.absoluteString)?.queryItems ?? []
      let text = items.first { $0.name == name }?.value
      sent = text.map { Int($0).map { .number(JSONNumber($0)) } ?? .string($0) }
    case .body:
      let body = try JSONValue(parsing: [UInt8](request.body.data ?? Data()))
      sent = test.path.reduce(body as JSONValue?) { $0?.objectValue?[$1] }
    }
    let isCursor = test.style == .cursor || test.style == .listCursor
    let start = (0..<count).first { position($0, test.style) == sent } ?? (isCursor ? 0 : count)
    let items = JSONValue.array((start..<min(start + size, count)).map { .number(JSONNumber($0)) })
    let next = start + size
    var page: JSONObject = ["items": items, "total": .number(JSONNumber(count))]
    page["more"] = .bool(next < count)
    if next < count { page["next"] = position(next, test.style) }
    return .json(200, JSONValue.object(page).description)
  }

  private static func request(_ test: Case) -> PagesTests.Numbers {
    let isInBody = !test.path.isEmpty
    let position = test.first.map { Self.position($0, test.style) }
    return PagesTests.Numbers(
      isInBody ? .post : .get,
      "/numbers",
      endpoint: "numbers",
      query: isInBody ? [:] : ["at": position, "q": "x"],
      body: isInBody ? body(test, position) : .none,
      response: .json(at: "items"),
      pagination: test.pagination
    )
  }

  @Test(arguments: cases) func seesEachItemOnce(_ test: Case) async throws {
    let stub = StubTransport { try Self.response(to: $0, test) }
    let client = Client<DeckOfCards>(.production, transport: stub)
    var items: [Int] = []
    for try await item in client.items(Self.request(test)) { items.append(item) }
    #expect(items == Array(test.start..<Self.count))
    guard case .body(_, let isSecret) = test.selector else { return }
    for (index, request) in stub.requests.enumerated() {
      let text = String(decoding: request.body.data ?? Data(), as: UTF8.self)
      let position = Self.position(test.start + index * Self.size, test.style)
      let isSent = index > 0 || test.first != nil || [.page, .offset].contains(test.style)
      #expect(
        text == Self.text(test, isSent ? position : JSONValue?.none, wasSent: test.first != nil)
      )
      #expect(request.headers["Content-Type"] == "application/json")
      let shown = request.body.description
      #expect(!shown.contains("s3cr3t"), "\(shown)")
      #expect(shown.contains(#""list":[{"at":1.5}]"#), "\(shown)")
      if isSent, index > 0 { #expect(shown.contains("\(position)") == !isSecret, "\(shown)") }
    }
  }

  /// The expected body. A position that the first request lacks is at the end.
  private static func text(_ test: Case, _ position: JSONValue?, wasSent: Bool) -> String {
    if wasSent || position == nil { return text(body(test, position)) }
    let missing = test.path.dropFirst().reversed().reduce(position ?? .null) { [$1: $0] }
    let member = ",\"\(test.path[0])\":\(missing)}"
    return text(body(test, nil)).dropLast() + member
  }

  private static func text(_ body: RequestBody) -> String {
    guard case .bytes(let text) = body.content else { return "" }
    return text.string
  }

  @Test func createsMissingBody() async throws {
    let test = Case(style: .cursor, selector: .body("paging.at"), first: nil)
    let stub = StubTransport { request in
      request.body.isEmpty
        ? .json(200, #"{"items": [1], "next": "after 6"}"#)
        : try Self.response(to: request, test)
    }
    var request = Self.request(test)
    request.request.body = .none
    let (items, _) = try await PagesTests.all(request, stub)
    #expect(items == [1, 6, 7])
    #expect(stub.requests.map(\.body.description) == ["", #"{"paging":{"at":"after 6"}}"#])
  }

  @Test(arguments: [#"{"at": "1"}"#, #"{ "at" : "1" , "b" : 2 }"#])
  func preservesFormOfHandwrittenBodies(text: String) async throws {
    let stub = PagesTests.stub([#"{"items": [1]}"#, #"{"items": []}"#])
    var request = PagesTests.numbers(.page(.body("at")))
    request.request.body = .text(text, contentType: "application/vnd.api+json")
    #expect(try await PagesTests.all(request, stub).items == [1])
    let bodies = stub.requests.map { String(decoding: $0.body.data ?? Data(), as: UTF8.self) }
    #expect(bodies == [text, text.replacing("1", with: "2")])
    #expect(stub.requests.allSatisfy { $0.headers["Content-Type"] == "application/vnd.api+json" })
  }

  @Test(arguments: [RequestBody.form(["at": 1]), .text("at"), .multipart([])])
  func rejectsBodiesThatAreNotJSON(body: RequestBody) async throws {
    let stub = PagesTests.stub([#"{"items": [1]}"#])
    var request = PagesTests.numbers(.page(.body("at")))
    request.request.body = body
    do throws(DeckOfCards.ClientError) {
      for try await _ in Client<DeckOfCards>(.production, transport: stub).items(request) {}
      Issue.record("the body was sent")
    } catch {
      #expect("\(error)".contains("the body is not JSON"), "\(error)")
    }
    #expect(stub.requests.isEmpty)
  }

  @Test func retriesPageWithItsBody() async throws {
    let test = Case(style: .offset, selector: .body("paging.at"), first: nil)
    let failed = FailureLog()
    let stub = StubTransport { request in
      let text = request.body.description
      if !failed.all.contains(text) {
        failed.add(text)
        return .json(503, "{}")
      }
      return try Self.response(to: request, test)
    }
    let client = Client<DeckOfCards>(
      .production,
      transport: stub,
      retry: RetryPolicy(retries: 1, firstDelay: 0)
    )
    var request = Self.request(test)
    request.request.policy.isIdempotent = true
    var items: [Int] = []
    for try await item in client.items(request) { items.append(item) }
    #expect(items == Array(0..<Self.count))
    #expect(stub.requests.count == 6)
  }

  @Test func setsFieldOfLargeBody() async throws {
    let large = String(repeating: "x", count: 1 << 22)
    let stub = PagesTests.stub([#"{"items": [1]}"#, #"{"items": []}"#])
    var request = PagesTests.numbers(.page(.body("at")))
    request.request.body = .json(["text": large, "z": "y"])
    #expect(try await PagesTests.all(request, stub).items == [1])
    let ends = stub.requests.map {
      String(decoding: ($0.body.data ?? Data()).suffix(8), as: UTF8.self)
    }
    #expect(ends == [",\"at\":1}", ",\"at\":2}"])
  }
}
