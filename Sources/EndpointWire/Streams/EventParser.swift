/// An event or a line that exceeds a limit.
package struct EventTooLong: Error, Equatable {
  /// The maximum number of bytes.
  package let limit: Int
}

/// Parses server-sent events line by line (WHATWG HTML, section 9.2.6).
package struct EventParser {
  /// A received event.
  package struct Event: Equatable, Sendable {
    package var data: String
    package var name: String
    package var id: String

    /// The name of events without one.
    package static let usualName = "message"

    package init(data: String, name: String = usualName, id: String = "") {
      self.data = data
      self.name = name
      self.id = id
    }

    /// True if the data has no content, as in events that only keep a connection open.
    package var isBlank: Bool { data.utf8.allSatisfy(isWhitespace) }
  }

  /// The identifier of the last event with one. It persists across connections.
  private(set) var lastID: String
  /// The server's delay before a reconnection in seconds.
  private(set) var retry: Double?
  private var data: [UInt8]?
  private var name = ""
  private var id: String
  /// The maximum number of bytes in the data of an event.
  private let limit: Int

  init(lastID: String = "", limit: Int) {
    self.lastID = lastID
    self.limit = limit
    id = lastID
  }

  /// Parses a line. Returns the event that it completes, if any. Throws if the data exceeds the limit.
  mutating func event(at line: ArraySlice<UInt8>) throws(EventTooLong) -> Event? {
    guard !line.isEmpty else { return dispatched() }
    let (field, value) = Self.field(in: line)
    switch field {
    case "data": try append(value)
    case "event": name = Self.text(value)
    case "id" where !value.contains(0): id = Self.text(value)
    case "retry":
      let text = Self.text(value)
      if text.isDigits { retry = Double(text).map { Saturation.seconds($0 / 1000) } }
    default: break
    }
    return nil
  }

  private mutating func append(_ line: ArraySlice<UInt8>) throws(EventTooLong) {
    // Appends in place, since an event may have millions of lines.
    if data == nil { data = [] } else { data?.append(UInt8(ascii: "\n")) }
    data?.append(contentsOf: line)
    if let data, data.count > limit { throw EventTooLong(limit: limit) }
  }

  private mutating func dispatched() -> Event? {
    lastID = id
    defer { (data, name) = (nil, "") }
    guard let data else { return nil }
    return Event(
      data: Self.text(data[...]),
      name: name.isEmpty ? Event.usualName : name,
      id: lastID
    )
  }

  /// The name and the value of a line, without one space after the colon. A comment has an empty name.
  private static func field(in line: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return (text(line), []) }
    let value = line[(colon + 1)...]
    return (text(line[..<colon]), value.first == UInt8(ascii: " ") ? value.dropFirst() : value)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
