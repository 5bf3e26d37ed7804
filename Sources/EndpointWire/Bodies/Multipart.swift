/// The text of a multipart body (RFC 7578).
package enum Multipart {
  /// A received part.
  package struct Part: Equatable, Sendable {
    package let name: String
    /// Empty for a file.
    package let text: String
    package let isFile: Bool

    package init(name: String, text: String, isFile: Bool) {
      self.name = name
      self.text = text
      self.isFile = isFile
    }
  }
}

// MARK: - Writing

extension Multipart {
  /// The lines before the content of a part.
  package static func head(
    name: String,
    filename: String?,
    contentType: String?,
    boundary: String
  ) -> String {
    let file = filename.map { "; filename=\(quoted($0))" } ?? ""
    let type = contentType.map { "Content-Type: \($0)\r\n" } ?? ""
    let field = quoted(withWholeLineEnds(name))
    return "--\(boundary)\r\nContent-Disposition: form-data; name=\(field)\(file)\r\n\(type)\r\n"
  }

  /// Quotes a name. Quotation marks and line breaks are encoded as browsers do (HTML, section 4.10.21.8).
  private static func quoted(_ name: String) -> String {
    var quoted = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": quoted += "%22"
      case "\r": quoted += "%0D"
      case "\n": quoted += "%0A"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Normalizes line breaks of a field name to CR LF as browsers do. Filenames remain unchanged.
  private static func withWholeLineEnds(_ name: String) -> String {
    var whole = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\r", "\n": whole.append(contentsOf: "\r\n".unicodeScalars)
      default: whole.append(scalar)
      }
      previous = scalar
    }
    return String(whole)
  }
}

// MARK: - Reading

extension Multipart {
  /// The maximum number of parts.
  private static let mostParts = 200
  /// The maximum length of a text.
  private static let longestText = 10_000

  /// The parts of a body. Empty if it has another boundary.
  package static func parts(of bytes: [UInt8], boundary: String) -> [Part] {
    guard !boundary.isEmpty else { return [] }
    let delimiter = Array("--\(boundary)".utf8)
    let pieces = bytes.split(
      separator: delimiter,
      maxSplits: mostParts + 1,
      omittingEmptySubsequences: false
    )
    return pieces.dropFirst().dropLast().compactMap(part)
  }

  private static func part(_ bytes: ArraySlice<UInt8>) -> Part? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let line = header.split(whereSeparator: \.isNewline)
      .first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let line, let name = value(of: "name", in: line), !name.isEmpty else { return nil }
    let isFile = value(of: "filename", in: line) != nil || line.contains("filename*=")
    let content = bytes[end.upperBound...].prefix(longestText)
    let text = isFile ? "" : String(decoding: content, as: UTF8.self)
    return Part(
      name: name,
      text: text.hasSuffix("\r\n") ? String(text.dropLast()) : text,
      isFile: isFile
    )
  }

  /// The value of a parameter: `avatar` in `name="avatar"`.
  private static func value(of parameter: String, in line: Substring) -> String? {
    let start = line.firstRange(of: "; \(parameter)=\"") ?? line.firstRange(of: ";\(parameter)=\"")
    return start.map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
