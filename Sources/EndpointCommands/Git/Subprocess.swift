import Foundation

/// Runs a program to its end, without a shell.
struct Subprocess {
  struct Result {
    /// The exit status, or 128 and the number of the signal that ended the program.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  enum Failure: Error {
    case notFound
    /// The system's description.
    case system(String)
  }

  /// The name, which is looked up in `PATH`, or an absolute path.
  let program: String
  let arguments: [String]
  let environment: [String: String]
  /// The standard input, at most `longestInput` bytes. It is written before the program starts.
  var input: [UInt8] = []

  /// After this number of bytes of output the program is ended, and its output is cut.
  var longestOutput = Int.max

  /// The number of bytes that fit into a pipe on every system.
  static let longestInput = 4096

  /// Runs the program and collects its output.
  func run() throws(Failure) -> Result {
    guard let executable else { throw .notFound }
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    // Foundation may keep a process, and its pipes, after the end. A Mac allows 256 descriptors.
    defer { [input, output, errors].forEach(Self.close) }
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // `waitUntilExit` polls every 50 ms.
    let isDone = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isDone.signal() }
    do {
      try input.fileHandleForWriting.write(contentsOf: self.input)
      try process.run()
      try input.fileHandleForWriting.close()
    } catch {
      throw .system(FileError.cause(of: error))
    }
    let texts = readToEnd(output.fileHandleForReading, errors.fileHandleForReading)
    isDone.wait()
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : 128 + status,
      output: [UInt8](texts.0),
      errors: [UInt8](texts.1)
    )
  }

  private var executable: URL? {
    if program.hasPrefix("/") { return URL(filePath: program) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { URL(filePath: "\($0)/\(program)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Closes what Foundation left open.
  private static func close(_ pipe: Pipe) {
    try? pipe.fileHandleForReading.close()
    try? pipe.fileHandleForWriting.close()
  }

  /// Reads two pipes at the same time, so that neither fills up and blocks the program.
  private func readToEnd(_ one: FileHandle, _ other: FileHandle) -> (Data, Data) {
    let reading = DispatchGroup()
    // Written before the group ends, and read after it.
    nonisolated(unsafe) var otherText = Data()
    DispatchQueue.global().async(group: reading) { otherText = other.readDataToEndOfFile() }
    var text = Data()
    while let piece = try? one.read(upToCount: 1 << 20), !piece.isEmpty {
      guard text.count <= longestOutput - piece.count else {
        text += piece.prefix(longestOutput - text.count)
        // Ends the program, which may block signals.
        try? one.close()
        break
      }
      text += piece
    }
    reading.wait()
    return (text, otherText)
  }
}
