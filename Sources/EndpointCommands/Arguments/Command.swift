/// A subcommand of the tool: what its help says, and what it does.
struct Command: Sendable {
  struct Example: Sendable {
    let line: String
    let summary: String
  }

  let name: String
  let summary: String
  /// What else the help says, in paragraphs whose lines are broken already.
  let details: [String]
  /// What the operands are called, such as `SPEC…`; nil where there are none.
  let operand: String?
  let isOperandRequired: Bool
  /// Without `--help`, which every command has.
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

/// What a command works with.
struct CommandContext {
  let files: FileSystem
  let console: Console
  /// The process's variables.
  let environment: [String: String]
  /// The day in UTC: `2026-11-21`.
  let today: String
}
