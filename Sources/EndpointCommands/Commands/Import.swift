import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Makes a spec of a document in another format.
  static let `import` = Command(
    "import",
    "Make a spec of an OpenAPI document.",
    details: [
      """
      FILE is an OpenAPI document, 3.0 or 3.1, in JSON or YAML. "-" reads the standard input.
      Files that the document refers to are read from its folder. What a spec cannot carry is counted, and shown with its place: the first
      few here, all of it with --report. Mistakes in the document make the exit status 1;
      the spec is written all the same, without what is wrong.
      A spec that is there and differs is kept, unless --force is given.
      """
    ],
    operand: "openapi FILE",
    isOperandRequired: true,
    options: [name, output, split, report, force, allowOutside, .diagnostics, .quiet],
    examples: [
      Example(
        line: "endpoints import openapi petstore.json",
        summary: "Into Specs/, under the name of the API."
      ),
      Example(
        line: "endpoints import openapi github.json --name GitHub --split --report github.txt",
        summary: "Into the folder Specs/GitHub/, a file a receiver; the report goes into a file."
      ),
      Example(
        line: "endpoints import openapi petstore.yaml --output -",
        summary: "Only print the spec."
      ),
      Example(
        line: "curl -fsSL https://example.com/openapi.yaml | endpoints import openapi -",
        summary: "From the network."
      ),
    ],
    run: runImport
  )

  fileprivate static let name = Option(
    "--name",
    "The name of the API; made of the title if left out.",
    value: "API"
  )
  fileprivate static let output = Option(
    "--output",
    "Where the spec goes; Specs/API.json, or Specs/API if split. - prints it.",
    value: "PATH"
  )
  fileprivate static let split = Option(
    "--split",
    "Write a folder, with a file for each receiver."
  )
  fileprivate static let report = Option(
    "--report",
    "Write all that there is to tell into this file.",
    value: "FILE"
  )
  fileprivate static let allowOutside = Option(
    "--allow-outside",
    "Also read files outside the document's folder."
  )
  fileprivate static let force = Option("--force", "Write over a spec that differs.")
}

@Sendable private func runImport(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  let path = try document(arguments)
  let name = try checkedName(arguments[Command.name], command: "import")
  let source = ImportSource(
    files: context.files,
    allowsOutside: arguments.contains(Command.allowOutside)
  )
  let documents = try source.documents(at: path, context.console)
  let isSplit = arguments.contains(Command.split)
  let result = importOpenAPI(documents, name: name, isSplit: isSplit)
  let report = ImportReport(result, documents: documents)
  if let file = arguments[Command.report] {
    try context.files.replaceFile(FilePath.normalized(file), with: Array(report.whole.utf8))
  }
  let style = arguments[.diagnostics].flatMap(ReportStyle.init) ?? .text
  let isQuiet = arguments.contains(.quiet)
  if let api = result.api {
    let target = ImportTarget(
      files: context.files,
      path: arguments[Command.output],
      isSplit: isSplit,
      mayReplace: arguments.contains(Command.force),
      folder: try context.project().specs
    )
    let line = try target.write(result, api: api, context.console)
    report.show(
      on: context.console,
      as: style,
      isQuiet: isQuiet,
      hasFile: arguments.contains(Command.report)
    )
    if !isQuiet, style == .text, let line { context.console.printLine(line) }
  } else {
    report.show(on: context.console, as: style, isQuiet: false, hasFile: false)
  }
  return report.hasErrors ? .problemsFound : .success
}

/// The operand behind `openapi`.
private func document(_ arguments: Arguments) throws(UsageError) -> String {
  let operands = arguments.operands
  guard operands.first == "openapi" else {
    let hint = operands.first.map { didYouMean($0, among: ["openapi"]) } ?? ""
    throw UsageError(
      "expected \"openapi\" and the document, as in \"import openapi petstore.json\"\(hint)",
      command: "import"
    )
  }
  guard operands.count == 2 else {
    throw UsageError(
      operands.count < 2 ? "the document is missing" : "one document is imported at a time",
      command: "import"
    )
  }
  return operands[1]
}

/// The name that a user gave to an API.
func checkedName(_ name: String?, command: String) throws(UsageError) -> String? {
  guard let name else { return nil }
  guard isAPIName(name) else {
    throw UsageError(
      "\"\(name)\" cannot be the name of an API: letters and digits, a capital first, and none that generated code uses",
      command: command
    )
  }
  return name
}

/// Whether an API may have the name.
func isAPIName(_ name: String) -> Bool {
  SwiftNaming.isTypeName(name) && ReservedNames.alternative(toType: name) == nil
}
