#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard input, which commands read for `-`.
enum StandardInput {
  /// The name in messages.
  static let name = "standard input"

  /// Reads all bytes.
  static func read(from file: Int32 = STDIN_FILENO) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(of: file, name)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
