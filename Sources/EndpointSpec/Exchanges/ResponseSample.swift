import EndpointJSON

/// A response that a server of a spec can send.
package struct ResponseSample: Sendable {
  package enum Meaning: Equatable, Sendable {
    case success
    case failure(SwiftName)
  }

  /// The format of the body.
  package enum Content: Equatable, Sendable {
    case none
    case encoded(BodyEncoding)
    /// The body is one element of a stream.
    case stream(StreamFormat, end: String?)
  }

  package var endpoint: String
  package var status: Int
  package var headers: [(name: String, text: String)] = []
  package var content: Content
  package var body: JSONValue?
  /// The meaning that the server intends.
  package var meaning: Meaning
  /// The value of the body and its type.
  var value: (value: JSONValue, type: TypeReference)?
}

extension ResponseSample: CustomStringConvertible {
  /// Such as `200 {"cards":[]}`.
  package var description: String {
    let headers = headers.map { " \($0.name): \($0.text)" }.joined()
    return "\(status)\(headers) \(body.map(\.description) ?? "no body")"
  }
}

extension ResponseValue {
  /// The format of the body. `data` as the whole body is raw bytes.
  func content(_ model: APIModel) -> ResponseSample.Content {
    if !hasBody { return .none }
    if at != nil { return .encoded(.json) }
    return model.plain(type) == .scalar(.data) ? .encoded(.binary) : .encoded(encoding)
  }
}
