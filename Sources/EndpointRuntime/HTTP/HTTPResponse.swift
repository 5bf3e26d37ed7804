import Foundation

/// A response from a transport: status, headers and body.
///
/// It prints without its body, since that may contain secrets. `text` returns the body.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, 100 to 599 (RFC 9110, section 15).
  public var status: Int
  /// The headers of the response.
  public var headers: HTTPHeaders
  /// The bytes of the body. `URLSessionTransport` truncates the body of an error response to 1,048,576 bytes.
  public var body: Data
  /// The body of a streamed response. `body` is then empty.
  public var stream: ByteStream?
  /// The headers of the request as sent, including those of inner middleware and the cookies of a session.
  @Ignored var sent: HTTPHeaders? = nil
  /// The call that failed with this response.
  @Ignored var origin: ErrorOrigin? = nil

  /// The maximum size in bytes of the body of an error response.
  static let errorLimit = 1024 * 1024

  /// Creates a response, in a transport or a stub. For a streamed response, set `stream` instead of `body`.
  public init(status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a response with a JSON body, for stubs: `.json(404, #"{"ErrorMessage": "gone"}"#)`.
  public static func json(_ status: Int = 200, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: ["Content-Type": "application/json"],
      body: Data(text.utf8)
    )
  }

  /// Creates a response without a body, for stubs.
  public static func status(_ status: Int) -> HTTPResponse {
    HTTPResponse(status: status)
  }

  /// The body as text in the character encoding of its media type. Without one, invalid UTF-8 becomes replacement
  /// characters.
  public var text: String {
    Charset.text(of: body, mediaType?.parameter("charset")) ?? String(decoding: body, as: UTF8.self)
  }

  /// True for the statuses 200 to 299.
  public var isSuccess: Bool { (200...299).contains(status) }

  var mediaType: MediaType? { headers["Content-Type"].map(MediaType.init) }
}

extension HTTPResponse: CustomStringConvertible, CustomReflectable {
  /// Such as `404, application/json, 29 bytes`.
  public var description: String {
    let kind = headers["Content-Type"].map { ", \($0)" } ?? ""
    return "\(status)\(kind), \(body.count) bytes"
  }

  public var customMirror: Mirror {
    Mirror(self, children: ["response": description, "headers": headers.description])
  }
}
