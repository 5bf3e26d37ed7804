/// The text of `--help`, generated from the declarations of the commands.
enum HelpText {
  static func text(for commands: [Command]) -> String {
    """
    Generates Swift clients from specs of HTTP APIs.

    USAGE
      endpoints COMMAND [options]

    COMMANDS
    \(table(commands.map { ($0.name, $0.summary) }))

    OPTIONS
    \(table([("--help", "Show this help. After a command, show its help."), ("--version", "Show the version.")]))

    EXIT STATUS
      0  success
      1  findings: errors in a spec, stale files, or changes that fail the review
      2  usage error, or a file that cannot be read or written
      3  diff only: one side cannot be read

    """
  }

  static func text(for command: Command) -> String {
    let operand = command.operand.map { command.isOperandRequired ? " \($0)" : " [\($0)]" } ?? ""
    let examples = command.examples.map { "  # \($0.summary)\n  \($0.line)" }
    return """
      \(command.summary)

      USAGE
        endpoints \(command.name)\(operand) [options]
      \(command.details.map { "\n\($0)\n" }.joined())
      OPTIONS
      \(table(command.options.map { ($0.synopsis, $0.summary) }))

      EXAMPLES
      \(examples.joined(separator: "\n\n"))

      """
  }

  /// Formats two columns. The first is as wide as its widest cell.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.padded(to: width))  \($1)" }.joined(separator: "\n")
  }
}

extension String {
  /// Pads the text with spaces to this width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
