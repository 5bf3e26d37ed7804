import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Converts a document in another format into a spec.
  static let `import` = Command(
    "import",
    "Convert an OpenAPI document into a spec.",
    details: [
      """
      FILE is an OpenAPI document (Swagger 2.0, OpenAPI 3.0 to 3.2) in JSON or YAML. "-" reads
      the standard input. Files that the document refers to are read from its folder.

      The report counts the parts of the document that a spec cannot express, and shows the
      first ones with their places. --report writes all of them. Mistakes in the document
      make the exit status 1. The spec is written without the wrong parts.

      A spec that exists and differs is not replaced without --force.
      """
    ],
    operand: "openapi FILE",
    isOperandRequired: true,
    options: [name, output, split, report, force, allowOutside, .diagnostics, .quiet],
    examples: [
      Example(
        line: "endpoints import openapi petstore.json",
        summary: "Write Specs/Petstore.json."
      ),
      Example(
        line: "endpoints import openapi github.json --name GitHub --split --report github.txt",
        summary: "Write a folder with one file for each receiver, and the whole report."
      ),
      Example(
        line: "endpoints import openapi petstore.yaml --output -",
        summary: "Print the spec."
      ),
      Example(
        line: "curl -fsSL https://example.com/openapi.yaml | endpoints import openapi -",
        summary: "Import from a URL."
      ),
    ],
    run: runImport
  )

  fileprivate static let name = Option(
    "--name",
    "The name of the API. Defaults to the title of the document.",
    value: "API"
  )
  fileprivate static let output = Option(
    "--output",
    "The file of the spec. Defaults to Specs/API.json, with --split to Specs/API. - prints it.",
    value: "PATH"
  )
  fileprivate static let split = Option(
    "--split",
    "Write a folder with one file for each receiver."
  )
  fileprivate static let report = Option(
    "--report",
    "Write the whole report into this file.",
    value: "FILE"
  )
  fileprivate static let allowOutside = Option(
    "--allow-outside",
    "Also read files outside the document's folder."
  )
  fileprivate static let force = Option("--force", "Replace a spec that differs.")
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
      operands.count < 2 ? "the document is missing" : "import takes one document",
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
      "\"\(name)\" is not an API name: expected letters and digits, a capital first, and no name that generated code uses",
      command: command
    )
  }
  return name
}

/// Whether an API may have the name.
func isAPIName(_ name: String) -> Bool {
  SwiftNaming.isTypeName(name) && ReservedNames.alternative(toType: name) == nil
}
