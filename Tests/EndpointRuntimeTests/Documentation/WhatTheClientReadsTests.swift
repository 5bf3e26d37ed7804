import EndpointTesting
import EndpointWire
import Foundation
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointRuntime

/// The rows of the page "What the client reads".
@Suite
struct WhatTheClientReadsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let sent: String
    /// Nil for "nothing".
    let read: String?

    var testDescription: String { "\(kind) \(sent)" }
  }

  static let rows: [Row] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let path = "Sources/EndpointRuntime/EndpointRuntime.docc/WhatTheClientReads.md"
    let page = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    return page.split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count == 4, cells[1].hasPrefix("`") else { return nil }
      let texts = cells.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`| ")) }
      return Row(kind: texts[0], sent: texts[1], read: texts[2] == "nothing" ? nil : texts[2])
    }
  }()

  @Test func pageHasEachKind() {
    let kinds = Set(Self.rows.map(\.kind))
    let known = ["date", "delay", "next", "page", "url", "int", "unix", "unix text"]
    #expect(kinds == Set(known + ["charset", "heartbeat", "error"]))
  }

  @Test(arguments: rows)
  func appGetsWhatPageSays(row: Row) async throws {
    #expect(try await read(row) == row.read)
  }

  private func read(_ row: Row) async throws -> String? {
    switch row.kind {
    case "date":
      DateFormat.rfc3339.date(from: row.sent).map { number($0.timeIntervalSince1970) }
    case "delay": RetryAfter.seconds(row.sent, sent: nil).map(number)
    case "next": LinkHeader.next(in: [row.sent])
    case "page": try await items(row.sent)
    case "url": value(row.sent) { $0.urlIfAny()?.absoluteString }
    case "int": value(row.sent) { $0.int().map { "\($0)" } }
    case "unix": value(row.sent) { $0.date(.unix).map { number($0.timeIntervalSince1970) } }
    case "unix text":
      value(row.sent) { $0.date(.unixText).map { number($0.timeIntervalSince1970) } }
    case "charset": try await text(row.sent)
    case "heartbeat": try await element(row.sent)
    default: await failure(row.sent)
    }
  }

  /// What a field reads. Nil also for an error.
  private func value(_ text: String, _ read: (inout JSONReader) -> String?) -> String? {
    try? JSONReader.read(text.utf8) { $0.null() ? nil : read(&$0) }.value
  }

  /// The items of the last page in both styles.
  private func items(_ page: String) async throws -> String? {
    let response = Data(page.utf8)
    for pagination in [Pagination.url(next: "next"), .cursor("after", next: "next")] {
      var items: [Int] = []
      let client = client(200, "application/json", response)
      for try await item in client.items(PagesTests.numbers(pagination)) { items.append(item) }
      guard items == [1] else { return "\(items)" }
    }
    return "1"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int64(value))" : "\(value)"
  }

  private func client(_ status: Int, _ type: String, _ body: Data) -> Client<DeckOfCards> {
    let response = HTTPResponse(status: status, headers: ["Content-Type": type], body: body)
    return Client(.production, transport: StubTransport { _ in response })
  }

  private func text(_ type: String) async throws -> String {
    let bytes: [UInt8] =
      type.hasSuffix("16le") ? [0xE9, 0] : type.hasSuffix("8859-1") ? [0xE9] : [0xC3, 0xA9]
    let request = Request<String, DeckOfCards.Failure>(.get, "/", response: .text)
    return try await client(200, type, Data(bytes)).send(request)
  }

  private func element(_ line: String) async throws -> String? {
    let body = Data("\(line)\n\n".utf8)
    var stream = HTTPResponse(status: 200, headers: ["Content-Type": "text/event-stream"])
    stream.stream = ByteStream(body)
    let client = Client<DeckOfCards>(.production, transport: StubTransport { [stream] _ in stream })
    let numbers = StreamTests.numbers(.events())
    var elements = client.stream(numbers).makeAsyncIterator()
    return try await elements.next().map { "\($0)" }
  }

  private func failure(_ body: String) async -> String? {
    let body = body.replacing("message", with: "error")
    switch await client(404, "text/plain", Data(body.utf8)).result(Deck.shuffle()) {
    case .failure(.service(.noSuchDeck(let problem), _)): return problem.message
    case .failure(.unreadableFailure): return "unreadable"
    default: return nil
    }
  }
}
