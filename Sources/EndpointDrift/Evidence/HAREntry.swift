import EndpointJSON
import Foundation

extension Exchange {
  /// An entry of an HTTP Archive (HAR 1.2, http://www.softwareishard.com/blog/har-12-spec).
  init?(archived request: JSONValue, _ response: JSONValue, at place: EvidencePlace) {
    self.init(request, response, at: place)
    requestHeaders = Self.headers(request)
    requestBody = Self.requestBody(request)
    responseHeaders = Self.headers(response)
    responseBody = Self.responseBody(response)
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

  private static func requestBody(_ request: JSONValue) -> Body {
    guard let data = request["postData"], !data.isNull else {
      return (request["bodySize"]?.intValue ?? 0) > 0 ? .unrecorded : .none
    }
    let boundary = MultipartBody.boundary(of: data["mimeType"]?.stringValue)
    if let body = bytes(of: data) {
      guard let boundary, case .bytes(let bytes) = body else { return body }
      return .multipart(MultipartBody.parts(of: bytes, boundary: boundary))
    }
    let parts = (data["params"]?.arrayValue ?? []).compactMap { parameter in
      parameter["name"]?.stringValue.map { name in
        let isFile = parameter["fileName"]?.stringValue != nil
        let text = isFile ? "" : parameter["value"]?.stringValue ?? ""
        return MultipartPart(name: name, text: text, isFile: isFile)
      }
    }
    if parts.isEmpty { return .unrecorded }
    return boundary == nil ? .form(parts.map { ($0.name, $0.text) }) : .multipart(parts)
  }

  /// The response body. Sizes are unreliable, since some browsers count compressed bytes. They only show that there was
  /// a body.
  private static func responseBody(_ response: JSONValue) -> Body {
    let content = response["content"] ?? .null
    return bytes(of: content) ?? ((content["size"]?.intValue ?? 0) > 0 ? .unrecorded : .none)
  }

  /// The bytes of a text or of base64. Nil without text.
  private static func bytes(of content: JSONValue) -> Body? {
    guard let text = content["text"]?.stringValue, !text.isEmpty else { return nil }
    guard content["encoding"]?.stringValue == "base64" else { return .bytes(Array(text.utf8)) }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
      .map { .bytes([UInt8]($0)) } ?? .unrecorded
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
      let status = response["status"]?.intValue, 100...999 ~= status
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

/// Parses a `multipart/form-data` body (RFC 7578).
enum MultipartBody {
  /// The maximum number of parts.
  private static let mostParts = 200
  /// The maximum length of a text.
  private static let longestText = 10_000

  /// The boundary. Nil for other media types.
  static func boundary(of contentType: String?) -> String? {
    guard let contentType, contentType.lowercased().hasPrefix("multipart/form-data") else {
      return nil
    }
    let parameter = contentType.split(separator: ";").lazy.map { $0.drop { $0 == " " } }
      .first { $0.lowercased().hasPrefix("boundary=") }
    return parameter.map { $0.dropFirst("boundary=".count).filter { $0 != "\"" } } ?? ""
  }

  /// The parts of a body. Empty if it has another boundary.
  static func parts(of bytes: [UInt8], boundary: String) -> [MultipartPart] {
    guard !boundary.isEmpty else { return [] }
    let text = Data(bytes)
    let delimiter = Data("--\(boundary)".utf8)
    var parts: [MultipartPart] = []
    var start = text.range(of: delimiter)?.upperBound
    while let from = start, parts.count < mostParts,
      let end = text.range(of: delimiter, in: from..<text.endIndex)
    {
      if let part = part(text[from..<end.lowerBound]) { parts.append(part) }
      start = end.upperBound
    }
    return parts
  }

  private static func part(_ bytes: Data) -> MultipartPart? {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let line = header.split(whereSeparator: \.isNewline)
      .first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let line, let name = value(of: "name", in: line), !name.isEmpty else { return nil }
    let isFile = value(of: "filename", in: line) != nil || line.contains("filename*=")
    let content = bytes[end.upperBound...].prefix(longestText)
    let text = isFile ? "" : String(decoding: content, as: UTF8.self)
    return MultipartPart(
      name: name,
      text: text.hasSuffix("\r\n") ? String(text.dropLast()) : text,
      isFile: isFile
    )
  }

  /// The value of a parameter: `avatar` in `name="avatar"`.
  private static func value(of parameter: String, in line: Substring) -> String? {
    guard let range = line.range(of: "; \(parameter)=\"") ?? line.range(of: ";\(parameter)=\"")
    else { return nil }
    return String(line[range.upperBound...].prefix { $0 != "\"" })
  }
}

/// A part of a `multipart/form-data` body.
package struct MultipartPart: Sendable {
  package let name: String
  /// Empty for a file.
  package let text: String
  package let isFile: Bool
}
