import Foundation

/// Builds a multipart body (RFC 7578) and records its secret ranges.
///
/// The boundary is random for each request. It is chosen after the parts, so that no part can contain it.
struct MultipartBody {
  private var sections: [HTTPBody.Section] = []
  /// The bytes after the last file.
  private var bytes: [UInt8] = []
  /// The number of bytes before these, without those of files.
  private var start = 0
  private var secrets: [Range<Int>] = []

  /// The finished body. Without files it is one block of bytes.
  var httpBody: HTTPBody {
    let last = HTTPBody.Section.data(Data(bytes))
    return HTTPBody(
      sections.isEmpty ? .data(Data(bytes)) : .joined(sections + [last]),
      secrets: secrets
    )
  }

  init(_ parts: [Part], boundary: String) throws(InvalidRequest) {
    for part in parts {
      if let failure = part.failure { throw InvalidRequest(failure) }
      for piece in part.pieces { try append(piece, boundary) }
    }
    bytes += "--\(boundary)--\r\n".utf8
  }

  private mutating func append(_ piece: Part.Piece, _ boundary: String) throws(InvalidRequest) {
    bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=".utf8
    bytes += Self.quoted(Self.withWholeLineEnds(piece.name)).utf8
    if let file = piece.file { bytes += "; filename=\(Self.quoted(file.filename))".utf8 }
    bytes += "\r\n".utf8
    if let type = piece.contentType {
      guard HeaderRules.isValue(type) else {
        throw InvalidRequest("The type of the part \(piece.name) contains a control character.")
      }
      bytes += "Content-Type: \(type)\r\n".utf8
    }
    bytes += "\r\n".utf8
    try appendContent(of: piece)
    bytes += "\r\n".utf8
  }

  private mutating func appendContent(of piece: Part.Piece) throws(InvalidRequest) {
    let first = start + bytes.count
    switch try piece.file?.section() {
    case nil: bytes += piece.text.utf8
    case .data(let data): bytes += data
    case .file(let url):
      sections += [.data(Data(bytes)), .file(url)]
      (start, bytes) = (first, [])
    }
    if piece.isSecret { secrets.append(first..<(start + bytes.count)) }
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
