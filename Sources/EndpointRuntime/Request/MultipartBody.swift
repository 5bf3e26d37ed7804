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
    if let type = piece.contentType, !HeaderRules.isValue(type) {
      throw InvalidRequest("The type of the part \(piece.name) contains a control character.")
    }
    let head = Multipart.head(
      name: piece.name,
      filename: piece.file?.filename,
      contentType: piece.contentType,
      boundary: boundary
    )
    bytes += head.utf8
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
}
