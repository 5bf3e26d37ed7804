import Foundation

/// An open local file that is read or written in chunks, by one caller at a time. It closes on deinitialization.
final class LocalFile: Sendable {
  let url: URL
  private let descriptor: Int32

  /// Opens a file for reading.
  init(reading url: URL, followsLinks: Bool = true) throws(FileFailure) {
    self.url = url
    descriptor = open(url.path, O_RDONLY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    if descriptor < 0 { throw FileFailure(url, .read) }
  }

  /// Opens a file for appending, and creates it if it does not exist. Does not follow symbolic links.
  init(writing url: URL, permissions: mode_t = 0o666) throws(FileFailure) {
    self.url = url
    let mode = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = open(url.path, mode, permissions)
    if descriptor < 0 { throw FileFailure(url, .write) }
  }

  deinit { _ = close(descriptor) }

  /// Reads up to `count` bytes at an offset. Returns `nil` at the end of the file.
  func read(upTo count: Int, at offset: Int64 = 0) throws(FileFailure) -> Data? {
    var data = Data(count: count)
    let found = data.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, count, off_t(offset))
    }
    guard found >= 0 else { throw FileFailure(url, .read) }
    return found == 0 ? nil : data.prefix(found)
  }

  func append(_ data: Data) throws(FileFailure) {
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isWritten else { throw FileFailure(url, .write) }
  }

  /// Truncates the file to zero bytes.
  func clear() throws(FileFailure) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileFailure(url, .write) }
  }

  /// The size in bytes.
  var size: Int64 { status.map { Int64($0.st_size) } ?? 0 }

  /// The size of the file at a URL in bytes. `nil` if it does not exist.
  static func size(of url: URL) -> Int64? {
    var status = stat()
    return stat(url.path, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// Takes an exclusive lock until the file closes. Returns false if another owner has the lock.
  func locks() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// True if the URL still refers to this file.
  var isInPlace: Bool {
    var named = stat()
    guard lstat(url.path, &named) == 0, let own = status else { return false }
    return named.st_ino == own.st_ino && named.st_dev == own.st_dev
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}

/// A system error while reading or writing a file.
struct FileFailure: LocalizedError, CustomStringConvertible {
  enum Action: String {
    case read
    case write = "written"
  }

  let text: String
  let action: Action
  var description: String { text }
  var errorDescription: String? { text }

  /// A failure to write with this text.
  init(_ text: String) {
    self.text = text
    action = .write
  }

  /// The failure of the last system call, from `errno`.
  init(_ url: URL, _ action: Action) {
    self.action = action
    // The system's text for ELOOP is "too many levels of symbolic links".
    let reason = errno == ELOOP ? "It is a symbolic link" : String(cString: strerror(errno))
    text = "The file \(url.lastPathComponent) cannot be \(action.rawValue): \(reason)."
  }
}
