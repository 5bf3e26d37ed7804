import EndpointCommands
import Foundation
import TestTraits

/// A reader of outside input, and an input that is deep or long.
struct Reader: Sendable {
  let name: String
  /// The nesting of the input, or the number of links of its chain.
  var count = 100_000
  /// The stack of the thread in bytes.
  var stack = Self.mainStack
  /// A part of the error. Nil if the input must be accepted.
  let error: String?
  /// Reads an input of a count. Returns or throws the error.
  let read: @Sendable (Int) throws -> String?

  /// The stack of a main thread.
  static let mainStack = 8 << 20
  /// The stack of other threads on Apple systems.
  static let smallStack = 512 << 10
  /// A chain that is within all limits is shorter, with a stack that even the smallest frame for each link exceeds.
  static let chain = 1500
  static let chainStack = 256 << 10

  /// All readers, or those whose names contain `READER` of the environment.
  static let all = (json + yaml + templates + specs + documents + traffic + runtime).filter {
    $0.name.contains(ProcessInfo.processInfo.environment["READER"] ?? $0.name)
  }

  /// Reads the input. Returns a problem if the result differs from the expected one, if it is late, or if the CPU time
  /// grows faster than the input.
  func problem() throws -> String? {
    let (found, seconds) = measured(count)
    if let problem = difference(found) { return problem }
    // Shorter inputs are nested up to a limit. Their indentation, and the names of their types, grow with its square.
    guard seconds > 0.5, count >= Self.chain else { return nil }
    // Eight times the input may take sixteen times the CPU. A search within a search would take 64 times.
    let (_, less) = measured(count / 8)
    return seconds > less * 16 ? "\(count / 8) took \(less) s, \(count) took \(seconds) s" : nil
  }

  private func difference(_ found: String?) -> String? {
    switch (found, error) {
    case (nil, nil): nil
    case (nil, let error?): "expected the error \(error), found none"
    case (let found?, nil): "expected no error, found \(found.prefix(400))"
    case (let found?, let error?):
      found.contains(error) ? nil : "expected \(error), found \(found.prefix(400))"
    }
  }

  /// Reads an input of a count on a thread. Returns the error, and the CPU seconds of the thread.
  private func measured(_ count: Int) -> (error: String?, seconds: Double) {
    let result = Result()
    let thread = Thread {
      let start = threadSeconds()
      do { result.error = try read(count) } catch { result.error = "\(error)" }
      result.seconds = threadSeconds() - start
      result.done.signal()
    }
    thread.stackSize = stack
    thread.start()
    guard result.done.wait(timeout: .now() + 300) == .success else { exit(EXIT_FAILURE) }
    return (result.error, result.seconds)
  }

  /// The semaphore orders the accesses.
  private final class Result: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var error: String?
    var seconds = 0.0
  }
}

extension Reader {
  /// Runs the tool with one file.
  static func tool(
    _ name: String,
    count: Int = 100_000,
    stack: Int = mainStack,
    _ arguments: [String],
    error: String? = nil,
    _ text: @escaping @Sendable (Int) -> String
  ) -> Reader {
    Reader(name: name, count: count, stack: stack, error: error) { count in
      try errors(arguments, ["Deep.json": text(count)])
    }
  }

  /// Runs the tool in a folder with these files. Returns its error output, or nil after a success.
  static func errors(_ arguments: [String], _ files: [String: String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "endpoints-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    var (output, errors) = ("", "")
    let console = Console(write: { output += $0 }, writeError: { errors += $0 })
    let status = run(arguments: arguments, in: folder.path, console: console, today: "2026-11-21")
    return status == 0 ? nil : errors + output
  }
}

/// A text nested in brackets.
func nested(_ opening: String, _ count: Int, _ closing: String, around text: String = "") -> String
{
  String(repeating: opening, count: count) + text + String(repeating: closing, count: count)
}

/// The texts of the numbers below a count, as members or elements.
func list(_ count: Int, separator: String = ",", _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined(separator: separator)
}
