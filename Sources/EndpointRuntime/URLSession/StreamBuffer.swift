import Foundation

/// What has come of a stream and nobody has taken yet: in memory, and where that is not enough, in temporary files.
///
/// A server that cannot be held back sends as fast as it likes. Its stream takes no more memory for that, and no more of the disk
/// than a limit.
struct StreamBuffer {
  /// How many bytes there are in memory, at most; and how many come back from a file at a time.
  private static let memory = 1024 * 1024

  private let limit: Int
  private var pieces: [Data] = []
  /// How many of the pieces are taken.
  private var taken = 0
  private var size = 0
  private var files: [Overflow] = []

  /// A buffer that holds so many bytes in files, at most.
  init(limit: Int) { self.limit = limit }

  /// True if there is so much of it that the server should wait.
  var isLong: Bool { size > Self.memory / 4 }
  /// True if there is so little of it that the server should go on.
  var isShort: Bool { files.isEmpty && size < Self.memory / 8 }

  /// Takes a piece. Throws `LimitExceeded` or a `FileFailure` if there is no room for it.
  mutating func append(_ data: Data) throws {
    if files.isEmpty && size + data.count <= Self.memory {
      pieces.append(data)
      size += data.count
    } else {
      try spill(data)
    }
  }

  private mutating func spill(_ data: Data) throws {
    guard files.reduce(data.count, { $0 + $1.count }) <= limit else {
      throw LimitExceeded(.backlogBytes(limit))
    }
    if files.last?.isFull ?? true { files.append(try Overflow()) }
    try files[files.count - 1].append(data)
  }

  /// The next piece; `nil` if there is none yet.
  mutating func take() throws(FileFailure) -> Data? {
    if let piece = takeFromMemory() { return piece }
    guard !files.isEmpty else { return nil }
    let piece = try files[0].take(Self.memory / 4)
    if files[0].count == 0 { files.removeFirst() }
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

/// A stretch of a stream's buffer, in a file that has no name and goes when it is let go.
///
/// A file is of one stretch, so that the disk has room again for those that were read.
private struct Overflow {
  /// A file of more bytes takes no others.
  private static let size = 64 * 1024 * 1024

  private let file: LocalFile
  private var start: Int64 = 0
  private var end: Int64 = 0

  var count: Int { Int(end - start) }
  var isFull: Bool { end >= Self.size }

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
