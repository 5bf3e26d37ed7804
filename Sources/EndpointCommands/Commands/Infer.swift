import EndpointJSON
import EndpointSpec
import EndpointYAML

extension Command {
  /// Proposes types for sample responses.
  static let infer = Command(
    "infer",
    "Propose the types of sample responses.",
    details: [
      """
      A SAMPLE is a response in JSON or YAML. "-" reads the standard input. Several samples
      make one type: a field that some samples lack is optional. Of lists, the elements count.
      """,
      """
      Prints {"types": …}, to copy into a spec or to keep as a file of a spec's folder, and on
      the error output what deserves a look: enums, dictionaries and flags are guesses that
      only a person can confirm.
      """,
    ],
    operand: "SAMPLE…",
    options: [typeName, path],
    examples: [
      Example(line: "endpoints infer beer.json --type Beer", summary: "From one response."),
      Example(
        line: "endpoints infer page1.json page2.json --type Beer --at items",
        summary: "From two pages that hold the beers under \"items\"."
      ),
      Example(
        line: "curl -s https://api.example.com/beers | endpoints infer - --type Beer",
        summary: "From a server."
      ),
    ],
    run: runInfer
  )

  fileprivate static let typeName = Option("--type", "The name of the type.", value: "NAME")
  fileprivate static let path = Option(
    "--at",
    "Where the value lies in each sample, such as data.items.",
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
    throw UsageError("\"\(text)\" is no path: \(error.text)", command: "infer")
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
