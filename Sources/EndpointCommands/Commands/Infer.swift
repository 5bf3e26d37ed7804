import EndpointJSON
import EndpointSpec
import EndpointYAML

extension Command {
  /// Infers types from sample responses.
  static let infer = Command(
    "infer",
    "Infer types from sample responses.",
    details: [
      """
      A SAMPLE is a response in JSON or YAML. "-" reads the standard input. Several samples
      give one type. A field is optional if a sample lacks it. A list counts as its elements.
      """,
      """
      Prints {"types": …}. Copy it into a spec, or save it as a file in the folder of a spec.
      Guesses go to the standard error: check the enums, dictionaries and flags.
      """,
    ],
    operand: "SAMPLE…",
    options: [typeName, path],
    examples: [
      Example(
        line: "endpoints infer beer.json --type Beer",
        summary: "Infer a type from one response."
      ),
      Example(
        line: "endpoints infer page1.json page2.json --type Beer --at items",
        summary: "Use two pages with the beers in \"items\"."
      ),
      Example(
        line: "curl -s https://api.example.com/beers | endpoints infer - --type Beer",
        summary: "Use the response of a server."
      ),
    ],
    run: runInfer
  )

  fileprivate static let typeName = Option("--type", "The name of the type.", value: "NAME")
  fileprivate static let path = Option(
    "--at",
    "The path of the value in each sample, such as data.items.",
    value: "PATH"
  )
}

@Sendable private func runInfer(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  guard !arguments.operands.isEmpty else {
    throw UsageError("a SAMPLE is missing", command: "infer")
  }
  guard let name = arguments[Command.typeName] else {
    throw UsageError("--type NAME is missing", command: "infer")
  }
  if let problem = problem(ofTypeName: name) { throw UsageError(problem, command: "infer") }
  let path = try arguments[Command.path].map(jsonPath)
  var samples: [JSONValue] = []
  var reports: [Report] = []
  for operand in arguments.operands {
    let source = try sample(operand, context)
    do throws(JSONFailure) {
      samples.append(try DocumentText(parsing: source.bytes, of: source.path).root.value)
    } catch {
      reports.append(Report(error, in: source))
    }
  }
  guard reports.isEmpty else {
    context.console.printText(reports)
    return .problemsFound
  }
  let inference = infer(samples, type: name, at: path)
  context.console.write(canonicalText(of: inference.fragment))
  context.console.writeError("response: \"\(inference.response)\"\n")
  for hint in inference.hints {
    context.console.writeError("hint: \(hint.withoutControlCharacters)\n")
  }
  return .success
}

private func sample(_ path: String, _ context: CommandContext) throws -> SourceFile {
  path == "-"
    ? SourceFile(path: StandardInput.name, bytes: try context.console.readInput())
    : SourceFile(path: path, bytes: try context.files.read(path))
}

private func jsonPath(_ text: String) throws(UsageError) -> JSONPath {
  do throws(JSONPathError) {
    return try JSONPath.parse(text)
  } catch {
    throw UsageError("\"\(text)\" is not a path: \(error.text)", command: "infer")
  }
}

extension Report {
  fileprivate init(_ failure: JSONFailure, in source: SourceFile) {
    let place = Place(file: 0, start: failure.offset, end: failure.offset + 1)
    let isYAML = DocumentText.isYAML(source.bytes, of: source.path)
    self.init(
      .error,
      rule: (isYAML ? Rule.malformedYAML : .malformedJSON).rawValue,
      "expected \(failure.expected), found \(failure.found)",
      at: LocatedSource(source).location(of: place)
    )
  }
}
