#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Opens a file of any size for reading in chunks.
  func pieces(of path: String) throws(FileError) -> FilePieces {
    FilePieces(path: path, file: try openToRead(path))
  }

  /// The first chunk of a file.
  func firstPiece(of path: String) throws(FileError) -> [UInt8] {
    let file = try openToRead(path)
    defer { close(file) }
    return try readPiece(of: file, path)
  }

  private func openToRead(_ path: String) throws(FileError) -> Int32 {
    switch kind(of: path) {
    case .file, .other: break
    case .folder: throw FileError(path, "is a folder, not a file")
    case nil: throw missing(path)
    }
    let file = open(absolute(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(path, "cannot be read") }
    return file
  }
}

/// An open file.
final class FilePieces: Sendable {
  private let path: String
  private let file: Int32

  fileprivate init(path: String, file: Int32) {
    self.path = path
    self.file = file
  }

  deinit { close(file) }

  /// The next chunk. Empty at the end of the file.
  func next() throws(FileError) -> [UInt8] { try readPiece(of: file, path) }
}

/// Reads up to 1 MB of an open file. Returns no bytes at the end.
func readPiece(of file: Int32, _ path: String) throws(FileError) -> [UInt8] {
  var failed = false
  let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
    let result = readBytes(of: file, into: buffer.baseAddress, count: buffer.count)
    failed = result < 0
    count = max(0, result)
  }
  if failed { throw .system(path, "cannot be read") }
  return bytes
}

/// Reads from an open file. Retries after a signal.
///
/// - Returns: The number of bytes, 0 at the end of the file, or a negative number after an error.
func readBytes(of file: Int32, into buffer: UnsafeMutableRawPointer?, count: Int) -> Int {
  while true {
    #if canImport(Darwin)
      let result = Darwin.read(file, buffer, count)
    #elseif canImport(Musl)
      let result = Musl.read(file, buffer, count)
    #else
      let result = Glibc.read(file, buffer, count)
    #endif
    if result >= 0 || errno != EINTR { return result }
  }
}
