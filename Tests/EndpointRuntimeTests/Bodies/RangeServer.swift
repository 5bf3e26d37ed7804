import Foundation
import TestServer

/// Serves a whole file or a range of it, as RFC 9110 specifies.
struct RangeServer: Sendable {
  var bytes: [UInt8]
  var tag: String? = "\"v1\""
  var modified: String?
  var headers: [String: String] = [:]

  /// The headers that identify the version, sent in every response.
  private var versionHeaders: [String: String] {
    var all = ["Content-Type": "application/octet-stream", "Date": "Sun, 22 Nov 2026 00:00:00 GMT"]
    all["ETag"] = tag
    all["Last-Modified"] = modified
    return all.merging(headers) { $1 }
  }

  func reply(to request: ServerRequest) -> ServerReply {
    guard let start = start(in: request) else {
      return .reply(200, headers: versionHeaders, body: bytes)
    }
    guard start < bytes.count else {
      return .reply(
        416,
        headers: versionHeaders.merging(["Content-Range": "bytes */\(bytes.count)"]) { $1 }
      )
    }
    let range = "bytes \(start)-\(bytes.count - 1)/\(bytes.count)"
    return .reply(
      206,
      headers: versionHeaders.merging(["Content-Range": range]) { $1 },
      body: Array(bytes[start...])
    )
  }

  /// The first byte of the requested range, if its `If-Range` matches this version.
  private func start(in request: ServerRequest) -> Int? {
    guard let range = request.header("Range"), range.hasPrefix("bytes="), range.hasSuffix("-"),
      [tag, modified].contains(request.header("If-Range"))
    else { return nil }
    return Int(range.dropFirst(6).dropLast())
  }
}
