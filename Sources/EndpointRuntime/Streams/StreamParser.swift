import Foundation

/// Cuts the body of a stream into what holds an element each.
struct StreamParser {
  private let format: StreamFormat
  private var splitter = LineSplitter()
  private var parser: EventParser

  /// A parser for a new connection, which goes on where another one ended.
  init(_ format: StreamFormat, after other: StreamParser? = nil) {
    self.format = format
    parser = EventParser(lastID: other?.lastID ?? "")
  }

  var lastID: String { parser.lastID }
  var retry: Double? { parser.retry }

  mutating func events(in piece: Data) -> [EventParser.Event] {
    splitter.lines(in: piece).compactMap { event(at: $0) }
  }

  /// What the end of the connection ends: the last line. An event without its empty line is none.
  mutating func end() -> EventParser.Event? {
    guard case .lines = format else { return nil }
    return splitter.end().flatMap { event(at: $0) }
  }

  private mutating func event(at line: String) -> EventParser.Event? {
    switch format {
    case .events: return parser.event(at: line)
    case .lines:
      let isBlank = line.allSatisfy(\.isWhitespace)
      return isBlank ? nil : EventParser.Event(data: line, name: "message", id: "")
    }
  }
}
