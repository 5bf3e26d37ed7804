#if os(macOS) || os(Linux)
  import Foundation

  /// The `openssl` command of the system. It creates certificates and serves TLS, since Foundation on Linux does neither.
  enum OpenSSL {
    /// The command failed.
    struct Failure: Error {
      let arguments: [String]
      let output: String
    }

    /// Whether OpenSSL is installed. Other implementations lack options that the tests use.
    static let isAvailable = (try? run(["version"]))?.hasPrefix("OpenSSL ") == true

    /// Runs the command and returns its output.
    @discardableResult
    static func run(_ arguments: [String], in folder: URL? = nil) throws -> String {
      let output = Pipe()
      let process = process(arguments, in: folder, output)
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failure(arguments: arguments, output: text)
      }
      return text
    }

    /// A process that is not running yet.
    static func process(_ arguments: [String], in folder: URL?, _ output: Pipe) -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["openssl"] + arguments
      process.currentDirectoryURL = folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      return process
    }
  }
#endif
