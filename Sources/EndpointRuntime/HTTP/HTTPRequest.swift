import Foundation

/// How a request may use stored responses.
public enum CachePolicy: Hashable, Sendable {
  /// As the protocol's caching rules say.
  case `default`
  /// Never answered from a cache.
  case reload
  /// Answered from the cache, or not at all.
  case only
}

/// What becomes of a response that redirects.
public enum RedirectPolicy: Hashable, Sendable {
  /// The redirect is followed; the request's secrets go to the same origin only.
  case follow
  /// The redirect itself is the response.
  case `return`
}

/// A request as it passes middleware and transport: everything that is needed to send it.
///
/// It is a value that a middleware may change. It prints as one line with its secrets masked.
public struct HTTPRequest: Hashable, Sendable {
  public var method: HTTPMethod
  /// The whole URL, percent-encoded.
  public var url: URL
  public var headers: HTTPHeaders
  public var body: HTTPBody
  /// How many seconds the whole exchange may take, from the call to the last byte of the response. The client holds
  /// this deadline over any transport.
  public var timeout: Double
  public var cache: CachePolicy
  public var redirects: RedirectPolicy
  /// True if the request may be sent again after a failure.
  public var isIdempotent: Bool
  /// The name of the endpoint in its spec, `"Deck.draw"`.
  public var endpoint: String
  /// Which parts of the URL must not be shown.
  public var urlSecrets: URLSecrets
  /// True if the response is to be read piece by piece: the transport is asked to `open` the request, not to `send` it.
  public var isStreamed = false
  /// Which attempt of its call this is, counted from 1: retries count, and what is sent again with a renewed token.
  public var attempt = 1
  /// The keys in JSON whose values must not be shown, in whatever body they stand.
  public var secretFields: Set<String> = []
  /// How many bytes the body of the response may have, as received and as decompressed, unless the request is streamed.
  ///
  /// The client holds this limit over any transport. A transport throws `LimitExceeded` before a larger body fills the memory.
  public var responseLimit = ClientLimits.standard.responseBytes
  /// How many bytes of a streamed response may wait for a slow reader, if the transport cannot hold the server back.
  public var backlogLimit = ClientLimits.standard.backlogBytes
  /// Who wants to know how much of the body has been sent.
  public var uploadProgress: UploadProgress?

  /// A request. Without `isIdempotent`, the method decides.
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

  /// The URL's text with its secrets masked.
  public var maskedURL: String { urlSecrets.masked(url) }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
  /// `GET https://deckofcardsapi.com/api/deck/new/shuffle/`, secrets masked.
  public var description: String { "\(method) \(maskedURL)" }

  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["request": description, "headers": headers.description, "body": body.description]
    )
  }
}
