import Foundation

/// Splits the body of a stream into events.
package struct StreamParser {
  private let format: StreamFormat
  private let limit: Int
  private var splitter: LineSplitter
  private var parser: EventParser

  /// Creates a parser for a connection that continues after an event.
  ///
  /// - Parameter limit: The maximum number of bytes in an event or a line.
  package init(_ format: StreamFormat, limit: Int, lastID: String = "") {
    self.format = format
    self.limit = limit
    splitter = LineSplitter(limit: limit)
    parser = EventParser(lastID: lastID, limit: limit)
  }

  /// A parser for the next connection of the same stream.
  package var reopened: StreamParser { StreamParser(format, limit: limit, lastID: lastID) }

  package var lastID: String { parser.lastID }
  package var retry: Double? { parser.retry }

  /// Returns the events that end in this piece. Throws if an event or a line exceeds the limit.
  package mutating func events(in piece: Data) throws(EventTooLong) -> [EventParser.Event] {
    var events: [EventParser.Event] = []
    for line in try splitter.lines(in: piece) {
      if let event = try event(at: line) { events.append(event) }
    }
    return events
  }

  /// Returns the last line at the end of the connection. An event without its empty line is discarded.
  package mutating func end() -> EventParser.Event? {
    guard case .lines = format else { return nil }
    return splitter.end().flatMap(Self.event)
  }

  private mutating func event(at line: String) throws(EventTooLong) -> EventParser.Event? {
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

extension StreamFormat {
  /// The data of the elements of a complete body, without the one that ends the stream.
  package func elements(of body: Data) -> [String] {
    var parser = StreamParser(self, limit: .max)
    let events = ((try? parser.events(in: body)) ?? []) + [parser.end()].compactMap(\.self)
    return Array(events.map(\.data).prefix { $0 != end })
  }
}
