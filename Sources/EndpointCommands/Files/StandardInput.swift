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
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(file, &chunk, chunk.count)
      #elseif canImport(Musl)
        let count = Musl.read(file, &chunk, chunk.count)
      #else
        let count = Glibc.read(file, &chunk, chunk.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(name, "cannot be read") }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
