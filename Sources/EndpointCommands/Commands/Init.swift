import EndpointDrift
import EndpointJSON
import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Writes a first spec, and prints the next steps.
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
      Example(
        line: "endpoints init Shop --from traffic.har",
        summary: "Start from the traffic of a browser."
      ),
    ],
    run: runInit
  )

  fileprivate static let document = Option(
    "--from",
    "Start from this OpenAPI document, HTTP Archive or recording.",
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
  let traffic = TrafficSource(context: context)
  let first: WrittenSpec
  if let document = arguments[Command.document], try traffic.isEvidence(document) {
    let proposal = try traffic.proposal(from: [document], base: nil, name: given)
    first = WrittenSpec(api: proposal.name, spec: proposal.spec)
    try writeSpec(proposal.spec, named: first.api, context)
    traffic.printHints(of: proposal)
  } else if let document = arguments[Command.document] {
    guard let imported = try importFirst(document, given, context) else { return .problemsFound }
    first = imported
  } else {
    first = WrittenSpec(api: try given ?? nameOfFolder(context.files), server: "production")
    try writeFirstSpec(first.api, context)
  }
  context.console.write(
    InitGuide(
      api: first.api,
      server: first.server,
      hasPackage: context.files.kind(of: "Package.swift") != nil,
      output: try context.project().output,
      command: context.environment[CommandContext.commandVariable] ?? "swift run endpoints"
    ).text
  )
  return first.status
}

/// The spec that `init` wrote.
private struct WrittenSpec {
  var api: String
  var server: String
  var status = ExitStatus.success
}

extension WrittenSpec {
  init(api: String, spec: JSONValue, status: ExitStatus = .success) {
    let server = spec["servers"]?.objectValue?.first?.key
    self.init(api: api, server: server.map(ProposedName.member) ?? "production", status: status)
  }
}

/// Imports the document. Returns nil if nothing could be imported.
private func importFirst(
  _ document: String,
  _ name: String?,
  _ context: CommandContext
) throws -> WrittenSpec? {
  let source = ImportSource(files: context.files, allowsOutside: false)
  let documents = try source.documents(at: document, context.console)
  let result = importOpenAPI(documents, name: name, isSplit: false)
  let run = ImportRun(
    result: result,
    report: ImportReport(result, documents: documents),
    context: context
  )
  guard let api = result.api else {
    _ = try run.finishWithoutSpec()
    return nil
  }
  let path = FilePath.join(try context.project().specs, "\(api).json")
  guard context.files.kind(of: path) == nil else { throw FileError(path, "already exists") }
  let target = ImportTarget(files: context.files, path: path, isSplit: false)
  let status = try run.write(to: target, .merge)
  return WrittenSpec(api: api, spec: result.files.first?.spec ?? .null, status: status)
}

/// Writes an inferred spec.
private func writeSpec(
  _ spec: JSONValue,
  named name: String,
  _ context: CommandContext
) throws {
  let schema: [(String, JSONValue)] = [("$schema", .string(SpecFolder.schemaFile))]
  let members = schema + (spec.objectValue ?? [:]).map { ($0.key, $0.value) }
  try writeFirst(canonicalText(of: .object(JSONObject(members))), name, context)
}

private func writeFirstSpec(_ name: String, _ context: CommandContext) throws {
  try writeFirst(firstSpec(named: name), name, context)
}

private func writeFirst(_ text: String, _ name: String, _ context: CommandContext) throws {
  let files = context.files
  let folder = try context.project().specs
  let path = "\(folder)/\(name).json"
  guard files.kind(of: path) == nil, files.kind(of: "\(folder)/\(name)") == nil else {
    throw FileError(path, "already exists: give another name, or delete it")
  }
  try files.makeFolder(folder)
  try files.replaceFile(path, with: Array(text.utf8))
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
