import Foundation

/// A temporary file with the bytes of a body that has files in it, for as long as somebody sends it.
///
/// The URL loading system can send one file; a stream with a length it cannot, on Linux. The file goes with the last who holds
/// the spool, however the sending ended, and only its owner may read it.
final class Spool: Sendable {
  /// How many bytes are in memory at a time.
  private static let pieceSize = 1024 * 1024

  let url: URL

  private init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-upload-\(UUID().uuidString)")
  }

  deinit { _ = unlink(url.path) }

  /// The spool of a body; `nil` where a body has no need for one.
  ///
  /// Throws `FileFailure` if a file cannot be read or there is no room to write, and `CancellationError` if the task is
  /// cancelled meanwhile.
  static func of(_ body: HTTPBody) async throws -> Spool? {
    guard case .joined(let sections) = body.content else { return nil }
    let spool = Spool()
    let output = try LocalFile(writing: spool.url, permissions: 0o600)
    for section in sections {
      switch section {
      case .data(let data): try output.write(data)
      case .file(let url): try await copy(url, to: output)
      }
    }
    return spool
  }

  private static func copy(_ url: URL, to output: LocalFile) async throws {
    let input = try LocalFile(reading: url)
    var offset: Int64 = 0
    while let piece = try input.read(upTo: pieceSize, at: offset) {
      try output.write(piece)
      offset += Int64(piece.count)
      // Others get their turn: a file may be long, and the threads are few.
      await Task.yield()
      try Task.checkCancellation()
    }
  }
}
