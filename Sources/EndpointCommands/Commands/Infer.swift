import EndpointDrift
import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointYAML

extension Command {
  /// Infers types from sample responses, or a whole spec from traffic.
  static let infer = Command(
    name: "infer",
    summary: "Infer types from sample responses, or a spec from recorded traffic.",
    details: """
      TRAFFIC is an HTTP Archive (.har) of a browser, Proxyman, Charles or mitmproxy, or a
      recording of RecordingTransport. Prints a spec with all endpoints that the traffic shows.
      Its examples hold no recorded text or number. Hints go to the standard error.
      --into adds what the traffic shows to a spec, and leaves its other text unchanged.

      A SAMPLE is a response in JSON or YAML. "-" reads the standard input. Several samples
      give one type. A field is optional if a sample lacks it. A list counts as its elements.

      Prints {"types": …}. Copy it into a spec, or save it as a file in the folder of a spec.
      Guesses go to the standard error: check the enums, dictionaries and flags.
      """,
    operand: "TRAFFIC… | SAMPLE…",
    isOperandRequired: true,
    ownOptions: [base, name, template, into, review, typeName, path],
    examples: [
      "endpoints infer traffic.har --name Shop > Specs/Shop.json":
        "Write a spec from the traffic of a browser.",
      "endpoints infer traffic.har --into Specs/Shop.json":
        "Add what the spec does not declare yet.",
      "endpoints infer beer.json --type Beer": "Infer a type from one response.",
      "endpoints infer page1.json page2.json --type Beer --at items":
        "Use two pages with the beers in \"items\".",
      "curl -s https://api.example.com/beers | endpoints infer - --type Beer":
        "Use the response of a server.",
    ]
  ) { arguments, context in
    guard !arguments.operands.isEmpty else {
      throw UsageError("a SAMPLE is missing")
    }
    guard let name = arguments[Command.typeName] else {
      return try inferSpec(arguments, context)
    }
    if let problem = problem(ofTypeName: name) { throw UsageError(problem) }
    let path = try arguments[Command.path].map(jsonPath)
    var samples: [JSONValue] = []
    var diagnostics: [LocatedDiagnostic] = []
    for operand in arguments.operands {
      let source = try sample(operand, context)
      do throws(JSONFailure) {
        samples.append(try DocumentText(parsing: source.bytes, of: source.path).root.value)
      } catch {
        diagnostics.append(LocatedDiagnostic(error, in: source))
      }
    }
    guard diagnostics.isEmpty else {
      context.console.printText(diagnostics)
      return .problemsFound
    }
    if let path {
      for (operand, sample) in zip(arguments.operands, samples)
      where sample.values(at: path.components[...]).isEmpty {
        throw FileError(operand, "has no value at \"\(path)\"")
      }
    }
    let inference = EndpointJudge.infer(samples, type: name, at: path)
    context.console.write(canonicalText(of: inference.fragment))
    context.console.writeError("response: \"\(inference.response)\"\n")
    for hint in inference.hints {
      context.console.writeError("hint: \(hint)\n")
    }
    return .success
  }

  fileprivate static let base = ReviewOptions.base.saying(
    "The URL of the API in the traffic. Defaults to the server with most calls."
  )
  fileprivate static let name = Option(
    "--name API",
    "The name of the API. Defaults to the name of the server."
  )
  fileprivate static let template = Option(
    "--path TEMPLATE",
    "A path with its values, such as '/queues/{vhost}/{name}'. Applies to longer paths, too.",
    isRepeatable: true
  )
  fileprivate static let into = Option("--into SPEC", "Add to this spec instead of printing one.")
  fileprivate static let review = Option(
    "--review",
    "Print the texts that the spec takes from the traffic, such as path words and keys."
  )
  fileprivate static let typeName = Option(
    "--type NAME",
    "The name of the type, for a SAMPLE."
  )
  fileprivate static let path = Option(
    "--at PATH",
    "The path of the value in each sample, such as data.items."
  )
}

private func inferSpec(_ arguments: Arguments, _ context: CommandContext) throws -> ExitStatus {
  let source = TrafficSource(context: context)
  for path in arguments.operands where try !source.isEvidence(path) {
    throw UsageError("\(path) is not recorded traffic: name the type of a sample with --type NAME")
  }
  let base = try trafficBase(arguments[Command.base])
  let templates = try arguments.values(of: Command.template).map(statedPath)
  if let path = arguments[Command.into] {
    for option in [Command.name, Command.review] where arguments.contains(option) {
      throw UsageError("--into and \(option.name) cannot be combined")
    }
    let addition = AdditionRun(path: path, base: base, templates: templates, context: context)
    return try addition.status(arguments.operands)
  }
  let proposal = try source.proposal(
    from: arguments.operands,
    base: base,
    name: try checkedName(arguments[Command.name]),
    templates: templates
  )
  if arguments.contains(Command.review) {
    for (kind, texts) in SpecLiterals(of: proposal.spec).all {
      context.console.printLine(kind)
      for text in texts { context.console.printLine("  \(text)") }
    }
    return .success
  }
  context.console.write(canonicalText(of: proposal.spec))
  source.printHints(of: proposal)
  return .success
}

private func statedPath(_ text: String) throws(UsageError) -> StatedPath {
  guard let path = StatedPath(text) else {
    throw UsageError("--path \(text): expected a template such as /queues/{vhost}/{name}")
  }
  return path
}

private func sample(_ path: String, _ context: CommandContext) throws -> SourceFile {
  path == "-"
    ? SourceFile(path: FilePieces.standardInput.path, bytes: try context.console.readInput())
    : SourceFile(path: path, bytes: try context.files.read(path))
}

private func jsonPath(_ text: String) throws(UsageError) -> JSONPath {
  do throws(JSONPathError) {
    return try JSONPath.parse(text)
  } catch {
    throw UsageError("\"\(text)\" is not a path: \(error.text)")
  }
}

extension LocatedDiagnostic {
  fileprivate init(_ failure: JSONFailure, in source: SourceFile) {
    let place = Place(file: 0, start: failure.offset, end: failure.offset + 1)
    let isYAML = DocumentText.isYAML(source.bytes, of: source.path)
    self.init(
      .error,
      rule: (isYAML ? Rule.malformedYAML : .malformedJSON).rawValue,
      "expected \(failure.expected), found \(failure.found)",
      at: LocatedSource(source).location(of: place),
      hint: failure.hint
    )
  }
}
