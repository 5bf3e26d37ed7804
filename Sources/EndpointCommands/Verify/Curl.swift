import EndpointSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sends one request with `curl`, which every system has or can install. The tool itself needs no network library.
///
/// Nothing of a request is an argument of the process: credentials do not show in the list of processes.
struct Curl {
  struct Response {
    let status: Int
    let headers: [(name: String, text: String)]
    let body: [UInt8]
  }

  /// Why there is no response, in one sentence without a full stop.
  struct Failure: Error {
    let message: String
  }

  let environment: [String: String]

  /// In seconds.
  private static let longestCall = 60
  private static let longestBody = 64 << 20

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
      "header = \"Expect:\"",
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
      environment: environment.map { "\($0.key)=\($0.value)" },
      input: input
    )
    let result: Subprocess.Result
    do throws(Subprocess.Failure) {
      result = try process.run()
    } catch {
      throw Failure(message: "curl cannot be run: install it")
    }
    guard result.status == 0 else {
      let text = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first
      throw Failure(message: text.map(String.init) ?? "curl ended with status \(result.status)")
    }
    guard let response = Response(result.output) else {
      throw Failure(message: "the response has no header")
    }
    return response
  }

  /// A text in the form of a configuration file of curl.
  private static func quoted(_ text: String) throws(Failure) -> String {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw Failure(message: "the URL or a header has a control character")
    }
    let escaped = text.reduce(into: "") { escaped, character in
      if character == "\\" || character == "\"" { escaped.append("\\") }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }

  /// A file that nobody else can read.
  private static func temporaryFile(_ bytes: [UInt8]) throws(Failure) -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/endpoints-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw Failure(message: "no temporary file can be written") }
    defer { close(file) }
    let name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard FileSystem.writeAll(bytes, to: file) == 0 else {
      unlink(name)
      throw Failure(message: "no temporary file can be written")
    }
    return name
  }
}

extension Curl.Response {
  /// Reads what curl prints with `include`: one or more headers, then the body.
  fileprivate init?(_ output: [UInt8]) {
    var rest = output[...]
    repeat {
      guard let end = Self.endOfHeader(rest) else { return nil }
      let lines = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        .split(whereSeparator: \.isNewline)
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
        return nil
      }
      rest = rest[end.upperBound...]
      // An interim response is followed by the final one (RFC 9110, section 15.2).
      guard status >= 200 || rest.isEmpty else { continue }
      let headers = lines.dropFirst().compactMap { line -> (name: String, text: String)? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return (String(parts[0]), String(parts[1].drop { $0 == " " }))
      }
      self.init(status: status, headers: headers, body: Array(rest))
      return
    } while true
  }

  private static func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Range<Int>? {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var index = bytes.startIndex
    while let end = bytes[index...].firstIndex(of: lineFeed) {
      var next = end + 1
      if next < bytes.endIndex, bytes[next] == carriageReturn { next += 1 }
      if next < bytes.endIndex, bytes[next] == lineFeed { return end..<next + 1 }
      index = end + 1
    }
    return nil
  }
}
