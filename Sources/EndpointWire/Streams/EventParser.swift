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
  }

  /// The identifier of the last event with one. It persists across connections.
  private(set) var lastID: String
  /// The server's delay before a reconnection in seconds.
  private(set) var retry: Double?
  private var data: String?
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
  mutating func event(at line: String) throws(EventTooLong) -> Event? {
    guard !line.isEmpty else { return dispatched() }
    let (field, value) = Self.field(in: line)
    switch field {
    case "data": try append(value)
    case "event": name = value
    case "id" where !value.contains("\0"): id = value
    case "retry" where value.isDigits:
      retry = Double(value).map { Saturation.seconds($0 / 1000) }
    default: break
    }
    return nil
  }

  private mutating func append(_ line: String) throws(EventTooLong) {
    // Appends in place, since an event may have millions of lines.
    if data == nil { data = line } else { data?.append("\n\(line)") }
    if let data, data.utf8.count > limit { throw EventTooLong(limit: limit) }
  }

  private mutating func dispatched() -> Event? {
    lastID = id
    defer { (data, name) = (nil, "") }
    guard let data else { return nil }
    return Event(data: data, name: name.isEmpty ? "message" : name, id: lastID)
  }

  /// The name and the value of a line, without one space after the colon. A comment has an empty name.
  private static func field(in line: String) -> (Substring, String) {
    let scalars = line.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return (line[...], "") }
    var start = scalars.index(after: colon)
    if start < scalars.endIndex, scalars[start] == " " { start = scalars.index(after: start) }
    return (line[..<colon], String(line[start...]))
  }
}
