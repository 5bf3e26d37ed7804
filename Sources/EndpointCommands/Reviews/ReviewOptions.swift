import EndpointDiff

/// The options of `diff` and `verify`.
enum ReviewOptions {
  /// The value of `--fail-on` for differences that were not compared.
  static let uncompared = "uncompared"

  static let against = Option(
    "--against REV",
    "Compare the specs in the working tree with their merge base with this revision."
  )
  static let exact = Option("--exact", "With --against: compare with the revision itself.")
  static let axis = Option(
    "--axis",
    "Rate the effect on shipped apps (wire), on source code (swift), or both.",
    choices: ["wire", "swift", "both"]
  )
  static let show = Option(
    "--show",
    "The lowest level to show. Defaults to care in text and annotations, to safe elsewhere.",
    choices: Visibility.allCases.map(\.rawValue)
  )
  static let failOn = Option(
    "--fail-on LEVEL",
    "The level that makes the exit status 1: breaking (the default), care, any or none. AXIS=LEVEL sets one axis. uncompared: also fail if a difference was not compared.",
    isRepeatable: true
  )
  static let short = Option("--short", "Stop after a line for each change, in text and Markdown.")
  static let name = Option(
    "--name API",
    "The name of the API in OpenAPI documents, so that a changed title changes no Swift names."
  )
  static let format = Option(
    "--format",
    "The format of the report. Defaults to text.",
    choices: ReportFormat.allCases.map(\.rawValue)
  )
  static let output = Option(
    "--output FORMAT=FILE",
    "Also write the report into a file, in this format.",
    isRepeatable: true
  )
  static let allow = Option(
    "--allow FILE",
    "Accept the changes that this file lists.",
    isRepeatable: true
  )
  static let writeAllow = Option(
    "--write-allow FILE",
    "Write an allow file with the changes that fail now."
  )
  static let requireBump = Option(
    "--require-bump",
    "Fail if \"version\" was raised by less than the changes require."
  )
  static let maximumBytes = Option(
    "--max-bytes N",
    "The maximum length of a Markdown report in bytes. Defaults to 60000."
  )
  static let evidence = Option(
    "--evidence FILE",
    "Show how often this recorded traffic has what changed.",
    isRepeatable: true
  )
  static let base = Option(
    "--base URL",
    "With --evidence: the URL of the API in the traffic, instead of the servers of the specs."
  )
  static let app = Option(
    "--app PATH",
    "Name the lines of an app that changes of Swift code touch: a folder of Swift files, or an index of the compiler.",
    isRepeatable: true
  )
  static let explain = Option("--explain KIND", "Explain a kind of change.")
  static let listKinds = Option(
    "--list-kinds",
    "List all kinds of changes, as text, markdown or json."
  )
  static let printSchema = Option("--print-schema", "Print the JSON Schema of the JSON report.")

  static let live = Option(
    "--live SERVER",
    "Send the examples of the specs to this server, by its name in the spec or its URL."
  )
  static let unsafe = Option("--unsafe", "With --live: also send requests that may change data.")
  static let rate = Option("--rate N", "With --live: the most requests in a second.")
  static let fix = Option(
    "--fix",
    "Edit the specs for the shown differences, if the traffic leaves one choice."
  )

  static let diff = [
    against, exact, .all, name, axis, show, short, failOn, format, output, allow, writeAllow,
    requireBump,
    evidence, base, app, maximumBytes, explain, listKinds, printSchema,
  ]

  static let verify = [
    base.saying("The URL of the API in the traffic, instead of the servers of the spec."),
    live, unsafe, rate, fix, show,
    short.saying("Stop after a line for each difference, in text and Markdown."),
    failOn.saying(
      "The level that makes the exit status 1: breaking (the default), care, any or none."
    ),
    format, output, allow.saying("Accept the drift that this file lists."), maximumBytes,
    listKinds.saying("List all kinds of drift with their levels."), printSchema,
  ]
}
