#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An operation on a file or folder that failed, with its path and cause.
struct FileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// The failed operation and its cause, such as `cannot be written: No space left on device`.
  let problem: String

  init(_ path: String, _ problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The error of the last system call.
  static func system(_ path: String, _ problem: String, code: Int32 = errno) -> FileError {
    FileError(path, "\(problem): \(text(of: code))")
  }

  /// The system's description of an error code, such as `No space left on device`.
  static func text(of code: Int32) -> String { String(cString: strerror(code)) }

  var description: String { "\(path): \(problem)" }
}
