import EndpointDrift
import EndpointJSON
import EndpointOpenAPI
import EndpointSpec

extension Command {
  /// Writes a first spec, and prints the next steps.
  static let `init` = Command(
    name: "init",
    summary: "Write a first spec, and print what to add to Package.swift.",
    details: """
      NAME is the name of the API in UpperCamelCase. It defaults to the name of the folder.
      Writes Specs/NAME.json, its schema, and AGENTS.md, from which coding agents learn how
      to change the API. Never overwrites a file.
      """,
    operand: "NAME",
    ownOptions: [document],
    examples: [
      "endpoints init Shop": "Write a small spec to change.",
      "endpoints init Shop --from openapi.json": "Start from an OpenAPI document.",
      "endpoints init Shop --from traffic.har": "Start from the traffic of a browser.",
    ]
  ) { arguments, context in
    guard arguments.operands.count <= 1 else {
      throw UsageError("init takes one NAME")
    }
    let given = try checkedName(arguments.operands.first)
    let traffic = TrafficSource(context: context)
    let first: WrittenSpec
    if let document = arguments[Command.document], try traffic.isEvidence(document) {
      let proposal = try traffic.proposal(from: [document], base: nil, name: given)
      first = (proposal.name, proposal.spec, .success)
      var spec: JSONObject = ["$schema": .string(SpecFolder.schemaFile)]
      for (key, value) in proposal.spec.objectValue ?? [:] { spec[key] = value }
      try writeFirst(canonicalText(of: .object(spec)), first.api, context)
      traffic.printHints(of: proposal)
    } else if let document = arguments[Command.document] {
      guard let imported = try importFirst(document, given, context) else { return .problemsFound }
      first = imported
    } else {
      first = (try given ?? nameOfFolder(context.files), .null, .success)
      try writeFirst(firstSpec(named: first.api), first.api, context)
    }
    let command = context.environment[CommandContext.commandVariable] ?? "swift package endpoints"
    try writeAgentsFile(command, context)
    let server = first.spec["servers"]?.objectValue?.first?.key
    context.console.write(
      InitGuide(
        api: first.api,
        server: server.map(ProposedName.member) ?? "production",
        dependency: try declaredDependency(context),
        hasPackage: context.files.kind(of: "Package.swift") != nil,
        output: try context.project().output,
        command: command
      ).text
    )
    return first.status
  }

  fileprivate static let document = Option(
    "--from FILE",
    "Start from this OpenAPI document, HTTP Archive or recording."
  )
}

/// The spec that `init` wrote. Null for the one with example content.
private typealias WrittenSpec = (api: String, spec: JSONValue, status: ExitStatus)

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
  let path = try context.standardPath(FilePath.join(context.project().specs, "\(api).json"))
  guard context.files.kind(of: path) == nil else { throw FileError(path, "already exists") }
  let target = ImportTarget(files: context.files, path: path, isSplit: false)
  let status = try run.write(to: target, .merge)
  return (api, result.files.first?.spec ?? .null, status)
}

private func writeFirst(_ text: String, _ name: String, _ context: CommandContext) throws {
  let files = context.files
  let folder = try context.project().specs
  let path = try context.standardPath("\(folder)/\(name).json")
  guard files.kind(of: path) == nil, files.kind(of: "\(folder)/\(name)") == nil else {
    throw FileError(path, "already exists: give another name, or delete it")
  }
  try files.replaceFile(path, with: Array(text.utf8))
  context.console.printLine("\(path): written")
  if let schema = try files.addSchema(toFolder: folder) {
    context.console.printLine("\(schema): written")
  }
}

/// Writes the instructions for coding agents, unless the file exists.
private func writeAgentsFile(_ command: String, _ context: CommandContext) throws {
  guard context.files.kind(of: AgentsFile.name) == nil else { return }
  let project = try context.project()
  let text = AgentsFile(specs: project.specs, output: project.output, command: command).text
  try context.files.replaceFile(AgentsFile.name, with: Array(text.utf8))
  context.console.printLine("\(AgentsFile.name): written")
}

/// How the package depends on endpoints: as the plugin resolved it, or as a line of Package.swift says.
private func declaredDependency(_ context: CommandContext) throws -> String? {
  if let resolved = context.environment[CommandContext.dependencyVariable] { return resolved }
  guard context.files.kind(of: "Package.swift") == .file else { return nil }
  let manifest = String(decoding: try context.files.read("Package.swift"), as: UTF8.self)
  let lines = manifest.split(separator: "\n").compactMap(dependencyCall)
  return lines.first { $0.contains("endpoints") }
}

/// The first call `.package(…)` of a line.
private func dependencyCall(in line: Substring) -> String? {
  guard let start = line.firstRange(of: ".package(") else { return nil }
  var depth = 1
  for index in line[start.upperBound...].indices {
    if line[index] == "(" { depth += 1 }
    if line[index] == ")" { depth -= 1 }
    if depth == 0 { return String(line[start.lowerBound...index]) }
  }
  return nil
}

/// `pet-shop` → `PetShop`
private func nameOfFolder(_ files: FileSystem) throws(UsageError) -> String {
  let folder = FilePath.name(of: files.absolute("."))
  let name = SwiftNaming.typeNamePart(for: folder)
  guard isAPIName(name) else {
    throw UsageError("the folder name \"\(folder)\" is not an API name: give a NAME")
  }
  return name
}
