import Foundation

/// A file to upload, as a part of a multipart body or as the whole body.
public struct FileUpload: Hashable, Sendable {
  /// The location of the bytes.
  enum Source: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The filename that a multipart body sends.
  public let filename: String
  /// The media type of the bytes, such as `"image/png"`.
  public let contentType: String

  /// Creates an upload from bytes in memory.
  public init(
    data: Data,
    filename: String,
    contentType: String = "application/octet-stream"
  ) {
    source = .data(data)
    self.filename = filename
    self.contentType = contentType
  }

  /// Creates an upload from a file on disk. It is read in chunks during the upload. The filename defaults to that of
  /// the URL.
  public init(
    contentsOf url: URL,
    filename: String? = nil,
    contentType: String = "application/octet-stream"
  ) {
    source = .file(url)
    self.filename = filename ?? url.lastPathComponent
    self.contentType = contentType
  }

  /// Returns the bytes or the file. Throws if the file cannot be read.
  func section() throws(InvalidRequest) -> HTTPBody.Section {
    switch source {
    case .data(let data): return .data(data)
    case .file(let url):
      try FileRules.check(url)
      return .file(url)
    }
  }
}
