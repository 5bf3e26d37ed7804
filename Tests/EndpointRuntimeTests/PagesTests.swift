@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Pages")
struct PagesTests {
  typealias Numbers = DeckOfCards.PagedRequest<[Int], Int>

  /// A paged request for `/numbers`. Its responses contain the numbers in `items`.
  static func numbers(
    _ pagination: Pagination,
    query: Parameters = [:],
    path: RequestPath = "/numbers"
  ) -> Numbers {
    Numbers(
      .get,
      path,
      endpoint: "numbers",
      query: query,
      response: .json(at: "items"),
      pagination: pagination
    )
  }

  /// Responds with the pages in order, then fails.
  static func stub(_ pages: [String], link: [String] = []) -> StubTransport {
    let remaining = Remaining(pages: pages[...], links: link[...])
    return StubTransport { _ in
      guard let (page, link) = remaining.next() else { throw URLError(.badServerResponse) }
      var response = HTTPResponse.json(200, page)
      response.headers["Link"] = link
      return response
    }
  }

  /// The pages that a stub has not sent yet.
  private final class Remaining: @unchecked Sendable {
    private let lock = NSLock()
    private var pages: ArraySlice<String>
    private var links: ArraySlice<String>

    init(pages: ArraySlice<String>, links: ArraySlice<String>) {
      (self.pages, self.links) = (pages, links)
    }

    func next() -> (String, String?)? {
      lock.withLock { pages.popFirst().map { ($0, links.popFirst()) } }
    }
  }

  /// The items of all pages, and the requested URLs without their root.
  static func all(
    _ request: Numbers,
    _ stub: StubTransport
  ) async throws -> (items: [Int], paths: [String]) {
    let client = Client<DeckOfCards>(.production, transport: stub)
    var items: [Int] = []
    for try await item in client.items(request) { items.append(item) }
    let root = "https://deckofcardsapi.com/api"
    return (items, stub.requests.map { $0.url.absoluteString.replacing(root, with: "") })
  }

