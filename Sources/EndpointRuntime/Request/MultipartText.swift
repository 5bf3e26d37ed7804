import Foundation

/// The bytes of a multipart body (RFC 7578), and which of them are secret.
struct MultipartText {
  private var bytes: [UInt8] = []
  private var secrets: [Range<Int>] = []

  var text: JSONText { JSONText(bytes: bytes, secrets: secrets) }

  init(_ parts: [Part], boundary: String) throws(InvalidRequest) {
    for part in parts {
      if let failure = part.failure { throw InvalidRequest(failure) }
      for piece in part.pieces { try append(piece, boundary) }
    }
    bytes += "--\(boundary)--\r\n".utf8
  }

  private mutating func append(_ piece: Part.Piece, _ boundary: String) throws(InvalidRequest) {
    bytes += "--\(boundary)\r\nContent-Disposition: form-data; name=\(Self.quoted(piece.name))".utf8
    if let file = piece.file { bytes += "; filename=\(Self.quoted(file.filename))".utf8 }
    bytes += "\r\n".utf8
    if let type = piece.contentType {
      guard HeaderRules.isValue(type) else {
        throw InvalidRequest("The type of the part \(piece.name) holds a control character.")
      }
      bytes += "Content-Type: \(type)\r\n".utf8
    }
    bytes += "\r\n".utf8
    let start = bytes.count
    bytes += try content(of: piece)
    if piece.isSecret { secrets.append(start..<bytes.count) }
    bytes += "\r\n".utf8
  }

  private func content(of piece: Part.Piece) throws(InvalidRequest) -> [UInt8] {
    guard let file = piece.file else { return Array(piece.text.utf8) }
    do {
      return try Array(file.bytes())
    } catch {
      throw InvalidRequest(
        "The file \(file.filename) cannot be read: \(error.localizedDescription)"
      )
    }
  }

  /// A name in quotes, with quotes and line ends in it encoded as browsers do.
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
}
