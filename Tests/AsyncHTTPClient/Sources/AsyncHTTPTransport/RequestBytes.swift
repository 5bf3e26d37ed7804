import EndpointRuntime
import Foundation
import NIOCore

/// The body of a request, read in pieces as the connection accepts them.
struct RequestBytes: AsyncSequence, Sendable {
  fileprivate static let pieceSize = 65_536

  let count: Int64
  private let sections: [HTTPBody.Section]
  private let progress: UploadProgress?

  init(_ request: HTTPRequest) throws {
    sections = request.body.sections
    progress = request.uploadProgress
    count = try sections.reduce(0) { sum, section in
      switch section {
      case .data(let data): sum + Int64(data.count)
      case .file(let url): try sum + Int64(FileHandle(forReadingFrom: url).seekToEnd())
      }
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(sections: sections[...], count: count, progress: progress)
  }

  struct Iterator: AsyncIteratorProtocol {
    /// The sections after the current one.
    fileprivate var sections: ArraySlice<HTTPBody.Section>
    fileprivate let count: Int64
    fileprivate let progress: UploadProgress?
    private var data = Data()
    private var file: FileHandle?
    private var sent: Int64 = 0

    fileprivate init(
      sections: ArraySlice<HTTPBody.Section>,
      count: Int64,
      progress: UploadProgress?
    ) {
      (self.sections, self.count, self.progress) = (sections, count, progress)
    }

    /// The next bytes. A call means that the previous bytes were sent.
    mutating func next() async throws -> ByteBuffer? {
      if sent > 0 { progress?.report(sent: sent, of: count) }
      guard let piece = try piece() else { return nil }
      sent += Int64(piece.count)
      return ByteBuffer(bytes: piece)
    }

    private mutating func piece() throws -> Data? {
      while true {
        if let piece = try file?.read(upToCount: RequestBytes.pieceSize), !piece.isEmpty {
          return piece
        }
        file = nil
        if !data.isEmpty {
          defer { data = data.dropFirst(RequestBytes.pieceSize) }
          return data.prefix(RequestBytes.pieceSize)
        }
        switch sections.popFirst() {
        case .data(let next): data = next
        case .file(let url): file = try FileHandle(forReadingFrom: url)
        case nil: return nil
        }
      }
    }
  }
}
