/// The actions of the server on the connection after it has read a request.
///
/// A reply is a list of steps, so it can also describe faults.
public struct ServerReply: Sendable {
  package enum Step: Sendable {
    case head([UInt8])
    /// Omitted for a HEAD request.
    case body([UInt8])
    case pause(Double)
    /// Sends nothing until the client or the test ends the connection.
    case hang
    case close
    case reset
  }

  package let steps: [Step]

  /// A response with a `Content-Length`, unless the headers contain one.
  public static func reply(
    _ status: Int,
    headers: [String: String] = [:],
    body: [UInt8] = []
  ) -> Self {
    let length = status == 204 || status == 304 ? [:] : ["Content-Length": "\(body.count)"]
    let all = length.merging(headers) { $1 }
    return Self(steps: [.head(head(status, all)), .body(body)])
  }

  public static func text(
    _ status: Int,
    _ body: String,
    type: String = "text/plain; charset=utf-8",
    headers: [String: String] = [:]
  ) -> Self {
    reply(status, headers: headers.merging(["Content-Type": type]) { $1 }, body: Array(body.utf8))
  }

  public static func json(
    _ status: Int,
    _ body: String,
    headers: [String: String] = [:]
  ) -> Self {
    text(status, body, type: "application/json", headers: headers)
  }

  public static func redirect(_ status: Int, _ location: String) -> Self {
    reply(status, headers: ["Location": location])
  }

  /// The pieces as chunks of a chunked body, with a pause before each.
  public static func chunked(
    _ pieces: [String],
    every seconds: Double = 0,
    type: String = "text/plain"
  ) -> Self {
    let start = head(200, ["Transfer-Encoding": "chunked", "Content-Type": type])
    let chunks = pieces.flatMap { piece -> [Step] in
      let size = String(piece.utf8.count, radix: 16)
      return [.pause(seconds), .body(Array("\(size)\r\n\(piece)\r\n".utf8))]
    }
    return Self(steps: [.head(start)] + chunks + [.body(Array("0\r\n\r\n".utf8))])
  }

  /// The same chunk several times, stored once.
  public static func chunked(_ piece: String, times: Int, every seconds: Double) -> Self {
    let one = chunked([piece], every: seconds).steps
    return Self(steps: [one[0]] + (0..<times).flatMap { _ in one[1...2] } + [one[3]])
  }

  /// A chunked body without the last, empty chunk: the connection breaks off.
  public static func broken(_ pieces: [String], type: String = "text/plain") -> Self {
    Self(steps: chunked(pieces, type: type).steps.dropLast() + [.close])
  }

  /// The reply, after some seconds.
  public static func slow(_ seconds: Double, then reply: ServerReply) -> Self {
    Self(steps: [.pause(seconds)] + reply.steps)
  }

  /// Declares more bytes than it sends, then closes the connection.
  public static func truncate(_ body: String, declaredLength: Int) -> Self {
    let start = head(200, ["Content-Length": "\(declaredLength)"])
    return Self(steps: [.head(start), .body(Array(body.utf8)), .close])
  }

  /// The same bytes several times, stored once, with a pause before each.
  public static func repeated(
    _ piece: [UInt8],
    times: Int,
    every seconds: Double = 0,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> Self {
    let start = head(status, headers.merging(["Content-Length": "\(piece.count * times)"]) { $1 })
    return Self(
      steps: [.head(start)] + (0..<times).flatMap { _ in [Step.pause(seconds), .body(piece)] }
    )
  }

  /// Text that need not be HTTP, then another reply on the same connection.
  public static func raw(_ text: String, then next: ServerReply? = nil) -> Self {
    Self(steps: [.head(Array(text.utf8)), .pause(0)] + (next?.steps ?? []))
  }

  /// The bytes of the text one by one, with a pause before each.
  public static func slowly(_ text: String, every seconds: Double) -> Self {
    Self(steps: text.utf8.flatMap { [.pause(seconds), .head([$0])] })
  }

  /// The first bytes of the reply, then another reply in place of the rest.
  public func cut(to count: Int, then end: ServerReply) -> Self {
    var left = count
    let shortened = steps.map { step -> Step in
      switch step {
      case .head(let bytes):
        defer { left -= min(left, bytes.count) }
        return .head(Array(bytes.prefix(left)))
      case .body(let bytes):
        defer { left -= min(left, bytes.count) }
        return .body(Array(bytes.prefix(left)))
      case .pause, .hang, .close, .reset: return step
      }
    }
    return Self(steps: shortened + [.pause(0)] + end.steps)
  }

  /// Bytes that need not be HTTP, then the end of the connection.
  public static func garbage(_ bytes: [UInt8]) -> Self { Self(steps: [.head(bytes), .close]) }

  public static let hang = Self(steps: [.hang])
  public static let close = Self(steps: [.close])
  public static let reset = Self(steps: [.reset])

  private static func head(_ status: Int, _ headers: [String: String]) -> [UInt8] {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Array("HTTP/1.1 \(status) Status\r\n\(lines.joined())\r\n".utf8)
  }
}
