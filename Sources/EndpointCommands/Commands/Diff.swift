import EndpointDiff
import EndpointSpec

extension Command {
  /// Tells what changed between two versions of specs, and whom that hurts.
  static let diff = Command(
    "diff",
    "Tell what changed in specs: for apps that are shipped, and for code that is compiled anew.",
    details: [
      """
      OLD and NEW are each a spec, a folder of specs, REV:path for one of both in a git
      revision (REV:./path from here), or - for standard input. With --against the operands
      are paths here, Specs if left out, which are compared with their merge base with REV.
      """,
      """
      A change has a level on two axes. wire: what happens to apps that are shipped with the
      client of the old spec. swift: whether code that compiles with the old module compiles
      with the new one. Levels are safe, care and breaking.
      """,
      """
      The exit status is 0 below the threshold of --fail-on, 1 at or above it, 2 for wrong
      arguments, and 3 if a side cannot be read.
      """,
    ],
    operand: "OLD NEW | PATH…",
    options: DiffOptions.all,
    examples: [
      Example(line: "endpoints diff --against main", summary: "What this branch changes."),
      Example(
        line: "endpoints diff v1.2.0:Specs/DeckOfCards.json Specs/DeckOfCards.json",
        summary: "What changed since a release."
      ),
      Example(
        line: "endpoints diff --against origin/main --output html=changes.html --format github",
        summary: "In a job on GitHub: annotations, a summary, and a page to look at."
      ),
      Example(
        line: "endpoints diff --against main --fail-on wire=breaking --fail-on swift=none",
        summary: "Shipped apps have to keep working; sources may be adapted."
      ),
    ],
    run: runDiff
  )
}

@Sendable private func runDiff(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  if let kind = arguments[DiffOptions.explain] {
    context.console.write(try KindText.explanation(of: kind))
    return .success
  }
  if arguments.contains(DiffOptions.listKinds) {
    context.console.write(KindText.list)
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
