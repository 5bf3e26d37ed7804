import EndpointGenerator
import EndpointSpec

extension Command {
  /// Generates the modules of specs.
  static let generate = Command(
    name: "generate",
    summary: "Generate the Swift modules of specs.",
    details: """
      \(GenerateOptions.details)

      Unchanged files are not written. Files of removed types are deleted if endpoints wrote
      them. Generated/.endpoints lists the files that endpoints wrote, with their digests. If
      nothing changed since, nothing is read or checked again: "check --full" repeats warnings.
      """,
    operand: GenerateOptions.operand,
    ownOptions: [
      GenerateOptions.output, GenerateOptions.templates, .dumpModel, .diagnostics, .quiet,
    ],
    examples: [
      "endpoints generate": "Generate all specs in Specs/ into Generated/.",
      "endpoints generate Specs/DeckOfCards.json --output Sources/Generated":
        "Generate one spec into another folder.",
      "endpoints generate --templates Templates":
        "Use your own templates (see \"endpoints templates --help\").",
      "endpoints generate Specs/DeckOfCards.json --dump-model": "Print the input of the templates.",
    ]
  ) { arguments, context in
    let options = try GenerateOptions(arguments, context)
    let console = context.console
    if !arguments.contains(.dumpModel), let record = try options.unchangedRecord() {
      options.renewRecord()
      console.printUpToDate(record, options)
      return .success
    }
    let (generation, inputs) = try options.generation()
    let diagnostics = options.printed(generation.diagnostics)
    guard !generation.hasErrors else {
      console.print(diagnostics, as: options.style)
      return .problemsFound
    }
    guard !arguments.contains(.dumpModel) else {
      console.printText(diagnostics)
      for (model, source) in generation.models { console.write(dumpModel(model, source: source)) }
      return .success
    }
    console.print(diagnostics, as: options.style)
    let scope = options.scope(of: generation)
    let summaries = try options.output.write(generation.modules, from: inputs, scope: scope)
    options.renewRecord()
    if !options.isQuiet, options.style == .text { summaries.map(\.line).forEach(console.printLine) }
    return .success
  }
}

extension Option {
  fileprivate static let dumpModel = Option(
    "--dump-model",
    "Print the JSON input of the templates. Writes nothing."
  )
}

/// The options that `generate` and `check` share.
struct GenerateOptions {
  static let output = Option(
    "--output DIR",
    "The folder of the generated modules. Defaults to Generated."
  )
  static let templates = Option(
    "--templates DIR",
    "Use the templates in this folder instead of the built-in ones."
  )
  static let operand = "SPEC…"
  static let details = """
    A SPEC is a file in JSON or YAML, or a folder with api.json. It defaults to all specs in
    Specs/. It can also be an OpenAPI document.
    endpoints.json beside Package.swift can name other folders.
    """

  let output: OutputFolder
  let style: DiagnosticStyle
  let isQuiet: Bool
  private let operands: [String]
  /// The path of `endpoints.json`.
  private let settings: String
  private let specFolder: SpecFolder
  private let specPaths: [String]
  private let templates: UserTemplates
  /// Warnings about specs that no command reads.
  let unread: [LocatedDiagnostic]
  private let times: RunTimes?

  /// Finds the specs, and reads the settings and templates.
  init(_ arguments: Arguments, _ context: CommandContext) throws {
    let files = context.files
    let project = try context.project()
    let path = FilePath.normalized(
      try arguments[Self.output] ?? context.standardPath(project.output)
    )
    operands = arguments.operands
    settings = project.path
    specFolder = SpecFolder(files: files, standard: project.specs, command: "check")
    specPaths = try specFolder.paths(at: operands, orIn: project.specs)
    let folders = operands.isEmpty ? [project.specs] : operands.map(FilePath.normalized)
    unread = try folders.filter { files.kind(of: $0) == .folder }.flatMap { folder in
      try UnreadSpecs(files: files, folder: folder).diagnostics()
    }
    output = OutputFolder(files: files, path: path)
    style = arguments[.diagnostics].flatMap(DiagnosticStyle.init) ?? .text
    isQuiet = arguments.contains(.quiet)
    templates = try UserTemplates(in: arguments[Self.templates] ?? project.templates, files: files)
    times = context.times
  }

  /// The specs and templates that the modules are generated from.
  func inputPaths() throws -> [String] {
    try specFolder.specs(at: specPaths).flatMap(\.files).map(\.path) + templates.paths
  }

  /// Reads the specs, and renders their modules in memory.
  func generation() throws -> (generation: Generation, inputs: RunInputs) {
    let specs = try specFolder.specs(at: specPaths)
    let naming = SourceNaming(files: output.files, output: output.path)
    var inputs = RunInputs()
    for file in specs.flatMap(\.files) {
      inputs.specs[output.recordPath(ofInput: file.path)] = SHA256.digest(of: file.bytes)
    }
    for path in sharedPaths {
      let digest = SHA256.digest(of: try output.files.read(path))
      inputs.shared[output.recordPath(ofInput: path)] = digest
    }
    return (Generation(specs, templates: templates, naming: naming), inputs)
  }

  /// The record of the output folder, if a run would change nothing.
  func unchangedRecord() throws -> OutputRecord? {
    guard let times else { return nil }
    let paths = try specPaths.flatMap(specFolder.filePaths(ofSpecAt:)) + sharedPaths
    return try output.unchangedRecord(expecting: paths, times)
  }

  /// Remembers that the output folder is up to date.
  func renewRecord() {
    if let times { output.renewRecord(times) }
  }

  private var sharedPaths: [String] {
    let hasSettings = output.files.kind(of: settings) == .file
    return (hasSettings ? [settings] : []) + templates.paths
  }

  /// The modules to search for left-over files. Nil for all modules, if no spec was named.
  func scope(of generation: Generation) -> Set<String>? {
    operands.isEmpty ? nil : Set(generation.specsOfModules.keys)
  }

  /// The diagnostics to print. `--quiet` omits notes.
  func printed(_ diagnostics: [LocatedDiagnostic]) -> [LocatedDiagnostic] {
    unread + (isQuiet ? diagnostics.filter { $0.severity != .note } : diagnostics)
  }
}

extension Console {
  /// Prints that nothing changed since the last run.
  func printUpToDate(_ record: OutputRecord, _ options: GenerateOptions) {
    print(options.unread, as: options.style)
    guard !options.isQuiet, options.style == .text else { return }
    printLine("\(options.output.path): up to date, \(record.files.count) files unchanged")
  }
}
