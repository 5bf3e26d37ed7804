import Foundation

/// A response that a cache keeps, with what it was an answer to.
struct KeptResponse: Sendable {
  let response: HTTPResponse
  /// The ETag, as it was sent (RFC 9110, section 8.8.3).
  let tag: String
  /// What the request had in the headers that the response varies by, their names in lower case.
  let selection: [String: String?]
  /// Of the headers that the request left with, those that the response depends on.
  private let audience: HTTPHeaders

  /// `nil` if the response may not be kept, or cannot be asked about.
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

  /// True if the response is for a request that leaves with these headers: nobody gets what another may see.
  func isFor(_ sent: HTTPHeaders) -> Bool { response.audience(of: sent) == audience }

  /// True if the response answers this request without asking. Not where inner middleware or a session's cookies may tell users
  /// apart, which are not known yet.
  func answers(_ request: HTTPRequest) -> Bool {
    isFor(request.headers) && response.headers["Set-Cookie"] == nil
      && !response.directives.contains("no-cache")
  }

  /// True if the response would be one to this request (RFC 9111, section 4.1).
  func fits(_ request: HTTPRequest) -> Bool {
    selection.allSatisfy { name, value in request.headers[name] == value }
  }

  /// True unless a 304 is about another response than this one.
  func isMeant(by answer: HTTPResponse) -> Bool {
    guard let other = answer.headers["ETag"] else { return true }
    return Self.opaque(other) == Self.opaque(tag)
  }

  /// The response with the headers that a 304 brings, but for those that tell of its own body (RFC 9111, section 3.2).
  func refreshed(by answer: HTTPResponse) -> HTTPResponse {
    var fresh = response
    let names = Set(answer.headers.fields.map { $0.name.lowercased() }).subtracting(Self.ofTheBody)
    for name in names { fresh.headers.remove(name) }
    for field in answer.headers.fields where names.contains(field.name.lowercased()) {
      fresh.headers.add(field.name, field.value, isSecret: field.isSecret)
    }
    return fresh
  }

  /// How many bytes it takes, nearly.
  var size: Int {
    response.headers.fields.reduce(response.body.count) {
      $0 + $1.name.utf8.count + $1.value.utf8.count
    }
  }

  private static let ofTheBody: Set<String> = [
    "connection", "content-encoding", "content-length", "content-range", "content-type",
    "keep-alive", "transfer-encoding",
  ]

  /// A tag without the mark of a weak one: 304 compares tags weakly (RFC 9110, section 8.8.3.2).
  private static func opaque(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }
}

extension HTTPResponse {
  /// Of the headers of its request, those that it depends on: credentials, what `Vary` names, and all of them where the response
  /// is `private` (RFC 9111, sections 3.5, 4.1 and 5.2.2.7).
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

  /// The names of the Cache-Control header's directives, in lower case.
  var directives: Set<String> {
    Set(listed("Cache-Control").map { String($0.prefix { $0 != "=" }) })
  }

  /// The elements of a header that is a list, in lower case.
  func listed(_ name: String) -> [String] {
    let text = headers[name] ?? ""
    return text.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }
}
