/// A connection that reads requests in order and plays their replies.
struct ServerConnection {
  let socket: Socket
  let number: Int
  let log: ServerLog
  let manners: ServerManners
  private var buffer: ArraySlice<UInt8> = []

  init(socket: Socket, number: Int, log: ServerLog, manners: ServerManners) {
    (self.socket, self.number, self.log, self.manners) = (socket, number, log, manners)
  }

  mutating func serve(_ handler: (ServerRequest) -> ServerReply) {
    if let greeting = manners.greeting, !play(greeting, to: nil) { return }
    while let request = nextRequest() {
      log.update { $0.requests.append(request) }
      guard play(handler(request), to: request) else { return }
      if request.header("Connection")?.lowercased() == "close" { return }
    }
  }

  /// Plays the reply. Returns whether the connection can receive another request.
  private func play(_ reply: ServerReply, to request: ServerRequest?) -> Bool {
    var pending: [UInt8] = []
    for step in reply.steps {
      switch step {
      case .head(let bytes): pending += bytes
      case .body(let bytes): if request?.method != "HEAD" { pending += bytes }
      case .pause, .hang, .close, .reset:
        guard deliver(&pending), endure(step) else { return false }
      }
    }
    return deliver(&pending)
  }

  private func deliver(_ bytes: inout [UInt8]) -> Bool {
    defer { bytes = [] }
    guard bytes.isEmpty || socket.write(bytes) else { return abandon() }
    log.update { $0.sent += bytes.count }
    return true
  }

  private func endure(_ step: ServerReply.Step) -> Bool {
    switch step {
    case .pause(let seconds) where seconds > 0: return !socket.closes(within: seconds) || abandon()
    case .hang:
      // Ignores what the client sends meanwhile.
      while !socket.read().isEmpty {}
      return abandon()
    case .close: return false
    case .reset:
      log.reset(number)
      return false
    default: return true
    }
  }

  private func abandon() -> Bool {
    log.update { $0.abandoned += 1 }
    return false
  }

  private mutating func nextRequest() -> ServerRequest? {
    guard let first = line(), !first.isEmpty else { return nil }
    let parts = first.split(separator: " ")
    guard parts.count == 3 else { return nil }
    var headers: [(name: String, value: String)] = []
    while let line = line(), !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers.append((String(line[..<colon]), String(value)))
    }
    guard let body = body(headers) else { return nil }
    return ServerRequest(
      method: String(parts[0]),
      target: String(parts[1]),
      headers: headers,
      body: body.bytes,
      bodySize: body.size,
      connection: number
    )
  }

  private mutating func body(
    _ headers: [(name: String, value: String)]
  ) -> (bytes: [UInt8], size: Int)? {
    let named = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    if named["expect"]?.lowercased() == "100-continue" {
      guard socket.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
    }
    let length = named["content-length"].flatMap { Int($0) } ?? 0
    if length > manners.mostBodyRead { return nil }
    if !manners.keepsBodies { return drop(length) ? ([], length) : nil }
    let isChunked = named["transfer-encoding"]?.lowercased() == "chunked"
    return (isChunked ? chunks() : take(length)).map { ($0, $0.count) }
  }

  /// Reads and discards the bytes.
  private mutating func drop(_ count: Int) -> Bool {
    var left = count - buffer.count
    buffer = buffer.dropFirst(count)
    while left > 0 {
      let bytes = socket.read()
      guard !bytes.isEmpty else { return false }
      left -= bytes.count
    }
    return true
  }

  private mutating func chunks() -> [UInt8]? {
    var body: [UInt8] = []
    while let line = line(), let size = Int(line.prefix { $0 != ";" }, radix: 16) {
      guard let chunk = take(size), self.line() != nil else { return nil }
      if size == 0 { return body }
      body += chunk
    }
    return nil
  }

  private mutating func line() -> String? {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end].last == 13 ? buffer[..<(end - 1)] : buffer[..<end]
        buffer = buffer[(end + 1)...]
        return String(decoding: line, as: UTF8.self)
      }
      let known = buffer.count
      guard fill() else { return nil }
      searched = buffer.startIndex + known
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer = buffer.dropFirst(count) }
    return Array(buffer.prefix(count))
  }

  private mutating func fill() -> Bool {
    let bytes = socket.read()
    if buffer.isEmpty { buffer = bytes[...] } else { buffer += bytes }
    return !bytes.isEmpty
  }
}
