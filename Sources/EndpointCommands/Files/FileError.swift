#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something that could not be done with a file or folder: always says which one, and why.
struct FileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// What failed, such as `cannot be written: No space left on device`.
  let problem: String

  init(_ path: String, _ problem: String) {
    self.path = path
    self.problem = problem
  }

  /// An error of the last system call.
  static func system(_ path: String, _ problem: String, code: Int32 = errno) -> FileError {
    FileError(path, "\(problem): \(text(of: code))")
  }

  /// What the system calls an error: `No space left on device`.
  static func text(of code: Int32) -> String { String(cString: strerror(code)) }

  var description: String { "\(path): \(problem)" }
}
