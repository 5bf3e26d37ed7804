import Foundation
import TestTraits
import Testing

#if os(macOS) || os(Linux)
  /// Every reader of outside input ends with a result or one clear error, however deep or long its input is.
  ///
  /// The rows of `Reader.all` run in a child process, since a stack overflow ends it. The next child continues after the
  /// row that crashed.
  @Suite("Depth", .serialized, .computing)
  struct DepthTests {
    @Test func nestingAndChainsNeverCrashReader() async throws {
      let journal = try Journal()
      defer {
        if ProcessInfo.processInfo.environment["VERBOSE"] != nil {
          for line in journal.lines { print(line) }
        }
        try? FileManager.default.removeItem(at: journal.file)
      }
      while journal.count < Reader.all.count {
        let before = journal.count
        await #expect(processExitsWith: .success) { try Journal.ofParent().run() }
        let lines = journal.lines
        for line in lines.dropFirst(before) where line.hasPrefix("failed") {
          Issue.record("\(line)")
        }
        guard lines.count > before else {
          Issue.record("the child process could not start")
          return
        }
        if let last = lines.last, last.hasPrefix("begun") {
          Issue.record("crashed or exceeded the time: \(last)")
          try journal.replaceLast("crashed: \(last)")
        }
      }
    }
  }

  /// The file in which a child process records one line for each row that it begins, so that the parent knows the last.
  private struct Journal {
    let file: URL

    /// Creates the file, and names it in the environment of child processes.
    init() throws {
      let name = "depth-\(UUID())"
      file = FileManager.default.temporaryDirectory.appending(path: name)
      try Data().write(to: file)
      setenv("ENDPOINTS_DEPTH_JOURNAL", file.path, 1)
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
    }

    private init(file: URL) { self.file = file }

    static func ofParent() throws -> Journal {
      let path = try #require(ProcessInfo.processInfo.environment["ENDPOINTS_DEPTH_JOURNAL"])
      return Journal(file: URL(filePath: path))
    }

    var lines: [String] {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }

    var count: Int { lines.count }

    func replaceLast(_ line: String) throws { try write(lines.dropLast() + [line]) }

    /// Runs the rows that are not in the file yet.
    func run() throws {
      var lines = lines
      for reader in Reader.all.dropFirst(lines.count) {
        try write(lines + ["begun: \(reader.name)"])
        let start = ContinuousClock.now
        let problem = try reader.problem()
        let time = start.duration(to: .now).formatted(.units(allowed: [.milliseconds]))
        lines.append(
          problem.map { "failed: \(reader.name): \($0)" } ?? "done in \(time): \(reader.name)"
        )
        try write(lines)
      }
    }

    private func write(_ lines: [String]) throws {
      let text = lines.map { $0.replacing("\n", with: " ") + "\n" }.joined()
      try Data(text.utf8).write(to: file)
    }
  }
#endif
