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
    ownOptions: DiffOptions.all,
    examples: [
      "endpoints diff --against main": "Show what this branch changes.",
      "endpoints diff v1.2.0:Specs/DeckOfCards.json Specs/DeckOfCards.json":
        "Show what changed since a release.",
      "endpoints diff --against origin/main --output html=changes.html --format github":
        "On GitHub: annotations, a summary, and an HTML page.",
      "endpoints diff --against main --fail-on wire=breaking --fail-on swift=none":
        "Fail only on changes that break shipped apps.",
    ]
  ) { arguments, context in
    if let kind = arguments[DiffOptions.explain] {
      context.console.write(try KindText.explanation(of: kind))
      return .success
    }
    if arguments.contains(DiffOptions.listKinds) {
      let format = arguments[DiffOptions.format].flatMap(ReportFormat.init) ?? .text
      context.console.write(try KindText.list(as: format))
      return .success
    }
    if arguments.contains(DiffOptions.printSchema) {
      context.console.write(jsonReportSchema)
      return .success
    }
    do {
      return try DiffRun(arguments, context).status()
    } catch let error as SideError {
      error.print(to: context.console)
      return .sideUnreadable
    }
  }
}
