import Foundation

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
    else {
      return nil
    }
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
