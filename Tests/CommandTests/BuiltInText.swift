import Foundation
import Testing

/// Texts of this repository that the tool contains as Swift literals.
enum BuiltInText {
  /// The folder of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Expects that a built-in text is up to date. `RECORD=1` writes its source file.
  ///
  /// - Parameter file: The source file in `EndpointCommands`, without its extension. It is named after the literal.
  static func expect(_ builtIn: String, _ text: String, file: String, head: String) throws {
    guard builtIn != text, isRecording else {
      #expect(builtIn == text, "run with RECORD=1 to update it")
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    let name = file.split(separator: "/").last ?? ""
    let variable = name.prefix(1).lowercased() + name.dropFirst()
    let source = ([head, "let \(variable) = ###\"\"\""] + lines + ["  \"\"\"###", ""])
      .joined(separator: "\n")
    try Data(source.utf8).write(to: root.appending(path: "Sources/EndpointCommands/\(file).swift"))
    Issue.record("recorded \(name).swift: build and run the tests again")
  }
}
