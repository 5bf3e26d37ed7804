import Foundation

/// The system's `openssl`, which makes certificates and speaks TLS where Foundation on Linux has neither.
enum OpenSSL {
  /// It does not do what it was told.
  struct Failure: Error {
    let arguments: [String]
    let output: String
  }

  /// True if there is one that can do what the tests need.
  static let isThere = (try? run(["version"]))?.hasPrefix("OpenSSL ") == true

  /// Runs it to its end and returns what it says.
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

  /// A run of it that has not begun.
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
