import Foundation

/// Cuts the body of a stream into what holds an element each.
struct StreamParser {
  private let format: StreamFormat
  private let limit: Int
  private var splitter: LineSplitter
  private var parser: EventParser

  /// A parser for a new connection, which goes on where another one ended.
  ///
  /// - Parameter limit: how many bytes an event or a line may have.
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

  /// The events that end in this piece. Throws at an event or a line that is too long.
  mutating func events(in piece: Data) throws(LimitExceeded) -> [EventParser.Event] {
    var events: [EventParser.Event] = []
    for line in try splitter.lines(in: piece) {
      if let event = try event(at: line) { events.append(event) }
    }
    return events
  }

  /// What the end of the connection ends: the last line. An event without its empty line is none.
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

  /// The element of a line; `nil` for a blank one.
  private static func event(of line: String) -> EventParser.Event? {
    let isBlank = line.allSatisfy(\.isWhitespace)
    return isBlank ? nil : EventParser.Event(data: line, name: "message", id: "")
  }
}
