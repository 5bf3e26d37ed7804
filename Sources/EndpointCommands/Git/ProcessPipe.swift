#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose ends child processes do not inherit by accident.
struct ProcessPipe {
  /// One end of the pipe. Closing it twice is safe.
  final class End {
    private(set) var file: Int32

    init(_ file: Int32) { self.file = file }

    func close() {
      guard file >= 0 else { return }
      closeFile(file)
      file = -1
    }
  }

  let readEnd: End
  let writeEnd: End

  init() throws(Subprocess.Failure) {
    var files: [Int32] = [-1, -1]
    let code = pipe(&files)
    for file in files where code == 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    guard code == 0 else { throw .system(errno) }
    readEnd = End(files[0])
    writeEnd = End(files[1])
  }

  func close() {
    readEnd.close()
    writeEnd.close()
  }
}

private func closeFile(_ file: Int32) { close(file) }
