/// A line of an access log of nginx or Apache, in the format "common" or "combined".
///
/// `127.0.0.1 - ann [10/Oct/2026:13:55:36 +0000] "GET /items?page=2 HTTP/1.1" 200 2326`
struct AccessLogLine {
  let method: String
  let target: String
  let status: Int
  /// The server, which Apache's "vhost_combined" puts first.
  let server: String?

  /// Nil for other lines. A request that is not HTTP has an empty method.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "]")),
      let start = bytes[close...].firstIndex(of: UInt8(ascii: "\"")),
      let end = Self.end(of: bytes[(start + 1)...])
    else { return nil }
    let request = bytes[(start + 1)..<end].split(separator: UInt8(ascii: " "))
    // Some formats separate by tabs, or have quotes around the status.
    let rest = bytes[(end + 1)...].split { " \t\"".utf8.contains($0) }
    guard let code = rest.first, let status = Int(String(decoding: code, as: UTF8.self)),
      100...999 ~= status
    else { return nil }
    self.status = status
    let isHTTP = request.count == 3 && request[2].starts(with: "HTTP/".utf8)
    method = isHTTP ? String(decoding: request[0], as: UTF8.self) : ""
    target = isHTTP ? String(decoding: request[1], as: UTF8.self) : ""
    let words = bytes[..<open].split { " \t".utf8.contains($0) }
    let server = words.count > 3 ? String(decoding: words[0], as: UTF8.self) : nil
    self.server = server.flatMap { $0.split(separator: ":").count == 2 ? $0 : nil }
  }

  /// The quote at the end of the request. Quotes inside it are escaped.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var isEscaped = false
    return bytes.firstIndex { byte in
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      return byte == UInt8(ascii: "\"") && !isEscaped
    }
  }
}

extension Exchange {
  /// The request of a line. Nil if the request is not HTTP.
  init?(_ line: AccessLogLine, at place: EvidencePlace) {
    let path = String(line.target.prefix { $0 != "?" })
    let url = TrafficURL(target: path, host: line.server, scheme: nil) ?? TrafficURL(path)
    guard let url else { return nil }
    self.init(method: line.method, url: url, status: line.status, place: place)
    guard hasUsualMethod else { return nil }
    (requestBody, responseBody) = (.unrecorded, .unrecorded)
    hasResponseHeaders = false
    isOfLog = true
  }
}
