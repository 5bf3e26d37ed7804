import Foundation

/// What has come of a stream and nobody has taken yet: in memory, and where that is not enough, in a temporary file.
///
/// A server that cannot be held back sends as fast as it likes; its stream takes no more memory for that.
struct StreamBuffer {
  /// How many bytes there are in memory, at most; and how many come back from the file at a time.
  private static let memory = 1024 * 1024

  private var pieces: [Data] = []
  /// How many of the pieces are taken.
  private var taken = 0
  private var size = 0
  private var overflow: Overflow?

  /// True if there is so much of it that the server should wait.
  var isLong: Bool { size > Self.memory / 4 }
  /// True if there is so little of it that the server should go on.
  var isShort: Bool { overflow == nil && size < Self.memory / 8 }

  mutating func append(_ data: Data) throws(FileFailure) {
    if overflow == nil && size + data.count > Self.memory { overflow = try Overflow() }
    if overflow != nil {
      try overflow?.append(data)
    } else {
      pieces.append(data)
      size += data.count
    }
  }

  /// The next piece; `nil` if there is none yet.
  mutating func take() throws(FileFailure) -> Data? {
    if let piece = takeFromMemory() { return piece }
    let piece = try overflow?.take(Self.memory / 4)
    if overflow?.isEmpty == true { overflow = nil }
    return piece
  }

  private mutating func takeFromMemory() -> Data? {
    guard taken < pieces.count else { return nil }
    let piece = pieces[taken]
    pieces[taken] = Data()
    taken += 1
    size -= piece.count
    if taken == pieces.count || taken == 1024 {
      pieces.removeFirst(taken)
      taken = 0
    }
    return piece
  }
}

/// The end of a stream's buffer, in a file that has no name and goes when it is let go.
private struct Overflow {
  private let file: LocalFile
  private var start: Int64 = 0
  private var end: Int64 = 0

  var isEmpty: Bool { start == end }

  init() throws(FileFailure) {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-stream-\(UUID().uuidString)")
    file = try LocalFile(writing: url, permissions: 0o600)
    _ = unlink(url.path)
  }

  mutating func append(_ data: Data) throws(FileFailure) {
    try file.write(data)
    end += Int64(data.count)
  }

  mutating func take(_ count: Int) throws(FileFailure) -> Data? {
    guard let data = try file.read(upTo: count, at: start) else { return nil }
    start += Int64(data.count)
    return data
  }
}
