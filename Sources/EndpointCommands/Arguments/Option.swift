/// An option that a command takes, such as `--output DIR`.
struct Option: Equatable, Sendable {
  /// With its dashes.
  let name: String
  /// What the help shows for the value; nil for a flag, which has none.
  let placeholder: String?
  /// The values that may be given, where not every text may.
  let choices: [String]
  /// Whether it may be given more than once.
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

  /// As the help shows it.
  var synopsis: String {
    placeholder.map { "\(name) \($0)" } ?? name
  }
}

extension Option {
  static let help = Option("--help", "Show this text.")
  static let quiet = Option("--quiet", "Print only diagnostics.")
}
