import EndpointDiff
import EndpointDrift

extension Command {
  /// Holds specs against recorded traffic.
  static let verify = Command(
    "verify",
    "Find where recorded traffic differs from the specs.",
    details: [
      """
      EVIDENCE is an HTTP Archive (.har) that a browser, Proxyman, Charles or mitmproxy saved,
      or a recording of RecordingTransport. SPEC is a spec, or a folder of specs. If left out,
      all specs in Specs/ are held against the traffic.
      """,
      """
      Every response is judged as the generated client decodes it. A difference is breaking
      where the client fails, care where it loses something, and safe where the spec does not
      describe what the client ignores. Each is reported once, with how often and where first.
      No report holds a value of a body, of a header or of a query.
      """,
      """
      The exit status is 0 below the threshold of --fail-on, 1 at or above it, and 2 where
      nothing could be judged.
      """,
    ],
    operand: "[SPEC…] EVIDENCE…",
    isOperandRequired: true,
    options: VerifyOptions.all,
    examples: [
      Example(line: "endpoints verify traffic.har", summary: "All specs, against one session."),
      Example(
        line: "endpoints verify Specs/Shop.json traffic.har --base http://localhost:8080",
        summary: "Traffic of a server on this machine."
      ),
      Example(
        line: "endpoints verify recording.json --output html=drift.html --format github",
        summary: "In a job on GitHub: annotations, a summary, and a page to look at."
      ),
    ],
    run: runVerify
  )
}

/// The options of `verify`.
enum VerifyOptions {
  static let base = Option(
    "--base",
    "Where the API was when the traffic was recorded, in place of the spec's servers.",
    value: "URL"
  )
  static let failOn = Option(
    DiffOptions.failOn.name,
    "What makes the exit status 1: breaking (if left out), care, any, none.",
    value: "LEVEL",
    isRepeatable: true
  )
  static let allow = Option(
    DiffOptions.allow.name,
    "Let the drift pass that this file lists.",
    value: "FILE",
    isRepeatable: true
  )
  static let listKinds = Option(
    DiffOptions.listKinds.name,
    "List all kinds of drift, with their levels."
  )

  static let all = [
    base, DiffOptions.show, failOn, DiffOptions.format, DiffOptions.output, allow,
    DiffOptions.maximumBytes, listKinds,
  ]
}

@Sendable private func runVerify(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  if arguments.contains(VerifyOptions.listKinds) {
    context.console.write(DriftText.kinds)
    return .success
  }
  return try VerifyRun(arguments, context).status()
}
