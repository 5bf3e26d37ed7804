import Foundation
import Testing

@testable import EndpointWire

/// Checks the examples and rules of WHATWG HTML, sections 9.2.5 and 9.2.6.
@Suite("Server-sent events")
struct EventParserTests {
  typealias Event = EventParser.Event

  static func events(_ text: String, pieces size: Int = 1_000_000) throws -> [Event] {
    var parser = StreamParser(.events(), limit: 1_000_000)
    var rest = Data(text.utf8)
    var events: [Event] = []
    while !rest.isEmpty {
      events += try parser.events(in: rest.prefix(size))
      rest = Data(rest.dropFirst(size))
    }
    return events
  }

  static let cases: [(String, [Event])] = [
    ("data: YHOO\ndata: +2\ndata: 10\n\n", [Event(data: "YHOO\n+2\n10", name: "message", id: "")]),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
      [
        Event(data: "first event", name: "message", id: "1"),
        Event(data: "second event", name: "message", id: ""),
        Event(data: " third event", name: "message", id: ""),
      ]
    ),
    (
      "data\n\ndata\ndata\n\ndata:",
      [Event(data: "", name: "message", id: ""), Event(data: "\n", name: "message", id: "")]
    ),
    (
      "data:test\n\ndata: test\n\n",
      [Event(data: "test", name: "message", id: ""), Event(data: "test", name: "message", id: "")]
    ),
    ("event: add\ndata: 73857293\n\n", [Event(data: "73857293", name: "add", id: "")]),
    (
      "\u{FEFF}data: a\r\n\r\ndata: b\r\rdata: c\n\n",
      ["a", "b", "c"].map { Event(data: $0, name: "message", id: "") }
    ),
    ("data: a\r\ndata: b\r\n\r\n", [Event(data: "a\nb", name: "message", id: "")]),
    ("event: lost\n\ndata: a\n\n", [Event(data: "a", name: "message", id: "")]),
    (
      "id: 7\n\ndata: a\n\nid: x\0y\ndata: b\n\n",
      [Event(data: "a", name: "message", id: "7"), Event(data: "b", name: "message", id: "7")]
    ),
    (
      "\u{FEFF}data: a\n\n\u{FEFF}data: b\n\ndata: \u{FEFF}c\n\n",
      ["a", "\u{FEFF}c"].map { Event(data: $0, name: "message", id: "") }
    ),
    ("data: ü€😀\n\nnonsense: x\n\n", [Event(data: "ü€😀", name: "message", id: "")]),
    ("data: not ended\n", []),
  ]

  @Test(arguments: cases) func parsesEventsAsStandardSays(text: String, events: [Event]) throws {
    #expect(try Self.events(text) == events)
  }

  @Test(arguments: cases, [1, 2, 3, 7]) func parsesEventsFromPiecesOfAnySize(
    testCase: (text: String, events: [Event]),
    size: Int
  ) throws {
    #expect(try Self.events(testCase.text, pieces: size) == testCase.events)
  }

  @Test(arguments: [("retry: 1500", 1.5), ("retry: 1s", nil), ("retry:", nil), ("retry: -1", nil)])
  func parsesRetryInterval(line: String, seconds: Double?) throws {
    var parser = EventParser(limit: 100)
    _ = try parser.event(at: Array(line.utf8)[...])
    #expect(parser.retry == seconds)
  }

  @Test func limitsSizeOfWholeEvent() throws {
    var parser = EventParser(limit: 5)
    _ = try parser.event(at: Array("data: ab".utf8)[...])
    _ = try parser.event(at: Array("data: cd".utf8)[...])
    #expect(try parser.event(at: Array("".utf8)[...])?.data == "ab\ncd")
    _ = try parser.event(at: Array("data: abc".utf8)[...])
    #expect(throws: EventTooLong(limit: 5)) { try parser.event(at: Array("data: de".utf8)[...]) }
  }
}
