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
  var files: FileSystem
  let console: Console
  /// The environment variables of the process.
  let environment: [String: String]
  /// The current date in UTC, such as `2026-11-21`.
  let today: String
}

/// An option of a command, such as `--output DIR`.
struct Option: Equatable, Sendable {
  /// With the leading dashes.
  let name: String
  /// The name of the value in the help. Nil for flags.
  let placeholder: String?
  /// The allowed values. Empty if any text is allowed.
  let choices: [String]
  let isRepeatable: Bool
  let summary: String

  init(
    _ name: String,
    _ summary: String,
    value: String? = nil,
    choices: [String] = [],
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.isRepeatable = isRepeatable
    self.placeholder = choices.isEmpty ? value : choices.joined(separator: "|")
    self.choices = choices
    self.summary = summary
  }

  /// The name and the placeholder, for the help.
  var synopsis: String {
    placeholder.map { "\(name) \($0)" } ?? name
  }
}

extension Option {
  static let help = Option("--help", "Show this text.")
  static let quiet = Option("--quiet", "Print only diagnostics.")
}

/// Invalid arguments.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let message: String
  /// The command whose help to suggest, which `run` sets. Nil for the help of the tool.
  var command: String?

  init(_ message: String) { self.message = message }

  var description: String {
    let help = command.map { "endpoints \($0) --help" } ?? "endpoints --help"
    return "\(message)\nRun \"\(help)\" for usage."
  }
}
