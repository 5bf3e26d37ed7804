import Foundation

/// A file to be sent, as a part of a multipart body or as a whole body: its bytes, its name and its type.
public struct FileUpload: Hashable, Sendable {
  /// Where the bytes are.
  enum Source: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The name that the server is told, where the file is a part of a body.
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

  /// A file from the disk, read piece by piece while it is sent. Without a name, the server is told the file's own.
  public init(
    contentsOf url: URL,
    filename: String? = nil,
    contentType: String = "application/octet-stream"
  ) {
    source = .file(url)
    self.filename = filename ?? url.lastPathComponent
    self.contentType = contentType
  }

  /// The bytes, or the file that they are read from; throws if it cannot be read.
  func section() throws(InvalidRequest) -> HTTPBody.Section {
    switch source {
    case .data(let data): return .data(data)
    case .file(let url):
      try FileRules.check(url)
      return .file(url)
    }
  }
}
