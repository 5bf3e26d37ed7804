/// Arguments that the tool does not understand.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String
  /// The command whose help tells more; nil for the tool's own.
  let command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  var description: String {
    let help = command.map { "endpoints \($0) --help" } ?? "endpoints --help"
    return "\(message)\nRun \"\(help)\" to see what there is."
  }
}
