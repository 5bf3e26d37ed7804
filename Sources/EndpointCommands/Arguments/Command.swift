/// A subcommand of the tool.
struct Command: Sendable {
  struct Example: Sendable {
    let line: String
    let summary: String
  }

  let name: String
  let summary: String
  /// Further paragraphs of the help, with line breaks.
  let details: [String]
  /// The name of the operands, such as `SPEC…`. Nil for a command without operands.
  let operand: String?
  let isOperandRequired: Bool
  /// The declared options, without `--help`.
  private let ownOptions: [Option]
  let examples: [Example]
  let run: @Sendable (Arguments, CommandContext) throws -> ExitStatus

  init(
    _ name: String,
    _ summary: String,
    details: [String] = [],
    operand: String? = nil,
    isOperandRequired: Bool = false,
    options: [Option],
    examples: [Example],
    run: @escaping @Sendable (Arguments, CommandContext) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operand = operand
    self.isOperandRequired = isOperandRequired
    self.ownOptions = options
    self.examples = examples
    self.run = run
  }

  var options: [Option] { ownOptions + [.help] }
}

/// The environment of a command.
struct CommandContext {
  let files: FileSystem
  let console: Console
  /// The environment variables of the process.
  let environment: [String: String]
  /// The current date in UTC, such as `2026-11-21`.
  let today: String
}
