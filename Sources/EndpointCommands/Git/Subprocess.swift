#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Runs a program to its end, without a shell.
struct Subprocess {
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  enum Failure: Error {
    case notFound
    /// The `errno` code.
    case system(Int32)
  }

  /// The name, which is looked up in `PATH`.
  let program: String
  let arguments: [String]
  /// As `NAME=value`.
  let environment: [String]
  /// The standard input, at most `longestInput` bytes. It is written before the program starts.
  var input: [UInt8] = []

  /// The number of bytes that fit into a pipe on every system.
  static let longestInput = 4096

  /// Runs the program and collects its output.
  func run() throws(Failure) -> Result {
    let input = try ProcessPipe()
    let output = try ProcessPipe()
    let errors = try ProcessPipe()
    defer {
      for pipe in [input, output, errors] { pipe.close() }
    }
    let code = FileSystem.writeAll(self.input, to: input.writeEnd.file)
    guard code == 0 else { throw .system(code) }
    let process = try spawn(input.readEnd.file, output.writeEnd.file, errors.writeEnd.file)
    input.close()
    output.writeEnd.close()
    errors.writeEnd.close()
    let texts = readAll([output.readEnd.file, errors.readEnd.file])
    return Result(status: try waitForEnd(of: process), output: texts[0], errors: texts[1])
  }

  private func spawn(_ input: Int32, _ output: Int32, _ errors: Int32) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (file, standard) in [
      (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
    ] {
      posix_spawn_file_actions_adddup2(&actions, file, standard)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer {
      for text in words + variables { free(text) }
    }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, &words, &variables)
    guard code == 0 else { throw code == ENOENT ? .notFound : .system(code) }
    return process
  }

  private func waitForEnd(of process: pid_t) throws(Failure) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) != process {
      guard errno == EINTR else { throw .system(errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads several pipes until all have ended, so that none fills up and blocks the program.
  private func readAll(_ files: [Int32]) -> [[UInt8]] {
    var texts = files.map { _ in [UInt8]() }
    var polls = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while polls.contains(where: { $0.fd >= 0 }) {
      guard poll(&polls, nfds_t(polls.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
        let count = read(polls[index].fd, &buffer, buffer.count)
        if count > 0 { texts[index] += buffer[..<count] }
        // `poll` ignores negative descriptors.
        if count == 0 || count < 0 && errno != EINTR { polls[index].fd = -1 }
      }
    }
    return texts
  }
}

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
