#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is piped into the tool, where a command takes `-` for a file.
enum StandardInput {
  /// What messages call it.
  static let name = "standard input"

  /// All the bytes up to its end.
  static func read(from file: Int32 = STDIN_FILENO) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece(of: file, name)
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
