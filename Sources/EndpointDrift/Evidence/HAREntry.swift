import EndpointJSON
import EndpointWire
import Foundation

extension Exchange {
  /// An entry of an HTTP Archive (HAR 1.2, http://www.softwareishard.com/blog/har-12-spec).
  init?(archived request: JSONValue, _ response: JSONValue, at place: EvidencePlace) {
    self.init(request, response, at: place)
    let sent = Self.headers(request)
    requestHeaders = sent.isEmpty ? nil : sent
    requestType = Self.mediaType(request["postData"])
    requestBody = Self.requestBody(request, sent)
    responseHeaders = Self.headers(response)
    hasResponseHeaders = !responseHeaders.isEmpty
    responseBody = Self.responseBody(response, responseHeaders, status: status)
    if responseHeaders["Content-Type"] == nil, let type = Self.mediaType(response["content"]) {
      responseHeaders.append(("Content-Type", type))
    }
  }

  /// The media type beside a body. Browsers write `x-unknown` without one.
  private static func mediaType(_ content: JSONValue?) -> String? {
    content?["mimeType"]?.stringValue.flatMap { $0.utf8.contains(UInt8(ascii: "/")) ? $0 : nil }
  }

  /// The headers without HTTP/2 pseudo-headers (RFC 9113, section 8.3), which browsers include.
  private static func headers(_ message: JSONValue) -> [Header] {
    (message["headers"]?.arrayValue ?? []).compactMap { header in
      guard let name = header["name"]?.stringValue, !name.hasPrefix(":"),
        let value = header["value"]?.stringValue
      else { return nil }
      return (name, value)
    }
  }

  private static func requestBody(_ request: JSONValue, _ headers: [Header]) -> Body {
    guard let data = request["postData"], !data.isNull else {
      return bodyWithoutContent(request, isDeclared: headers["Content-Type"] != nil, headers)
    }
    let type = data["mimeType"]?.stringValue.map(MediaType.init)
    let isMultipart = type?.essence == "multipart/form-data"
    if let body = bytes(of: data) {
      guard isMultipart, case .bytes(let bytes) = body else {
        return body.recorded(of: size(request["bodySize"]), as: type)
      }
      let boundary = type?.parameter("boundary") ?? ""
      return .multipart(Multipart.parts(of: bytes, boundary: boundary))
    }
    let parts = (data["params"]?.arrayValue ?? []).compactMap { parameter in
      parameter["name"]?.stringValue.map { name in
        let isFile = parameter["fileName"]?.stringValue != nil
        let text = isFile ? "" : parameter["value"]?.stringValue ?? ""
        return Multipart.Part(name: name, text: text, isFile: isFile)
      }
    }
    if parts.isEmpty { return bodyWithoutContent(request, isDeclared: true, headers) }
    return isMultipart ? .multipart(parts) : .form(parts.map { ($0.name, $0.text) })
  }

  /// A body without text and parameters. Only its size, or its media type, shows that the client sent one.
  private static func bodyWithoutContent(
    _ request: JSONValue,
    isDeclared: Bool,
    _ headers: [Header]
  ) -> Body {
    let size = size(request["bodySize"], or: headers)
    return size ?? 0 > 0 || size == nil && isDeclared ? .unrecorded : .none
  }

  /// The response body. Sizes are unreliable, since some browsers count compressed bytes. They only show that there was
  /// a body.
  private static func responseBody(
    _ response: JSONValue,
    _ headers: [Header],
    status: Int
  ) -> Body {
    let content = response["content"] ?? .null
    let type = headers["Content-Type"] ?? mediaType(content)
    if let body = bytes(of: content) {
      return body.recorded(of: size(content["size"]), as: type.map(MediaType.init))
    }
    if status == 204 || status == 304 { return .none }
    let sizes = [size(content["size"]), size(response["bodySize"])].compactMap(\.self)
    return sizes.isEmpty || sizes.contains { $0 > 0 } ? .unrecorded : .none
  }

  /// The size of a body in bytes. Nil if it is unknown, which archives write as -1.
  private static func size(_ size: JSONValue?, or headers: [Header] = []) -> Int? {
    if let size = size?.intValue, size >= 0 { return size }
    return headers["Content-Length"].flatMap { Int($0) }
  }

  /// The bytes of a text, of base64, or of a value in the place of its text. Nil without text.
  private static func bytes(of content: JSONValue) -> Body? {
    guard let value = content["text"], value != .null, value != "" else { return nil }
    guard let text = value.stringValue else { return .bytes(Array(value.description.utf8)) }
    let encoding = content["encoding"]?.stringValue?.lowercased()
    guard encoding == "base64" else { return .bytes(Array(text.utf8)) }
    // Some tools label plain text as base64.
    let hasSpaces = text.utf8.contains { $0 <= 0x20 }
    let base64 = hasSpaces ? text.filter { !$0.isWhitespace } : text
    return .bytes(Data(base64Encoded: base64).map { [UInt8]($0) } ?? Array(text.utf8))
  }

  /// An exchange that the runtime's `RecordingTransport` wrote. Its secrets are masked in a way that still decodes.
  init?(
    recording entry: JSONValue,
    _ request: JSONValue,
    _ response: JSONValue,
    at place: EvidencePlace
  ) {
    self.init(request, response, at: place)
    let headers = response["headers"]?.objectValue ?? [:]
    endpoint = entry["endpoint"]?.stringValue
    requestBody = Body(recorded: request)
    responseHeaders = headers.map { ($0.key, $0.value.stringValue ?? "") }
    responseBody = Body(recorded: response)
  }

  /// An exchange without headers and bodies. Nil without a response, and for schemes such as `data:` and `ws:`.
  fileprivate init?(_ request: JSONValue, _ response: JSONValue, at place: EvidencePlace) {
    guard let method = request["method"]?.stringValue,
      let url = request["url"]?.stringValue.flatMap(TrafficURL.init),
      let code = response["status"],
      let status = code.intValue ?? code.stringValue.flatMap({ Int($0) }),
      100...999 ~= status
    else { return nil }
    self.init(method: method.uppercased(), url: url, status: status, place: place)
  }
}

extension Exchange.Body {
  fileprivate init(recorded message: JSONValue) {
    if let value = message["json"] {
      self = .bytes(Array(value.description.utf8))
    } else if let text = message["text"]?.stringValue {
      self = .bytes(Array(text.utf8))
    } else if let text = message["base64"]?.stringValue {
      self = Data(base64Encoded: text).map { .bytes([UInt8]($0)) } ?? .unrecorded
    } else {
      self = .none
    }
  }
}
