import Foundation

/// A cached response and the properties of its request.
struct CachedResponse: Sendable {
  let response: HTTPResponse
  /// The ETag as received (RFC 9110, section 8.8.3).
  let tag: String
  /// The values of the request headers in `Vary`, by lowercase name.
  let selection: [String: String?]
  /// The headers of the sent request that limit who may receive the response.
  private let audience: HTTPHeaders

  /// `nil` if the response cannot be cached or revalidated.
  init?(_ response: HTTPResponse, of request: HTTPRequest) {
    let names = response.listed("Vary")
    guard response.status == 200, response.stream == nil, !names.contains("*"),
      let tag = response.headers["ETag"], !response.directives.contains("no-store")
    else { return nil }
    self.response = response
    self.tag = tag
    selection = Dictionary(names.map { ($0, request.headers[$0]) }) { one, _ in one }
    audience = response.audience(of: response.sent ?? request.headers)
  }

  /// True if a request with these headers may receive the response. Prevents leaks between users.
  func isFor(_ sent: HTTPHeaders) -> Bool { response.audience(of: sent) == audience }

  /// True if the response can be used without revalidation. False if inner middleware or session cookies may identify
  /// another user, since those are not known yet.
  func serves(_ request: HTTPRequest) -> Bool {
    isFor(request.headers) && response.headers["Set-Cookie"] == nil
      && !response.directives.contains("no-cache")
  }

  /// True if the response matches the request (RFC 9111, section 4.1).
  func fits(_ request: HTTPRequest) -> Bool {
    selection.allSatisfy { name, value in request.headers[name] == value }
  }

  /// False if a 304 refers to another response.
  func isMeant(by notModified: HTTPResponse) -> Bool {
    guard let other = notModified.headers["ETag"] else { return true }
    return Self.opaque(other) == Self.opaque(tag)
  }

  /// The response with the headers of a 304, except those that describe its body (RFC 9111, section 3.2).
  func refreshed(by notModified: HTTPResponse) -> HTTPResponse {
    var fresh = response
    let names = Set(notModified.headers.fields.map { $0.name.lowercased() }).subtracting(
      Self.ofTheBody
    )
    for name in names { fresh.headers.remove(name) }
    for field in notModified.headers.fields where names.contains(field.name.lowercased()) {
      fresh.headers.add(field.name, field.value, isSecret: field.isSecret)
    }
    return fresh
  }

  /// The approximate size in bytes.
  var size: Int {
    response.headers.fields.reduce(response.body.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count
    }
  }

  private static let ofTheBody: Set<String> = [
    "connection", "content-encoding", "content-length", "content-range", "content-type",
    "keep-alive", "transfer-encoding",
  ]

  /// The tag without the prefix of a weak one, since 304 compares tags weakly (RFC 9110, section 8.8.3.2).
  private static func opaque(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }
}

extension HTTPResponse {
  /// The request headers that limit who may receive the response: credentials, the headers in `Vary`, and all of them
  /// if the response is `private` (RFC 9111, sections 3.5, 4.1 and 5.2.2.7).
  func audience(of sent: HTTPHeaders) -> HTTPHeaders {
    let names = listed("Vary")
    let isPrivate = directives.contains("private")
    return HTTPHeaders(
      sent.fields.filter { field in
        let name = field.name.lowercased()
        return name != "if-none-match" && (field.isSecret || isPrivate || names.contains(name))
      }
    )
  }

  /// The directives of the Cache-Control header, in lowercase.
  var directives: Set<String> {
    Set(listed("Cache-Control").map { String($0.prefix { $0 != "=" }) })
  }

  /// The elements of a list header, in lowercase.
  func listed(_ name: String) -> [String] {
    let text = headers[name] ?? ""
    return text.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }
}
