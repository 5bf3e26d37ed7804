import EndpointJSON
import Foundation

/// Splits the body of a stream into events.
package struct StreamParser {
  private let format: StreamFormat
  private let limit: Int
  private var splitter: LineSplitter
  private var parser: EventParser
  private var sequence: SequenceParser

  /// Creates a parser for a connection that continues after an event.
  ///
  /// - Parameter limit: The maximum number of bytes in an event, a line or a text.
  package init(_ format: StreamFormat, limit: Int, lastID: String = "") {
    self.format = format
    self.limit = limit
    splitter = LineSplitter(limit: limit)
    parser = EventParser(lastID: lastID, limit: limit)
    sequence = SequenceParser(limit: limit)
  }

  /// A parser for the next connection of the same stream.
  package var reopened: StreamParser { StreamParser(format, limit: limit, lastID: lastID) }

  package var lastID: String { parser.lastID }
  package var retry: Double? { parser.retry }

  /// Returns the events that end in this piece. Throws if an event, a line or a text exceeds the limit.
  package mutating func events(in piece: Data) throws(EventTooLong) -> [EventParser.Event] {
    if case .sequence = format { return try sequence.texts(in: piece).map(Self.event) }
    var events: [EventParser.Event] = []
    splitter.append(piece)
    while let line = try splitter.next() {
      if let event = try event(at: line) { events.append(event) }
    }
    return events
  }

  /// Returns the last line or text at the end of the connection. An event without its empty line is discarded.
  package mutating func end() -> EventParser.Event? {
    switch format {
    case .events: nil
    case .lines, .gateway: splitter.end().flatMap(Self.event(ofLine:))
    case .sequence: sequence.end().map(Self.event)
    }
  }

  private mutating func event(
    at line: ArraySlice<UInt8>
  ) throws(EventTooLong) -> EventParser.Event? {
    guard case .events = format else { return Self.event(ofLine: line) }
    return try parser.event(at: line)
  }

  /// The element of a line. `nil` for a blank line.
  private static func event(ofLine line: ArraySlice<UInt8>) -> EventParser.Event? {
    line.allSatisfy(isWhitespace) ? nil : event(String(decoding: line, as: UTF8.self))
  }

  fileprivate static func event(_ data: String) -> EventParser.Event {
    EventParser.Event(data: data)
  }
}

extension StreamFormat {
  /// The events of a complete body, without the one that ends the stream. The data of a gateway's line is its result.
  package func events(in body: Data) -> [EventParser.Event] {
    var parser = StreamParser(self, limit: .max)
    let all = ((try? parser.events(in: body)) ?? []) + [parser.end()].compactMap(\.self)
    let events = Array(all.prefix { $0.data != end })
    guard case .gateway = self else { return events }
    return events.compactMap { event -> EventParser.Event? in
      if GatewayFailure(line: Data(event.data.utf8)) != nil { return nil }
      return Self.result(ofLine: Array(event.data.utf8)).map(StreamParser.event) ?? event
    }
  }

  /// The text of the result in a line of a gateway.
  private static func result(ofLine line: [UInt8]) -> String? {
    guard case .object(let members)? = (try? JSONNode.parse(line))?.kind,
      let result = members.first(where: { $0.key == "result" })?.value
    else { return nil }
    return String(decoding: line[result.start..<result.end], as: UTF8.self)
  }

  /// The data of the elements of a complete body, without the one that ends the stream.
  package func elements(of body: Data) -> [String] { events(in: body).map(\.data) }
}
