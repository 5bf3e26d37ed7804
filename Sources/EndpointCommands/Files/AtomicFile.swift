import EndpointJSON
import Foundation

extension FileSystem {
  /// Replaces a file atomically: writes a temporary file next to it and renames it. Keeps the permissions. Creates the
  /// folder of a new file.
  func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try makeFolder(FilePath.folder(of: path))
    let temporary = FilePath.join(FilePath.folder(of: path), Self.temporaryName())
    do throws(FileError) {
      try write(bytes, to: temporary, for: path)
      guard rename(absolute(temporary), absolute(path)) == 0 else {
        throw FileError.system(path, "cannot be written")
      }
    } catch {
      unlink(absolute(temporary))
      throw error
    }
  }

  /// Replaces a file of a person, or creates it. A symbolic link remains: its target is replaced.
  func replaceOwnedFile(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try replaceFile(kind(of: path) == nil ? path : resolved(path), with: bytes)
  }

  /// Appends to a file, and creates it if it does not exist.
  func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = open(absolute(path), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system(path, "cannot be written") }
    try write(bytes, to: file, for: path)
  }

  private func write(
    _ bytes: [UInt8],
    to temporary: String,
    for path: String
  ) throws(FileError) {
    let file = open(absolute(temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system(path, "cannot be written") }
    var status = stat()
    if stat(absolute(path), &status) == 0 { fchmod(file, status.st_mode & 0o777) }
    try write(bytes, to: file, for: path)
  }

  /// Writes all bytes to an open file, and closes it.
  private func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    for path: String
  ) throws(FileError) {
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: bytes)
      try file.close()
    } catch {
      throw FileError(path, "cannot be written", error)
    }
  }

  // MARK: Temporary files of killed runs

  private static func temporaryName() -> String {
    ".endpoints-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
  }

  private static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(".endpoints-") && name.hasSuffix(".tmp")
  }

  func hasTemporaryFiles(in folder: String) throws(FileError) -> Bool {
    try names(in: folder).contains(where: Self.isTemporary)
  }

  /// Removes temporary files in a folder. Requires the lock of the folder, so that no other run is writing.
  func removeTemporaryFiles(in folder: String) throws(FileError) {
    guard kindWithoutLinks(of: folder) == .folder else { return }
    for name in try names(in: folder) where Self.isTemporary(name) {
      try removeFile(FilePath.join(folder, name))
    }
  }

  // MARK: Lock

  /// Runs `body` with an exclusive lock on the folder.
  ///
  /// The lock ends with the process. File systems without locks are used without one.
  func withLock<Result>(on folder: String, _ body: () throws -> Result) throws -> Result {
    let file = open(absolute(folder), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError.system(folder, "cannot be read") }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}

/// An operation on a file or folder that failed, with its path and cause.
struct FileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// The failed operation and its cause, such as `cannot be written: No space left on device`.
  let problem: String

  init(_ path: String, _ problem: String) {
    self.path = path
    self.problem = problem
  }

  /// A file that exceeds a budget.
  init(_ path: String, exceeding budget: Budget, found: Int? = nil) {
    self.init(path, budget.line(found: found))
  }

  /// The error of the last system call.
  static func system(_ path: String, _ problem: String) -> FileError {
    FileError(path, "\(problem): \(String(cString: strerror(errno)))")
  }

  /// An error of Foundation, with the system's description of its cause.
  init(_ path: String, _ problem: String, _ error: any Error) {
    self.init(path, "\(problem): \(Self.cause(of: error))")
  }

  /// The system's description of the cause of an error, such as `No space left on device`. Otherwise that of Foundation.
  static func cause(of error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = underlying.map { $0 as NSError } ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(clamping: cause.code))) : error.localizedDescription
  }

  var description: String { "\(path): \(problem)" }
}
