import EndpointSpec
import Foundation

/// Sends a request with `curl`, so that the tool needs no network library.
///
/// Requests are passed through the standard input, so that credentials do not appear in the process list.
struct Curl {
  struct Response {
    let status: Int
    let headers: [(name: String, text: String)]
    let body: [UInt8]
  }

  /// The reason, as a clause without a full stop.
  struct Failure: Error {
    let message: String
    /// Whether no connection was made. The sandbox of a plugin causes that, too.
    var isOfNetwork = false
  }

  let environment: [String: String]

  /// In seconds.
  private static let longestCall = 60
  private static let longestBody = 64 << 20
  private static let longestHeader = 1 << 20

  /// The reasons of curl's exit statuses. Its own messages may quote what the server sent.
  private static let reasons: [Int32: String] = [
    1: "the response is not HTTP", 3: "its URL is not valid", 6: "the host was not found",
    7: "the connection was refused", 8: "the header of the response is not valid",
    16: "HTTP/2 failed", 18: "the connection ended before the body",
    28: "it took longer than \(longestCall) seconds", 35: "the TLS handshake failed",
    52: "the server closed the connection without a response",
    56: "the connection was lost", 60: "the certificate of the server is not trusted",
    63: "the response is too large", 92: "HTTP/2 failed",
  ]

  func send(
    _ method: String,
    _ url: String,
    headers: [(name: String, text: String)],
    body: [UInt8]?
  ) throws(Failure) -> Response {
    var lines = [
      "url = \(try Self.quoted(url))", "request = \(try Self.quoted(method))", "include", "silent",
      "show-error", "globoff", "suppress-connect-headers", "proto = \"=http,https\"",
      "max-time = \(Self.longestCall)", "max-filesize = \(Self.longestBody)",
      "header = \"Expect:\"", "write-out = \"\\n%{size_download}\"",
    ]
    if method == "HEAD" { lines.append("head") }
    for header in headers {
      lines.append("header = \(try Self.quoted("\(header.name): \(header.text)"))")
    }
    let file = try body.map { bytes throws(Failure) in try Self.temporaryFile(bytes) }
    defer { if let file { unlink(file) } }
    if let file { lines.append("data-binary = \(try Self.quoted("@" + file))") }
    let input = Array(lines.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    guard input.count <= Subprocess.longestInput else {
      throw Failure(message: "the URL and the headers are too long")
    }
    let process = Subprocess(
      program: "curl",
      arguments: ["--disable", "--config", "-"],
      environment: environment,
      input: input,
      longestOutput: Self.longestBody + Self.longestHeader
    )
    let result: Subprocess.Result
    do throws(Subprocess.Failure) {
      result = try process.run()
    } catch {
      throw Failure(message: "curl could not be started: is it installed?")
    }
    // Old versions of curl do not limit a body of unknown length.
    guard result.output.count < Self.longestBody + Self.longestHeader else {
      throw Failure(message: Self.reasons[63] ?? "")
    }
    guard result.status == 0 else {
      throw Failure(
        message: Self.reasons[result.status] ?? "curl ended with status \(result.status)",
        isOfNetwork: [6, 7].contains(result.status)
      )
    }
    guard let response = Response(result.output) else {
      throw Failure(message: "the response has no header")
    }
    return response
  }

  /// Quotes a text for a curl configuration file.
  private static func quoted(_ text: String) throws(Failure) -> String {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw Failure(message: "the URL or a header contains a control character")
    }
    let escaped = text.reduce(into: "") { escaped, character in
      if character == "\\" || character == "\"" { escaped.append("\\") }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }

  /// Writes a temporary file that only the current user can read.
  private static func temporaryFile(_ bytes: [UInt8]) throws(Failure) -> String {
    let path = FileManager.default.temporaryDirectory.appending(path: "endpoints-\(UUID())").path
    let failure = Failure(message: "the temporary file cannot be written")
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure }
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
      return path
    } catch {
      unlink(path)
      throw failure
    }
  }
}

extension Curl.Response {
  /// Parses the output of curl with `include`: one or more headers, the body, perhaps trailers, and the size of the body.
  fileprivate init?(_ output: [UInt8]) {
    guard let last = output.lastIndex(of: UInt8(ascii: "\n")),
      let size = Int(String(decoding: output[(last + 1)...], as: UTF8.self))
    else { return nil }
    var rest = output[..<last]
    repeat {
      guard let end = Self.endOfHeader(rest) else { return nil }
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        .split(whereSeparator: \.isNewline)
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
        return nil
      }
      rest = rest[end.upperBound...]
      // The final response follows an interim one (RFC 9110, section 15.2).
      guard status >= 200 || rest.isEmpty else { continue }
      let headers = lines.dropFirst().compactMap { line -> (name: String, text: String)? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), String(parts[1].drop { $0 == " " }))
      }
      self.init(status: status, headers: headers, body: Array(rest.prefix(size)))
      return
    } while true
  }

  /// The empty line after a header.
  private static func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: "\r") }) { return start..<end + 1 }
      start = end + 1
    }
    return nil
  }
}
