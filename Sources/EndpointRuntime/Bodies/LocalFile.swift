import Foundation

/// An open file of this machine, read or written piece by piece, one caller at a time.
///
/// It is closed when it is let go.
final class LocalFile: Sendable {
  let url: URL
  private let descriptor: Int32

  /// Opens a file to read it.
  init(reading url: URL, followsLinks: Bool = true) throws(FileFailure) {
    self.url = url
    descriptor = open(url.path, O_RDONLY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    if descriptor < 0 { throw FileFailure(url, .read) }
  }

  /// Opens a file to write behind what is in it; makes it where it is missing. Follows no symbolic link.
  init(writing url: URL, permissions: mode_t = 0o666) throws(FileFailure) {
    self.url = url
    let mode = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
    descriptor = open(url.path, mode, permissions)
    if descriptor < 0 { throw FileFailure(url, .write) }
  }

  deinit { _ = close(descriptor) }

  /// The bytes from a place on, at most so many; `nil` at the end.
  func read(upTo count: Int, at offset: Int64 = 0) throws(FileFailure) -> Data? {
    var data = Data(count: count)
    let found = data.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, count, off_t(offset))
    }
    guard found >= 0 else { throw FileFailure(url, .read) }
    return found == 0 ? nil : data.prefix(found)
  }

  /// Appends bytes, all of them.
  func write(_ data: Data) throws(FileFailure) {
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = writeBytes(
          descriptor,
          bytes.baseAddress?.advanced(by: done),
          bytes.count - done
        )
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isWritten else { throw FileFailure(url, .write) }
  }

  /// Takes all bytes out of it.
  func clear() throws(FileFailure) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileFailure(url, .write) }
  }

  /// How many bytes are in it.
  var size: Int64 { status.map { Int64($0.st_size) } ?? 0 }

  /// Takes it for its own until it is closed; false if somebody else has it.
  func locks() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// True if it is still what its URL names.
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

/// What the system says about a file that cannot be read or written.
struct FileFailure: LocalizedError, CustomStringConvertible {
  enum Action: String {
    case read
    case write = "written"
  }

  let text: String
  let action: Action
  var description: String { text }
  var errorDescription: String? { text }

  /// A failure to write, in words.
  init(_ text: String) {
    self.text = text
    action = .write
  }

  /// The failure of the call before.
  init(_ url: URL, _ action: Action) {
    self.action = action
    // What the system calls "too many levels of symbolic links".
    let reason = errno == ELOOP ? "It is a symbolic link" : String(cString: strerror(errno))
    text = "The file \(url.lastPathComponent) cannot be \(action.rawValue): \(reason)."
  }
}

// Inside the type the name means its own method.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
