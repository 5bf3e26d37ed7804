import EndpointDiff
import EndpointJSON
import EndpointSpec

/// The parsed arguments of a command: options by name, and operands in order.
struct Arguments: Equatable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Parses `words` into operands and the options that the command declares.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    var mayBeOption = true
    while let word = rest.popFirst() {
      if mayBeOption, word == "--" {
        mayBeOption = false
      } else if mayBeOption, word.hasPrefix("-"), word != "-" {
        try addOption(word, &rest, command)
      } else if command.operand != nil {
        operands.append(word)
      } else {
        throw UsageError("unexpected \"\(word)\": this command takes only options")
      }
    }
  }

  func contains(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  subscript(option: Option) -> String? {
    values[option.name]?.last
  }

  /// All values of a repeatable option, in order.
  func values(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  private mutating func addOption(
    _ word: String,
    _ rest: inout ArraySlice<String>,
    _ command: Command
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Option.help.name : String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw UsageError("unknown option \"\(name)\"\(optionHint(name, command))")
    }
    guard option.isRepeatable || !contains(option) else {
      throw UsageError("\(name) was given twice")
    }
    let given = parts.count == 2 ? String(parts[1]) : nil
    values[name, default: []].append(try value(of: option, given, &rest, command))
  }

  private func value(
    of option: Option,
    _ given: String?,
    _ rest: inout ArraySlice<String>,
    _ command: Command
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard given == nil else {
        throw UsageError("\(option.name) takes no value")
      }
      return ""
    }
    var value = given
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.removeFirst() }
    guard let value, !value.isEmpty else {
      throw UsageError("\(option.name) needs a value: \(placeholder)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.joined(separator: ", ")
      let hint = didYouMean(value, among: option.choices)
      throw UsageError(
        "\"\(value)\" is not a value of \(option.name): expected one of \(choices)\(hint)"
      )
    }
    return value
  }
}

/// What an unknown option probably means: an option of another tool, or a misspelled one.
private func optionHint(_ name: String, _ command: Command) -> String {
  let known = command.options.map(\.name)
  let letters = lettersAndDigits(of: name)
  if ["dryrun", "n", "check"].contains(letters), !known.contains("--check") {
    return command.name == "generate"
      ? "; \"endpoints check\" shows what would change, and writes nothing"
      : "; see \"endpoints \(command.name) --help\""
  }
  if letters == "v" || letters == "version" { return "; \"endpoints --version\" shows the version" }
  if let text = explainedOptions.first(where: { option in
    option.words.contains(letters) && option.command ?? command.name == command.name
  }) {
    return "; \(text.meaning)"
  }
  if let operand = command.operand,
    operandOptions.contains(letters) || lettersAndDigits(of: operand) == letters
  {
    return "; name it without an option, as \(operand)"
  }
  if let near = (otherOptions[letters] ?? []).first(where: known.contains) {
    return "; did you mean \"\(near)\"?"
  }
  return didYouMean(name, among: known)
}

/// The options with which other tools name a file. Our commands take it as an operand.
private let operandOptions: Set = [
  "spec", "specs", "input", "in", "i", "file", "files", "har", "traffic", "evidence", "document",
  "openapi", "schema", "source", "sample", "samples", "path",
]

/// The options of other tools that need another form here, without dashes.
private let explainedOptions: [(words: Set<String>, command: String?, meaning: String)] = [
  (
    ["g", "lang", "language", "generator", "generatorname", "l"], "generate",
    "it always generates Swift"
  ),
  (["format", "type", "yaml"], "export", "it writes JSON"),
  (
    ["output", "out", "o", "outdir", "save"], "infer",
    "it prints the result: add \"> FILE\", or --into SPEC for traffic"
  ),
  (["w", "write", "inplace"], "format", "it writes without this option"),
  (
    ["revision", "old", "new", "left", "right", "head", "target"], "diff",
    "write both versions without options: \"endpoints diff OLD NEW\""
  ),
  (
    ["config", "c", "ruleset", "additionalproperties", "properties", "p", "rules"], nil,
    "settings are in endpoints.json"
  ),
  (
    ["providerbaseurl", "baseurl", "host", "url", "server", "endpoint"], "verify",
    "--live calls the server, and --base names the one of the traffic"
  ),
]

