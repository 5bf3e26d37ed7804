/// Invalid arguments.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String
  /// The command whose help to suggest. Nil for the help of the tool.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  var description: String {
    let help = command.map { "endpoints \($0) --help" } ?? "endpoints --help"
    return "\(message)\nRun \"\(help)\" for usage."
  }
}
