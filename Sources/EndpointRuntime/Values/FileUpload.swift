import Foundation

/// A file to be sent as a part of a multipart body: its bytes, its name and its type.
public struct FileUpload: Hashable, Sendable {
  /// Where the bytes are.
  enum Source: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The name that the server is told.
  public let filename: String
  /// The media type of the bytes, `"image/png"`.
  public let contentType: String

  /// A file from bytes in memory.
  public init(
    data: Data,
    filename: String,
    contentType: String = "application/octet-stream"
  ) {
    source = .data(data)
    self.filename = filename
    self.contentType = contentType
  }

  /// A file from the disk, read when it is sent. Without a name, the server is told the file's own.
  public init(
    contentsOf url: URL,
    filename: String? = nil,
    contentType: String = "application/octet-stream"
  ) {
    source = .file(url)
    self.filename = filename ?? url.lastPathComponent
    self.contentType = contentType
  }

  /// The bytes; throws what reading the file throws.
  func bytes() throws -> Data {
    switch source {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }
}
