import Foundation

/// Splits the body of a stream into events.
struct StreamParser {
  private let format: StreamFormat
  private let limit: Int
  private var splitter: LineSplitter
  private var parser: EventParser

  /// Creates a parser for a connection that continues after an event.
  ///
  /// - Parameter limit: The maximum number of bytes in an event or a line.
  init(_ format: StreamFormat, limit: Int, lastID: String = "") {
    self.format = format
    self.limit = limit
    splitter = LineSplitter(limit: limit)
    parser = EventParser(lastID: lastID, limit: limit)
  }

  /// A parser for the next connection of the same stream.
  var reopened: StreamParser { StreamParser(format, limit: limit, lastID: lastID) }

  var lastID: String { parser.lastID }
  var retry: Double? { parser.retry }

  /// Returns the events that end in this piece. Throws if an event or a line exceeds the limit.
  mutating func events(in piece: Data) throws(LimitExceeded) -> [EventParser.Event] {
    var events: [EventParser.Event] = []
    for line in try splitter.lines(in: piece) {
      if let event = try event(at: line) { events.append(event) }
    }
    return events
  }

  /// Returns the last line at the end of the connection. An event without its empty line is discarded.
  mutating func end() -> EventParser.Event? {
    guard case .lines = format else { return nil }
    return splitter.end().flatMap(Self.event)
  }

  private mutating func event(at line: String) throws(LimitExceeded) -> EventParser.Event? {
    switch format {
    case .events: try parser.event(at: line)
    case .lines: Self.event(of: line)
    }
  }

  /// The element of a line. `nil` for a blank line.
  private static func event(of line: String) -> EventParser.Event? {
    let isBlank = line.allSatisfy(\.isWhitespace)
    return isBlank ? nil : EventParser.Event(data: line, name: "message", id: "")
  }
}
