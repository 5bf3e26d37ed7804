import EndpointDiff

/// The options of `diff`.
enum DiffOptions {
  static let against = Option(
    "--against",
    "Compare the specs here with their merge base with this revision.",
    value: "REV"
  )
  static let exact = Option("--exact", "With --against: compare with the revision itself.")
  static let axis = Option(
    "--axis",
    "Whom changes are judged for: shipped apps, sources, or both.",
    choices: ["wire", "swift", "both"]
  )
  static let show = Option(
    "--show",
    "The least to show; care in text and annotations, else safe.",
    choices: Visibility.allCases.map(\.rawValue)
  )
  static let failOn = Option(
    "--fail-on",
    "What makes the exit status 1: breaking (if left out), care, any, none; AXIS=LEVEL for one axis.",
    value: "LEVEL",
    isRepeatable: true
  )
  static let format = Option(
    "--format",
    "How the report is printed; text if left out.",
    choices: ReportFormat.allCases.map(\.rawValue)
  )
  static let output = Option(
    "--output",
    "Write the report into a file too, in that format.",
    value: "FORMAT=FILE",
    isRepeatable: true
  )
  static let allow = Option(
    "--allow",
    "Let the changes pass that this file lists.",
    value: "FILE",
    isRepeatable: true
  )
  static let writeAllow = Option(
    "--write-allow",
    "Write such a file from what would fail now.",
    value: "FILE"
  )
  static let requireBump = Option(
    "--require-bump",
    "Fail where \"version\" was raised by less than the changes ask for."
  )
  static let maximumBytes = Option(
    "--max-bytes",
    "The length that a report in Markdown may have; 60000 if left out.",
    value: "N"
  )
  static let explain = Option("--explain", "Tell about a kind of change.", value: "KIND")
  static let listKinds = Option("--list-kinds", "List all kinds of changes, with their levels.")
  static let printSchema = Option("--print-schema", "Print the JSON Schema of the JSON report.")

  static let all = [
    against, exact, axis, show, failOn, format, output, allow, writeAllow, requireBump,
    maximumBytes, explain, listKinds, printSchema,
  ]
}
