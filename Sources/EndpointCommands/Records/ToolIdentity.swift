#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// What tells one build of the tool from all others.
///
/// Another build may generate other files from the same specs.
package struct ToolIdentity: Equatable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The identity of the tool that runs now; nil where the system does not tell.
  static func ofThisProcess() -> ToolIdentity? {
    var status = stat()
    guard let path = executablePath(), stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let place = "\(status.st_dev) \(status.st_ino) \(status.st_size)"
    return ToolIdentity(times.reduce(place) { "\($0) \($1.tv_sec).\($1.tv_nsec)" })
  }

  private static func executablePath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      // Leads to the program itself, even where its path leads to another one by now.
      return "/proc/self/exe"
    #endif
  }
}
