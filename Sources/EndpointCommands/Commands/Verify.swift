import EndpointDiff
import EndpointDrift

extension Command {
  /// Compares specs with recorded traffic.
  static let verify = Command(
    name: "verify",
    summary: "Find where recorded traffic differs from the specs.",
    details: """
      EVIDENCE is an HTTP Archive (.har) of a browser, Proxyman, Charles or mitmproxy, a
      recording of RecordingTransport, a drift report of onDrift in an app, a log with a line of
      JSON for each exchange, or an access log. SPEC is a spec, or a folder of specs. It
      defaults to all specs in Specs/.

      Every response is rated by the result of the generated decoder. A difference is breaking
      if the client fails, care if it loses something, and safe if it ignores something that
      the spec does not declare. Each difference is reported once, with its count and its
      first place. No report contains a value of a body, a header or a query.

      --live sends one request for each example that only reads, and compares the responses.
      Credentials are variables such as SHOP_TOKEN, for the scheme "token" of the API Shop.
      It needs curl.

      The exit status is 0 below the level of --fail-on, 1 at or above it, and 2 if nothing
      could be compared.
      """,
    operand: "[SPEC…] EVIDENCE…",
    ownOptions: ReviewOptions.verify,
    examples: [
      "endpoints verify traffic.har": "Compare all specs with one session.",
      "endpoints verify Specs/Shop.json traffic.har --base http://localhost:8080":
        "Use traffic of a local server.",
      "endpoints verify Specs/Shop.json --live http://localhost:8080":
        "Send the examples to a local server.",
      "endpoints verify traffic.har --fix": "Edit the specs so that they agree with the traffic.",
      "endpoints verify recording.json --output html=drift.html --format github":
        "On GitHub: annotations, a summary, and an HTML page.",
    ]
  ) { arguments, context in
    if arguments.contains(ReviewOptions.listKinds) {
      context.console.write(DriftText.kinds)
      return .success
    }
    if arguments.contains(ReviewOptions.printSchema) {
      context.console.write(driftJSONSchema)
      return .success
    }
    return try VerifyRun(arguments, context).status()
  }
}