  @Test func requestsPagesUntilOneIsEmpty() async throws {
    let stub = Self.stub([#"{"items": [1, 2]}"#, #"{"items": [3]}"#, #"{"items": []}"#])
    let (items, paths) = try await Self.all(
      Self.numbers(.page("page"), query: ["page": Int?.none, "q": "x"]),
      stub
    )
    #expect(items == [1, 2, 3])
    #expect(paths == ["/numbers?page=1&q=x", "/numbers?page=2&q=x", "/numbers?page=3&q=x"])
  }

  @Test func startsAtRequestedPage() async throws {
    let stub = Self.stub([#"{"items": [], "more": true}"#, #"{"items": [3], "more": false}"#])
    let (items, paths) = try await Self.all(
      Self.numbers(.page("page", start: 0, more: "more"), query: ["page": 7]),
      stub
    )
    #expect(items == [3])
    #expect(paths == ["/numbers?page=7", "/numbers?page=8"])
  }

  @Test(arguments: [0, 1]) func stopsAtNumberOfPages(start: Int) async throws {
    let page = #"{"items": [], "pages": 2}"#
    let stub = Self.stub([page, #"{"items": [3], "pages": 2}"#])
    let (items, paths) = try await Self.all(
      Self.numbers(.page("page", start: start, pages: "pages")),
      stub
    )
    #expect(items == [3])
    #expect(paths == ["/numbers?page=\(start)", "/numbers?page=\(start + 1)"])
  }

  @Test func stopsAtEmptyPageIfPageCountIsNull() async throws {
    let stub = Self.stub([#"{"items": [1], "pages": null}"#, #"{"items": []}"#])
    let (items, _) = try await Self.all(Self.numbers(.page("page", pages: "pages")), stub)
    #expect(items == [1])
  }

  @Test func offsetAdvancesByReceivedItemsUpToTotal() async throws {
    let stub = Self.stub([#"{"items": [1, 2], "total": 3}"#, #"{"items": [3], "total": 3}"#])
    let (items, paths) = try await Self.all(
      Self.numbers(.offset("skip", total: "total"), query: ["skip": Int?.none]),
      stub
    )
    #expect(items == [1, 2, 3])
    #expect(paths == ["/numbers?skip=0", "/numbers?skip=2"])
  }

  @Test func offsetCountsDroppedItems() async throws {
    let stub = Self.stub([#"[1, "two"]"#, "[3]", "[]"])
    let client = Client<DeckOfCards>(.production, transport: stub)
    let request = Numbers(
      .get,
      "/numbers",
      response: .json { $0.lossyArray { $0.int() } },
      pagination: .offset("skip")
    )
    var items: [Int] = []
    for try await item in client.items(request) { items.append(item) }
    #expect(items == [1, 3])
    #expect(stub.requests.map { $0.url.query } == ["skip=0", "skip=2", "skip=3"])
  }

  @Test(arguments: ["null", "\"\"", ""])
  func followsCursorsUntilNullEmptyOrMissing(end: String) async throws {
    let last = end.isEmpty ? #"{"items": [2]}"# : #"{"items": [2], "next": \#(end)}"#
    let stub = Self.stub([#"{"items": [1], "next": 12345678901234567890}"#, last])
    let (items, paths) = try await Self.all(Self.numbers(.cursor("after", next: "next")), stub)
    #expect(items == [1, 2])
    #expect(paths == ["/numbers", "/numbers?after=12345678901234567890"])
  }

  @Test func usesLastItemAsCursor() async throws {
    let stub = Self.stub([#"{"items": [5, 6], "more": true}"#, #"{"items": [], "more": false}"#])
    let request = Self.numbers(.cursor("after", next: "items[last]", more: "more"))
    let (items, paths) = try await Self.all(request, stub)
    #expect(items == [5, 6])
    #expect(paths == ["/numbers", "/numbers?after=6"])
  }

  @Test func sendsCursorInHeaderAfterFirstPage() async throws {
    let stub = Self.stub([#"{"items": [1], "next": "b"}"#, #"{"items": [2]}"#])
    var request = Self.numbers(.cursor("X-After", next: "next"))
    request.request.headers = ["x-after": String?.none]
    #expect(try await Self.all(request, stub).paths == ["/numbers", "/numbers"])
    #expect(stub.requests.map { $0.headers["X-After"] } == [nil, "b"])
  }

  @Test func replacesPageNumberInPath() async throws {
    let stub = Self.stub([#"{"items": [1]}"#, #"{"items": []}"#])
    let request = Self.numbers(.page("page"), path: "/numbers/\(segment: 9, name: "page")/all")
    #expect(try await Self.all(request, stub).paths == ["/numbers/9/all", "/numbers/10/all"])
  }

  @Test func followsNextURLs() async throws {
    let stub = Self.stub([
      #"{"items": [1], "next": "/api/numbers?after=x%20y"}"#,
      #"{"items": [2], "next": "?z"}"#, #"{"items": [3]}"#,
    ])
    let (items, paths) = try await Self.all(Self.numbers(.url(next: "next")), stub)
    #expect(items == [1, 2, 3])
    #expect(paths == ["/numbers", "/numbers?after=x%20y", "/numbers?z"])
  }

  @Test func followsLinkHeaders() async throws {
    let page = #"{"items": [1]}"#
    let stub = Self.stub(
      [page, page, page],
      link: [
        #"</a,b>; rel="prev"; title="x, <y>", <https://deckofcardsapi.com/api/2>; rel="last next""#,
        "</api/3>;rel=NEXT", "</api/4>; rel=prev",
      ]
    )
    #expect(try await Self.all(Self.numbers(.link), stub).paths == ["/numbers", "/2", "/3"])
  }

  @Test func requestsPagesOnlyWhenNeeded() async throws {
    let stub = Self.stub([#"{"items": [1, 2]}"#, #"{"items": [3]}"#])
    let client = Client<DeckOfCards>(.production, transport: stub)
    var items = client.items(Self.numbers(.page("page"))).makeAsyncIterator()
    #expect(stub.requests.isEmpty)
    #expect(try await [items.next(), items.next()] == [1, 2])
    #expect(stub.requests.count == 1)
    #expect(try await items.next() == 3)
    #expect(stub.requests.count == 2)
  }

  @Test func yieldsEachPageAsResponseValue() async throws {
    let stub = Self.stub([#"{"items": [1, 2]}"#, #"{"items": []}"#])
    let client = Client<DeckOfCards>(.production, transport: stub)
    var pages: [[Int]] = []
    for try await page in client.pages(Self.numbers(.page("page"))) { pages.append(page) }
    #expect(pages == [[1, 2], []])
  }

  @Test func stopsAfterFirstFailure() async throws {
    let failures = FailureLog()
    let client = Client<DeckOfCards>(
      .production,
      transport: Self.stub([#"{"items": [1]}"#, #"{"items": 2}"#]),
      onError: { failures.add("\($1): \($0)") }
    )
    var items = client.items(Self.numbers(.page("page"))).makeAsyncIterator()
    #expect(try await items.next() == 1)
    do throws(DeckOfCards.ClientError) {
      _ = try await items.next()
      Issue.record("the second page decoded")
    } catch {
      guard case .decoding = error else { throw error }
    }
    #expect(try await items.next() == nil)
    #expect(failures.all.count == 1)
  }

  @Test func failsIfServerRepeatsCursor() async throws {
    let page = #"{"items": [1], "next": "a"}"#
    let client = Client<DeckOfCards>(.production, transport: Self.stub([page, page, page]))
    var items = client.items(Self.numbers(.cursor("after", next: "next"))).makeAsyncIterator()
    #expect(try await [items.next(), items.next()] == [1, 1])
    await #expect(throws: DeckOfCards.ClientError.self) { try await items.next() }
  }

  @Test(arguments: ["http://deckofcardsapi.com/api/2", "ftp://deckofcardsapi.com/2", "data:x"])
  func rejectsNextURLsWithoutHTTPS(next: String) async throws {
    let stub = Self.stub([#"{"items": [1], "next": "\#(next)"}"#, #"{"items": [2]}"#])
    await #expect(throws: DeckOfCards.ClientError.self) {
      _ = try await Self.all(Self.numbers(.url(next: "next")), stub)
    }
    #expect(stub.requests.count == 1)
  }

  @Test func sendsSecretsOnlyToTheirOrigin() async throws {
    let stub = Self.stub([
      #"{"items": [1], "next": "/api/2?key=k"}"#, #"{"items": [2], "next": "https://x.org/3"}"#,
      #"{"items": [3]}"#,
    ])
    let client = Client<DeckOfCards>(.production, credentials: .bearer("t0ken"), transport: stub)
    var request = Self.numbers(.url(next: "next"))
    request.request.policy.authentication = .required("token")
    request.request.headers = ["X-Key": ParameterValue("k", secret: true), "X-Open": "o"]
    for try await _ in client.items(request) {}
    #expect(
      stub.requests.map { $0.headers["Authorization"] } == ["Bearer t0ken", "Bearer t0ken", nil]
    )
    #expect(stub.requests.map { $0.headers["X-Key"] } == ["k", "k", nil])
    #expect(stub.requests.map { $0.headers["X-Open"] } == ["o", "o", "o"])
  }

  /// The body may contain data for this server only.
  @Test(arguments: [("/api/2", 2), ("https://deckofcardsapi.com:443/2", 2), ("https://x.org/2", 1)])
  func sendsBodyOnlyToItsOrigin(next: String, sent: Int) async throws {
    let stub = Self.stub([#"{"items": [1], "next": "\#(next)"}"#, #"{"items": [2]}"#])
    var request = Self.numbers(.url(next: "next"))
    request.request.body = .json(1)
    do throws(DeckOfCards.ClientError) {
      for try await _ in Client<DeckOfCards>(.production, transport: stub).items(request) {}
      #expect(sent == 2)
    } catch {
      #expect(sent == 1, "\(error)")
    }
    #expect(stub.requests.map(\.body.isEmpty) == Array(repeating: false, count: sent))
  }

  @Test func stopsWhenTaskIsCancelled() async throws {
    let stub = StubTransport { _ in .json(200, #"{"items": [1, 2]}"#) }
    let client = Client<DeckOfCards>(.production, transport: stub)
    let task = Task { () -> Bool in
      do throws(DeckOfCards.ClientError) {
        for try await _ in client.pages(Self.numbers(.page("page"))) {
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return false
      } catch .cancelled {
        return true
      } catch {
        return false
      }
    }
    #expect(await task.value)
    #expect(stub.requests.count == 1)
  }

  @Test func yieldsNoBufferedItemToCancelledTask() async throws {
    let stub = StubTransport { _ in .json(200, #"{"items": [1, 2]}"#) }
    let client = Client<DeckOfCards>(.production, transport: stub)
    let task = Task { () -> [Int?] in
      var items = client.items(Self.numbers(.page("page"))).makeAsyncIterator()
      let first = try await items.next()
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(DeckOfCards.ClientError) {
        return [first, try await items.next()]
      } catch {
        guard case .cancelled = error else { throw error }
        return [first, try await items.next()]
      }
    }
    #expect(try await task.value == [1, nil])
    #expect(stub.requests.count == 1)
  }

  @Test func continuesAfterEmptyCursorPage() async throws {
    let stub = Self.stub([
      #"{"items": [1], "next": "a"}"#, #"{"items": [], "next": "b"}"#, #"{"items": [2]}"#,
    ])
    let (items, paths) = try await Self.all(Self.numbers(.cursor("after", next: "next")), stub)
    #expect(items == [1, 2])
    #expect(paths.count == 3)
  }
}

/// The errors that a client reported to `onError`.
final class FailureLog: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }

  func add(_ text: String) { lock.withLock { texts.append(text) } }
}
