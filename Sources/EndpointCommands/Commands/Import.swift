import EndpointDiff
import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Converts a document in another format into a spec.
  static let `import` = Command(
    name: "import",
    summary: "Convert an OpenAPI document into a spec.",
    details: """
      FILE is an OpenAPI document (Swagger 2.0, OpenAPI 3.0 to 3.2) in JSON or YAML. "-" reads
      the standard input. Files that the document refers to are read from its folder.

      The report counts the parts of the document that a spec cannot express, and shows the
      first ones with their places. --report writes all of them. Mistakes in the document
      make the exit status 1. The spec is written without the wrong parts.

      A second import is merged into the spec. Edits by hand stay, and changes of the document
      arrive. Where both changed the same value, the spec stays as it is, and the conflict is
      an error. The last import is stored in Specs/.imported/. Commit this folder.

      A spec without a last import is not replaced. --adopt keeps it for later merges.

      --only takes some operations with the types that they use. PARTS are separated by commas:
      tags:pets,users,paths:/orders,operations:listPets. A path selects those below it, too.
      The spec stores the parts as "x-import-only", and the next import takes the same ones.
      --only all takes the whole document again.
      """,
    operand: "openapi FILE",
    isOperandRequired: true,
    ownOptions: [
      name, output, split, only, adopt, force, allowOutside, report, show, .diagnostics, .quiet,
    ],
    examples: [
      "endpoints import openapi petstore.json":
        "Write Specs/Petstore.json, or merge the import into it.",
      "endpoints import openapi github.json --name GitHub --split --report github.txt":
        "Write a folder with one file for each receiver, and the whole report.",
      "endpoints import openapi github.json --only tags:issues,paths:/user":
        "Import some operations, with the types that they use.",
      "endpoints import openapi petstore.yaml --output -": "Print the spec.",
      "curl -fsSL https://example.com/openapi.yaml | endpoints import openapi -":
        "Import from a URL.",
    ]
  ) { arguments, context in
    let operands = try operands(
      arguments,
      after: "the document, as in \"import openapi petstore.json\""
    )
    guard let path = operands.first, operands.count == 1 else {
      throw UsageError(operands.isEmpty ? "the document is missing" : "import takes one document")
    }
    let name = try checkedName(arguments[Command.name])
    let mode = try mode(arguments)
    let source = ImportSource(
      files: context.files,
      allowsOutside: arguments.contains(Command.allowOutside)
    )
    let documents = try source.documents(at: path, context.console)
    let output = arguments[Command.output]
    let api = name ?? importedName(of: documents)
    let isSplit =
      try arguments.contains(Command.split) || output == nil && isFolder(of: api, context)
    let isPrinted = output == "-"
    let target = try api.map { api in
      let standard = "\(try context.project().specs)/\(api)" + (isSplit ? "" : ".json")
      let path = FilePath.normalized(
        try isPrinted ? standard : output ?? context.standardPath(standard)
      )
      return ImportTarget(files: context.files, path: path, isSplit: isSplit)
    }
    if let target, !isPrinted { try ImportJournal(target: target).complete() }
    let parts = try parts(arguments[Command.only], rememberedBy: target)
    let result = importOpenAPI(documents, name: name, isSplit: isSplit, only: parts)
    let run = ImportRun(
      result: result,
      report: ImportReport(result, documents: documents),
      context: context,
      reportFile: arguments[Command.report],
      style: arguments[.diagnostics].flatMap(DiagnosticStyle.init) ?? .text,
      isQuiet: arguments.contains(.quiet),
      visibility: try visibility(arguments, context)
    )
    guard result.api != nil, let target else { return try run.finishWithoutSpec() }
    guard !isPrinted else { return try run.printSpec() }
    return try run.write(to: target, mode)
  }

  fileprivate static let name = Option(
    "--name API",
    "The name of the API. Defaults to the title of the document."
  )
  fileprivate static let output = Option(
    "--output PATH",
    "The file of the spec. Defaults to Specs/API.json, with --split to Specs/API. - prints it."
  )
  fileprivate static let split = Option(
    "--split",
    "Write a folder with one file for each receiver."
  )
  fileprivate static let only = Option(
    "--only PARTS",
    "Import these parts only: tags:…, paths:…, operations:…. Defaults to those of the last import."
  )
  fileprivate static let report = Option(
    "--report FILE",
    "Write the whole report into this file."
  )
  fileprivate static let allowOutside = Option(
    "--allow-outside",
    "Also read files outside the document's folder."
  )
  fileprivate static let show = Option(
    "--show",
    "The lowest level of changes to show after a merge. Defaults to care.",
    choices: Visibility.allCases.map(\.rawValue)
  )
  fileprivate static let adopt = Option(
    "--adopt",
    "Keep a spec without a last import. The next import is merged into it."
  )
  fileprivate static let force = Option("--force", "Replace the spec, edits included.")
}

/// Whether the spec of an API is a folder already, which an earlier `--split` wrote.
private func isFolder(of api: String?, _ context: CommandContext) throws -> Bool {
  guard let api else { return false }
  let path = try context.standardPath("\(context.project().specs)/\(api)")
  return context.files.kind(of: path) == .folder && context.files.kind(of: path + ".json") == nil
}

private func visibility(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> Visibility {
  let word = try arguments[Command.show] ?? context.project().show
  return word.flatMap(Visibility.init) ?? ReportFormat.text.standardVisibility
}

/// The parts of `--only`, otherwise those of the spec on disk. Nil for the whole document.
private func parts(
  _ text: String?,
  rememberedBy target: ImportTarget?
) throws -> PartSelection? {
  guard let text else { return target?.selection }
  if text == "all" { return nil }
  guard let parts = PartSelection(parsing: text) else {
    throw UsageError(
      "--only: expected parts such as \"tags:pets,paths:/orders,operations:listPets\", or \"all\", found \"\(text)\""
    )
  }
  return parts
}

private func mode(_ arguments: Arguments) throws(UsageError) -> ImportPlan.Mode {
  let (adopts, forces) = (arguments.contains(Command.adopt), arguments.contains(Command.force))
  guard !adopts || !forces else {
    throw UsageError("either --adopt or --force, not both")
  }
  return adopts ? .adopt : forces ? .force : .merge
}

/// The operands after `openapi`, the only format that the tool converts.
///
/// - Parameter example: The sentence that shows the operands: `the spec, as in "export openapi Specs/Shop.json"`.
func operands(_ arguments: Arguments, after example: String) throws(UsageError) -> [String] {
  let operands = arguments.operands
  guard operands.first == "openapi" else {
    let hint = operands.first.map { didYouMean($0, among: ["openapi"]) } ?? ""
    throw UsageError("expected \"openapi\" and \(example)\(hint)")
  }
  return Array(operands.dropFirst())
}

/// Checks the API name that a user gave.
func checkedName(_ name: String?) throws(UsageError) -> String? {
  guard let name else { return nil }
  guard isAPIName(name) else {
    let proposal = SwiftNaming.typeNamePart(for: name)
    let hint = isAPIName(proposal) ? "; did you mean \"\(proposal)\"?" : ""
    throw UsageError(
      "\"\(name)\" is not an API name: expected letters and digits, starting with a capital letter, and not a name that generated code uses\(hint)"
    )
  }
  return name
}

/// Whether a name is allowed for an API.
func isAPIName(_ name: String) -> Bool {
  SwiftNaming.isTypeName(name) && ReservedNames.alternative(toType: name) == nil
}
