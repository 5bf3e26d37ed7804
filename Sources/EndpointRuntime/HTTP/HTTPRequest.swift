import Foundation

/// The method of an HTTP request (RFC 9110, section 9).
///
/// A struct rather than an enum, so that you can define others: `let purge: HTTPMethod = "PURGE"`. Methods are
/// case-sensitive.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method as sent, such as `"GET"`.
  public let rawValue: String

  /// Creates a method from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Transfers a representation of a resource (RFC 9110, section 9.3.1).
  public static var get: HTTPMethod { HTTPMethod(rawValue: "GET") }
  /// Like GET without the body (RFC 9110, section 9.3.2).
  public static var head: HTTPMethod { HTTPMethod(rawValue: "HEAD") }
  /// Processes the body as the resource defines (RFC 9110, section 9.3.3).
  public static var post: HTTPMethod { HTTPMethod(rawValue: "POST") }
  /// Replaces a resource (RFC 9110, section 9.3.4).
  public static var put: HTTPMethod { HTTPMethod(rawValue: "PUT") }
  /// Changes a part of a resource (RFC 5789).
  public static var patch: HTTPMethod { HTTPMethod(rawValue: "PATCH") }
  /// Removes a resource (RFC 9110, section 9.3.5).
  public static var delete: HTTPMethod { HTTPMethod(rawValue: "DELETE") }
  /// Describes how a resource can be used (RFC 9110, section 9.3.7).
  public static var options: HTTPMethod { HTTPMethod(rawValue: "OPTIONS") }

  /// True for methods that may be sent twice with the same effect (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete, .options: true
    default: false
    }
  }
}

extension HTTPMethod: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  public var description: String { rawValue }
}

/// How a request uses cached responses.
public enum CachePolicy: Hashable, Sendable {
  /// According to the caching rules of HTTP.
  case `default`
  /// Ignores cached responses.
  case reload
  /// Uses only cached responses, and fails if there is none.
  case only
}

/// How a request handles redirects.
public enum RedirectPolicy: Hashable, Sendable {
  /// Follows redirects. Secrets are only sent to the same origin.
  case follow
  /// Returns the redirect as the response.
  case `return`
}

/// A request as middleware and transports process it.
///
/// A middleware may change it. It prints as one line with its secrets masked.
public struct HTTPRequest: Hashable, Sendable {
  /// The method, such as `.get`.
  public var method: HTTPMethod
  /// The complete URL, percent-encoded.
  public var url: URL
  /// The headers, with those of the credentials and the content type.
  public var headers: HTTPHeaders
  /// The encoded body.
  public var body: HTTPBody
  /// The maximum duration in seconds, from the call to the last byte of the response. The client enforces it for every
  /// transport.
  public var timeout: Double
  /// How the request uses cached responses.
  public var cache: CachePolicy
  /// How the transport handles redirects.
  public var redirects: RedirectPolicy
  /// True if the request may be retried after a failure.
  public var isIdempotent: Bool
  /// The endpoint's name in the spec, such as `"Deck.draw"`.
  public var endpoint: String
  /// The parts of the URL to mask.
  public var urlSecrets: URLSecrets
  /// True if the response is read as a stream. The client then calls `open` of the transport instead of `send`.
  public var isStreamed = false
  /// The number of this attempt, starting at 1. Retries count, and so do requests with a renewed token.
  public var attempt = 1
  /// The JSON keys whose values are secret somewhere in the API. They are masked where no type decodes the body.
  public var secretFields: Set<String> = []
  /// Locates the secrets of a response by the types that decode it. Returns `nil` if the response does not decode. Its
  /// secrets are then only known by their keys.
  @Ignored var secretPlaces: (@Sendable (HTTPResponse) -> JSONPlaces?)? = nil
  /// The maximum size of the response body in bytes, as received and as decompressed. Does not apply to streamed
  /// requests.
  ///
  /// The client enforces it for every transport. A transport should throw `LimitExceeded` before a larger body fills
  /// the memory.
  public var responseLimit = ClientLimits.standard.responseBytes
  /// The maximum number of bytes of a streamed response to buffer for a slow reader, if the transport cannot slow the
  /// server down.
  public var backlogLimit = ClientLimits.standard.backlogBytes
  /// Receives the progress of the upload.
  public var uploadProgress: UploadProgress?

  /// Creates a request. `isIdempotent` defaults to that of the method.
  public init(
    _ method: HTTPMethod = .get,
    url: URL,
    headers: HTTPHeaders = HTTPHeaders(),
    body: HTTPBody = .none,
    timeout: Double = 60,
    cache: CachePolicy = .default,
    redirects: RedirectPolicy = .follow,
    isIdempotent: Bool? = nil,
    endpoint: String = "",
    urlSecrets: URLSecrets = URLSecrets()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.cache = cache
    self.redirects = redirects
    self.isIdempotent = isIdempotent ?? method.isIdempotent
    self.endpoint = endpoint
    self.urlSecrets = urlSecrets
  }

  /// The URL with its secrets masked.
  public var maskedURL: String { urlSecrets.masked(url) }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  /// Such as `GET https://deckofcardsapi.com/api/deck/new/shuffle/`, with secrets masked.
  public var description: String { "\(method) \(maskedURL)" }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["request": description, "headers": headers.description, "body": body.description]
    )
  }
}

extension HTTPRequest {
  /// Throws if the request is not valid HTTP, or if a file of its body is missing.
  ///
  /// A client creates valid requests, but a middleware may make them invalid: a token read from a file may end with a
  /// line break, which would start another header. So each transport checks requests before it sends them. The error
  /// contains no values, since they may be secret.
  public func validate() throws(InvalidRequest) {
    guard url.isHTTP else { throw InvalidRequest("The URL is not an HTTP URL: \(maskedURL)") }
    guard HeaderRules.isName(method.rawValue) else {
      throw InvalidRequest("The method is not a valid HTTP method.")
    }
    if method == .get && !body.isEmpty {
      throw InvalidRequest("A GET request cannot have a body.")
    }
    try HeaderRules.check(headers)
    try FileRules.check(body)
  }
}

/// Reports the upload progress of a request. `Client.upload` sets it, and the transport calls it.
///
/// A transport may ignore it. Progress is then only reported when the response arrives. It does not affect the equality
/// of requests.
public struct UploadProgress: Sendable {
  private let listener: @Sendable (_ sent: Int64, _ total: Int64) -> Void

  /// Creates a listener. It may be called from any thread. Each attempt of a request starts at 0 again.
  public init(_ listener: @escaping @Sendable (_ sent: Int64, _ total: Int64) -> Void) {
    self.listener = listener
  }

  /// Reports the number of sent bytes and the size of the body.
  public func report(sent: Int64, of total: Int64) {
    listener(sent, total)
  }
}

extension UploadProgress: Hashable {
  public static func == (left: UploadProgress, right: UploadProgress) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}
