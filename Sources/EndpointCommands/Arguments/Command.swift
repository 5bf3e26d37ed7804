/// A subcommand of the tool.
struct Command: Sendable {
  let name: String
  let summary: String
  /// Further paragraphs of the help, with line breaks.
  var details = ""
  /// The name of the operands, such as `SPEC…`. Nil for a command without operands.
  var operand: String?
  var isOperandRequired = false
  /// The declared options, without `--help`.
  var ownOptions: [Option] = []
  /// Command lines with their purpose.
  let examples: KeyValuePairs<String, String>
  let run: @Sendable (Arguments, CommandContext) throws -> ExitStatus

  var options: [Option] { ownOptions + [.help] }
}

/// The environment of a command.
struct CommandContext {
  var files: FileSystem
  var console: Console
  /// The environment variables of the process.
  let environment: [String: String]
  /// The current date in UTC, such as `2026-11-21`.
  let today: String
  /// Nil if the age of the tool is unknown. Then no run is skipped.
  let times: RunTimes?
  /// The file of the tool. Nil in tests.
  var executable: String?
  /// The folder of the package in a run over several. Empty for the folder of the run.
  var package = ""

  /// Writes a text into the file that an option names, if the file differs, and prints a note unless `--quiet` is given.
  /// Prints the text if there is no file, or if it is `-`.
  func write(
    _ text: String,
    to option: Option,
    of arguments: Arguments,
    note: (_ isUnchanged: Bool) -> String
  ) throws {
    guard let file = arguments[option].map(FilePath.normalized), file != "-" else {
      return console.write(text)
    }
    let bytes = Array(text.utf8)
    let isUnchanged = try files.kind(of: file) == .file && files.read(file) == bytes
    if !isUnchanged { try files.replaceFile(file, with: bytes) }
    if !arguments.contains(.quiet) { console.printLine("\(file): \(note(isUnchanged))") }
  }
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
  private(set) var summary: String

  /// - Parameter synopsis: The name, and the name of the value if there are no choices: `--output DIR`.
  init(
    _ synopsis: String,
    _ summary: String,
    choices: [String] = [],
    isRepeatable: Bool = false
  ) {
    let words = synopsis.split(separator: " ").map(String.init)
    name = words[0]
    placeholder = choices.isEmpty ? words.dropFirst().first : choices.joined(separator: "|")
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The option with another text in the help.
  func saying(_ summary: String) -> Option {
    var option = self
    option.summary = summary
    return option
  }

  /// The name and the placeholder, for the help.
  var synopsis: String {
    placeholder.map { "\(name) \($0)" } ?? name
  }
}

extension Option {
  static let help = Option("--help", "Show this text. With --json, print it for programs.")
  static let quiet = Option("--quiet", "Print only diagnostics.")
  static let all = Option(
    "--all",
    "Run in each package below this folder: each folder with endpoints.json or Specs/."
  )
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
