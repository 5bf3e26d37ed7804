#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  private static let pieceBytes = 1 << 20

  /// Reads a file of any size piece by piece.
  func readPieces(of path: String, _ body: ([UInt8]) throws -> Void) throws {
    switch kind(of: path) {
    case .file, .other: break
    case .folder: throw FileError(path, "is a folder, not a file")
    case nil: throw FileError(path, "does not exist")
    }
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError.system(path, "cannot be read") }
    defer { close(file) }
    while true {
      let piece = try piece(of: file, path)
      if piece.isEmpty { return }
      try body(piece)
    }
  }

  /// The first piece of a file.
  func firstPiece(of path: String) throws -> [UInt8] {
    struct Found: Error { let piece: [UInt8] }
    do {
      try readPieces(of: path) { throw Found(piece: $0) }
    } catch let found as Found {
      return found.piece
    }
    return []
  }

  private func piece(of file: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, count in
      var result: Int
      repeat {
        result = read(file, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      failed = result < 0
      count = max(0, result)
    }
    if failed { throw .system(path, "cannot be read") }
    return bytes
  }

  private func read(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, buffer, count)
    #elseif canImport(Musl)
      Musl.read(file, buffer, count)
    #else
      Glibc.read(file, buffer, count)
    #endif
  }
}
