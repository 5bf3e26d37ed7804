import EndpointDiff
import EndpointSpec

extension Command {
  /// Reports what changed between two versions of specs and what the changes break.
  static let diff = Command(
    name: "diff",
    summary: "Report what changed in specs and what the changes break.",
    details: """
      OLD and NEW are each a spec, an OpenAPI document, a folder of specs, or - for the
      standard input. REV:PATH reads one from a git revision (REV:./PATH from this folder).
      With --against, each PATH is compared with its merge base with REV. It defaults to
      Specs.

      Every change has a level (safe, care, breaking) on two axes. wire: what happens to
      shipped apps that contain the old client. swift: whether source code that uses the old
      client compiles with the new one.

      The exit status is 0 below the level of --fail-on, 1 at or above it, 2 for a usage
      error, and 3 if a side cannot be read.
      """,
    operand: "OLD NEW | PATH…",
    ownOptions: ReviewOptions.diff,
    examples: [
      "endpoints diff --against main": "Show what this branch changes.",
      "endpoints diff v1.2.0:Specs/DeckOfCards.json Specs/DeckOfCards.json":
        "Show what changed since a release.",
      "endpoints diff --against origin/main --output html=changes.html --format github":
        "On GitHub: annotations, a summary, and an HTML page.",
      "endpoints diff --against main --all": "In a monorepo: compare all packages.",
      "endpoints diff --against main --fail-on wire=breaking --fail-on swift=none":
        "Fail only on changes that break shipped apps.",
    ]
  ) { arguments, context in
    if let kind = arguments[ReviewOptions.explain] {
      context.console.write(try KindText.explanation(of: kind))
      return .success
    }
    if arguments.contains(ReviewOptions.listKinds) {
      let format = arguments[ReviewOptions.format].flatMap(ReportFormat.init) ?? .text
      context.console.write(try KindText.list(as: format))
      return .success
    }
    if arguments.contains(ReviewOptions.printSchema) {
      context.console.write(jsonReportSchema)
      return .success
    }
    if arguments.contains(.all) { return try runInPackages(arguments, context) }
    do {
      return try DiffRun(arguments, context).status()
    } catch let error as SideError {
      error.print(to: context.console)
      return .sideUnreadable
    }
  }
}

/// Compares each package with its settings. The reports follow each other, so their format is one that allows it.
private func runInPackages(_ arguments: Arguments, _ context: CommandContext) throws -> ExitStatus {
  let format = arguments[ReviewOptions.format].flatMap(ReportFormat.init) ?? .text
  guard arguments.operands.isEmpty, !arguments.contains(ReviewOptions.output),
    [.text, .markdown, .github].contains(format)
  else {
    throw UsageError("--all takes no PATH, no --output, and the format text, markdown or github")
  }
  return try context.runInPackages(.text) { try DiffRun(arguments, $0).status() }
}
