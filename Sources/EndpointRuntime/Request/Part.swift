@_spi(Generated) import EndpointJSON
import Foundation

/// A part of a multipart body: a field, JSON, or a file.
///
/// A `nil` value sends no part. An array sends one part per element.
public struct Part: Hashable, Sendable {
  /// The content between two boundaries.
  struct Piece: Hashable, Sendable {
    var name: String
    var file: FileUpload?
    var contentType: String?
    var text: String
    var isSecret: Bool
  }

  let pieces: [Piece]
  let failure: String?

  private init(pieces: [Piece], failure: String? = nil) {
    self.pieces = pieces
    self.failure = failure
  }

  private init(_ name: String, _ value: ParameterValue, contentType: String? = nil) {
    let field = Parameters.Entry(name: name, value: value)
    let pieces = field.pairs.map { pair in
      Piece(
        name: pair.name,
        contentType: contentType,
        text: pair.value,
        isSecret: pair.isSecret
      )
    }
    self.init(pieces: pieces, failure: field.failure)
  }

  /// Creates a field with a text value, which may have another form.
  public init(
    _ name: String,
    _ value: (some JSONWritable)?,
    _ form: WireForm? = nil,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(name, ParameterValue(value, form, secret: secret, nullable: nullable))
  }

  /// Creates a field with a date in a format.
  public init(
    _ name: String,
    _ date: Date?,
    _ format: DateFormat,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(name, ParameterValue(date, format, secret: secret, nullable: nullable))
  }

  /// Creates a field whose value a closure writes. Null is only sent if `nullable`.
  @_spi(Generated) public init(
    _ name: String,
    secret: Bool = false,
    nullable: Bool = false,
    _ write: (inout JSONWriter) -> Void
  ) {
    self.init(name, ParameterValue(secret: secret, nullable: nullable, write))
  }

  /// Creates a file part.
  public init(_ name: String, _ file: FileUpload?, secret: Bool = false) {
    let piece = file.map { file in
      Piece(
        name: name,
        file: file,
        contentType: file.contentType,
        text: "",
        isSecret: secret
      )
    }
    self.init(pieces: piece.map { [$0] } ?? [])
  }

  /// Creates one part per file, all with the same name.
  public init(_ name: String, _ files: [FileUpload]?, secret: Bool = false) {
    self.init(pieces: (files ?? []).flatMap { Part(name, $0, secret: secret).pieces })
  }

  /// Creates a part of raw bytes.
  public init(_ name: String, _ data: Data?, secret: Bool = false) {
    let file = data.map {
      FileUpload(data: $0, filename: name, contentType: "application/octet-stream")
    }
    self.init(name, file, secret: secret)
  }

  /// Creates a JSON part.
  public static func json(
    _ name: String,
    _ value: (some JSONWritable)?,
    secret: Bool = false,
    nullable: Bool = false
  ) -> Part {
    guard let value else {
      return json(name, secret: secret, nullable: nullable) { $0.null() }
    }
    return json(name, secret: secret, nullable: true) { value.encode(to: &$0) }
  }

  /// Creates a JSON part that a closure writes. Null is only sent if `nullable`.
  @_spi(Generated) public static func json(
    _ name: String,
    secret: Bool = false,
    nullable: Bool = false,
    _ write: (inout JSONWriter) -> Void
  ) -> Part {
    Part(
      name,
      ParameterValue(secret: secret, nullable: nullable, json: write),
      contentType: "application/json"
    )
  }
}

extension Part: CustomStringConvertible, CustomReflectable {
  /// Such as `caption=Me`, with a secret masked. A file prints as its name.
  public var description: String {
    let texts = pieces.map { piece in
      let value = piece.file.map { "file \($0.filename)" } ?? piece.text
      return "\(piece.name)=\(piece.isSecret ? Secret.masked.description : value)"
    }
    return texts.joined(separator: ", ")
  }

  public var customMirror: Mirror { Mirror(self, children: ["part": description]) }
}
