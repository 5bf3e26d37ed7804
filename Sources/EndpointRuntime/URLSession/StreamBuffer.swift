import Foundation

/// The received pieces of a stream that the reader has not taken: in memory, then in temporary files.
///
/// It limits the memory and disk space that a server uses if it cannot be slowed down.
struct StreamBuffer {
  /// The maximum number of bytes in memory, and the number of bytes to read from a file at a time.
  private static let memory = 1024 * 1024

  private let limit: Int
  private var pieces: [Data] = []
  /// The number of pieces that were taken.
  private var taken = 0
  private var size = 0
  private var files: [Overflow] = []

  /// Creates a buffer that stores up to `limit` bytes in files.
  init(limit: Int) { self.limit = limit }

  /// True if the server should pause.
  var isLong: Bool { size > Self.memory / 4 }
  /// True if the server should resume.
  var isShort: Bool { files.isEmpty && size < Self.memory / 8 }

  /// Appends a piece. Throws `LimitExceeded` or a `FileFailure` if there is no space for it.
  mutating func append(_ data: Data) throws {
    if files.isEmpty && size + data.count <= Self.memory {
      pieces.append(data)
      size += data.count
    } else {
      try spill(data)
    }
  }

  private mutating func spill(_ data: Data) throws {
    guard files.reduce(Int64(data.count), { $0 + $1.count }) <= limit else {
      throw LimitExceeded(.backlogBytes(limit))
    }
    if files.last?.isFull ?? true { files.append(try Overflow()) }
    try files[files.count - 1].append(data)
  }

  /// Removes and returns the next piece. `nil` if there is none yet.
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

/// A section of the buffer in an unlinked file, which is removed when it is released.
///
/// Each file holds one section, so that disk space is freed as sections are read.
private struct Overflow {
  /// The size in bytes at which a file is full.
  private static let size = 64 * 1024 * 1024

  private let file: LocalFile
  private var start: Int64 = 0
  private var end: Int64 = 0

  var count: Int64 { end - start }
  var isFull: Bool { end >= Self.size }

  init() throws(FileFailure) {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-stream-\(UUID().uuidString)")
    file = try LocalFile(writing: url, permissions: 0o600)
    _ = unlink(url.path)
  }

  mutating func append(_ data: Data) throws(FileFailure) {
    try file.append(data)
    end += Int64(data.count)
  }

  mutating func take(_ count: Int) throws(FileFailure) -> Data? {
    guard let data = try file.read(upTo: count, at: start) else { return nil }
    start += Int64(data.count)
    return data
  }
}
