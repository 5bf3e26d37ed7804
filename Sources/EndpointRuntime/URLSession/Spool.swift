import Foundation

/// A temporary file with the encoded bytes of a body that contains files.
///
/// `URLSession` uploads one file. On Linux it cannot upload a stream of known length. The file is readable by its owner
/// only and is removed on deinitialization.
final class Spool: Sendable {
  let url: URL

  private init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-upload-\(UUID().uuidString)")
  }

  deinit { _ = unlink(url.path) }

  /// Writes a body to a temporary file. Returns `nil` if the body does not need one.
  ///
  /// Throws `FileFailure` if a file cannot be read or the disk is full, and `CancellationError` if the task is
  /// cancelled.
  static func of(_ body: HTTPBody) async throws -> Spool? {
    guard case .joined = body.content else { return nil }
    let spool = Spool()
    try await body.write(to: spool.url)
    return spool
  }
}

extension HTTPBody {
  /// The number of bytes that are in memory at a time.
  private static let pieceSize = 1024 * 1024

  /// Writes the body to a file that only its owner can read, for an upload task of a background session.
  ///
  /// Throws if a file cannot be read or the disk is full.
  public func write(to file: URL) async throws {
    let output = try LocalFile(writing: file, permissions: 0o600)
    for section in sections {
      switch section {
      case .data(let data): try output.append(data)
      case .file(let url): try await Self.copy(url, to: output)
      }
    }
  }

  private static func copy(_ url: URL, to output: LocalFile) async throws {
    let input = try LocalFile(reading: url)
    var offset: Int64 = 0
    while let piece = try input.read(upTo: pieceSize, at: offset) {
      try output.append(piece)
      offset += Int64(piece.count)
      // Large files would otherwise block a thread of the cooperative pool.
      await Task.yield()
      try Task.checkCancellation()
    }
  }
}
