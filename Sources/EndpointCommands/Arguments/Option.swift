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