/// The options that other tools use for ours, without dashes.
private let otherOptions = [
  "o": ["--output"], "out": ["--output"], "outdir": ["--output"], "d": ["--output"],
  "destination": ["--output"], "q": ["--quiet"], "s": ["--quiet"], "silent": ["--quiet"],
  "f": ["--format", "--diagnostics", "--full"], "json": ["--diagnostics", "--format"],
  "sarif": ["--diagnostics", "--format"], "reporter": ["--diagnostics", "--format"],
  "fix": ["--fix-hints", "--fix"], "autocorrect": ["--fix-hints", "--fix"],
  "a": ["--all", "--against"],
  "recursive": ["--all"], "r": ["--all"], "workspace": ["--all"], "base": ["--against"],
  "since": ["--against"], "t": ["--templates"], "template": ["--templates"], "dryrun": ["--check"],
  "n": ["--check"], "lint": ["--check"], "force": ["--full"], "usage": ["--help"],
  "level": ["--fail-on", "--show"], "strict": ["--fail-on"], "ignore": ["--allow"],
  "baseline": ["--allow"], "exclude": ["--allow"], "excludeelements": ["--allow"],
  "errignore": ["--allow"], "warnignore": ["--allow"], "severityignore": ["--allow"],
  "outputdir": ["--output"], "outputfile": ["--output"], "failondiff": ["--fail-on"],
  "failonincompatible": ["--fail-on"], "failseverity": ["--fail-on"],
  "failonwarnings": ["--fail-on"],
  "format": ["--diagnostics"], "errorformat": ["--diagnostics", "--format"],
  "outputformat": ["--diagnostics", "--format"],
]

/// `; did you mean "generate"?`, or an empty string if no candidate is similar.
func didYouMean(_ name: String, among candidates: [String]) -> String {
  let longer = candidates.filter { name.count >= 3 && $0.hasPrefix(name) }
  let nearest =
    longer.count == 1
    ? longer.first : nearestName(to: name, in: candidates) ?? foreignWord(name, among: candidates)
  return nearest.map { "; did you mean \"\($0)\"?" } ?? ""
}

/// The text of `--help`, generated from the declarations of the commands.
enum HelpText {
  static let summary = "Generates Swift clients from specs of HTTP APIs."

  static let exitStatus: KeyValuePairs<Int, String> = [
    0: "success",
    1: "findings: errors in a spec, stale files, or changes that fail the review",
    2: "usage error, or a file that cannot be read or written",
    3: "diff only: one side cannot be read",
  ]

  static func text(for commands: [Command]) -> String {
    """
    \(summary)

    USAGE
      endpoints COMMAND [options]

    COMMANDS
    \(table(commands.map { ($0.name, $0.summary) }))

    OPTIONS
    \(table(options))

    EXIT STATUS
    \(table(exitStatus.map { ("\($0.key)", $0.value) }))

    """
  }

  private static let options = [
    ("--help", "Show this help. After a command, show its help. With --json, for programs."),
    ("--version", "Show the version."),
  ]

  static func text(for command: Command) -> String {
    let operand = command.operand.map { command.isOperandRequired ? " \($0)" : " [\($0)]" } ?? ""
    let examples = command.examples.map { "  # \($0.value)\n  \($0.key)" }
    return """
      \(command.summary)

      USAGE
        endpoints \(command.name)\(operand) [options]
      \(command.details.isEmpty ? "" : "\n\(command.details)\n")
      OPTIONS
      \(table(command.options.map { ($0.synopsis, $0.summary) }))

      EXAMPLES
      \(examples.joined(separator: "\n\n"))

      """
  }

  /// Rows of at most 100 columns. A name without room in the first column has a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let most = 30
    let width = rows.map(\.0.count).filter { $0 <= most }.max() ?? most
    return rows.flatMap { name, summary -> [String] in
      let lines = WrappedText.lines(summary, width: 100 - width - 4)
      let isLong = name.count > width
      let labels = [isLong ? "" : name] + Array(repeating: "", count: lines.count - 1)
      return (isLong ? ["  \(name)"] : [])
        + zip(labels, lines).map { "  \($0.padded(to: width))  \($1)" }
    }.joined(separator: "\n")
  }
}

/// The lines of a table. Each column except the last is as wide as its widest cell.
func columns(_ rows: [[String]]) -> [String] {
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = zip(row, widths).dropLast().map { $0.padded(to: $1) }
    return (cells + row.suffix(1)).joined(separator: "  ")
  }
}

extension String {
  /// Pads the text with spaces to this width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
