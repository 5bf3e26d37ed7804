import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Writes a first spec, and says how to go on.
  static let `init` = Command(
    "init",
    "Write a first spec, and print what to add to Package.swift.",
    details: [
      """
      NAME is the name of the API in UpperCamelCase. It defaults to the name of the folder.
      Writes Specs/NAME.json and its schema. Never overwrites a file.
      """
    ],
    operand: "NAME",
    options: [document],
    examples: [
      Example(line: "endpoints init Shop", summary: "Write a small spec to change."),
      Example(
        line: "endpoints init Shop --from openapi.json",
        summary: "Start from an OpenAPI document."
      ),
    ],
    run: runInit
  )

  fileprivate static let document = Option(
    "--from",
    "Import this OpenAPI document instead.",
    value: "FILE"
  )
}

@Sendable private func runInit(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  guard arguments.operands.count <= 1 else {
    throw UsageError("init takes one NAME", command: "init")
  }
  let given = try checkedName(arguments.operands.first, command: "init")
  var status = ExitStatus.success
  let name: String
  if let document = arguments[Command.document] {
    guard let imported = try importFirst(document, given, context) else { return .problemsFound }
    (name, status) = imported
  } else {
    name = try given ?? nameOfFolder(context.files)
    try writeFirstSpec(name, context)
  }
  context.console.write(
    InitGuide(
      api: name,
      hasPackage: context.files.kind(of: "Package.swift") != nil,
      output: try context.project().output,
      command: context.environment[CommandContext.commandVariable] ?? "swift run endpoints"
    ).text
  )
  return status
}

/// Imports the document, and returns the name of the API with the exit status; nil if nothing could be imported.
private func importFirst(
  _ document: String,
  _ name: String?,
  _ context: CommandContext
) throws -> (String, ExitStatus)? {
  let source = ImportSource(files: context.files, allowsOutside: false)
  let documents = try source.documents(at: document, context.console)
  let result = importOpenAPI(documents, name: name, isSplit: false)
  let report = ImportReport(result, documents: documents)
  if let api = result.api {
    let folder = try context.project().specs
    let path = FilePath.join(folder, "\(api).json")
    guard context.files.kind(of: path) == nil else { throw FileError(path, "already exists") }
    let target = ImportTarget(
      files: context.files,
      path: path,
      isSplit: false,
      mayReplace: false,
      folder: folder
    )
    if let line = try target.write(result, api: api, context.console) {
      context.console.printLine(line)
    }
  }
  report.show(on: context.console, as: .text, isQuiet: false, hasFile: false)
  return result.api.map { ($0, report.hasErrors ? .problemsFound : .success) }
}

private func writeFirstSpec(_ name: String, _ context: CommandContext) throws {
  let files = context.files
  let folder = try context.project().specs
  let path = "\(folder)/\(name).json"
  guard files.kind(of: path) == nil, files.kind(of: "\(folder)/\(name)") == nil else {
    throw FileError(path, "already exists: give another name, or delete it")
  }
  try files.makeFolder(folder)
  try files.replaceFile(path, with: Array(firstSpec(named: name).utf8))
  context.console.printLine("\(path): written")
  if let schema = try files.addSchema(toFolder: folder) {
    context.console.printLine("\(schema): written")
  }
}

/// `pet-shop` → `PetShop`
private func nameOfFolder(_ files: FileSystem) throws(UsageError) -> String {
  let folder = FilePath.name(of: files.absolute("."))
  let name = SwiftNaming.typeNamePart(for: folder)
  guard isAPIName(name) else {
    throw UsageError(
      "the folder name \"\(folder)\" is not an API name: give a NAME",
      command: "init"
    )
  }
  return name
}
