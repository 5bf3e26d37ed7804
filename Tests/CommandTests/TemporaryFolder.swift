import Foundation

@testable import EndpointCommands

/// A temporary folder in which a test runs the tool.
///
/// The folder is removed with this object.
final class TemporaryFolder {
  let path: String
  var output = ""
  var errors = ""
  /// The standard input of the tool.
  var input = ""
  /// The date that the tool uses as the current day.
  var today = "2026-11-21"
  /// When the tool was built, in seconds since 1970. Nil if it is unknown.
  var toolChange: Double?

  private let isRemoved: Bool

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "endpoints-\(UUID())").path
    isRemoved = true
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private init(path: String) { (self.path, isRemoved) = (path, false) }

  deinit {
    if isRemoved { try? FileManager.default.removeItem(atPath: path) }
  }

  /// A folder inside this one. It exists as long as this one.
  func inside(_ folder: String) -> TemporaryFolder {
    TemporaryFolder(path: files.absolute(folder))
  }

  var files: FileSystem { FileSystem(root: path) }

  /// Runs the tool and returns its exit status.
  ///
  /// Appends what it prints to `output` and `errors`.
  @discardableResult
  func run(
    _ arguments: String...,
    usesColor: Bool = false,
    in folder: String = ".",
    environment: [String: String] = [:]
  ) -> Int32 {
    run(arguments, usesColor: usesColor, in: folder, environment: environment)
  }

  @discardableResult
  func run(
    _ arguments: [String],
    usesColor: Bool = false,
    in folder: String = ".",
    environment: [String: String] = [:]
  ) -> Int32 {
    let console = Console(
      usesColor: usesColor,
      usesColorInOutput: usesColor,
      write: { self.output += $0 },
      writeError: { self.errors += $0 },
      readInput: { Array(self.input.utf8) }
    )
    return EndpointCommands.run(
      arguments: arguments,
      in: files.absolute(folder),
      console: console,
      environment: self.environment.merging(environment) { $1 },
      today: today,
      toolChange: toolChange,
      start: Date.now.timeIntervalSince1970
    )
  }

  /// Runs the tool and returns its output, followed by its errors.
  func printed(_ arguments: String..., in folder: String = ".") -> String {
    (output, errors) = ("", "")
    run(arguments, in: folder)
    return output + errors
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: URL(filePath: path).appending(path: file), encoding: .utf8)
  }

  func exists(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + file)
  }

  /// The paths of all files and folders, sorted; folders end with `/`.
  func tree(_ folder: String = "") throws -> [String] {
    let root = URL(filePath: path).appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root).map { path in
      files.kind(of: root + "/" + path) == .folder ? path + "/" : path
    }.sorted()
  }
}
