import EndpointGenerator

extension Command {
  /// Generates the modules of specs.
  static let generate = Command(
    name: "generate",
    summary: "Generate the Swift modules of specs.",
    details: """
      \(GenerateOptions.details)

      Unchanged files are not written. Files of removed types are deleted if endpoints wrote
      them. Generated/.endpoints lists the files that endpoints wrote.
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
    let generation = options.generation()
    let reports = options.printed(generation.reports)
    guard !generation.hasErrors else {
      console.print(reports, as: options.style)
      return .problemsFound
    }
    guard !arguments.contains(.dumpModel) else {
      console.printText(reports)
      for (model, source) in generation.models { console.write(dumpModel(model, source: source)) }
      return .success
    }
    console.print(reports, as: options.style)
    let scope = options.scope(of: generation)
    let summaries = try options.output.write(generation.modules, scope: scope)
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
    A SPEC is a JSON file, or a folder with api.json. It defaults to all specs in Specs/.
    endpoints.json beside Package.swift can name other folders.
    """

  let output: OutputFolder
  let style: ReportStyle
  let isQuiet: Bool
  private let operands: [String]
  private let specs: [SpecSource]
  private let templates: UserTemplates
  /// Warnings about specs that no command reads.
  private let unread: [Report]

  /// Reads the specs and templates.
  init(_ arguments: Arguments, _ context: CommandContext) throws {
    let files = context.files
    let project = try context.project()
    let path = FilePath.normalized(arguments[Self.output] ?? project.output)
    operands = arguments.operands
    specs = try SpecFolder(files: files).specs(at: operands, orIn: project.specs)
    let folders = operands.isEmpty ? [project.specs] : operands.map(FilePath.normalized)
    unread = try folders.filter { files.kind(of: $0) == .folder }.flatMap { folder in
      try UnreadSpecs(files: files, folder: folder).reports()
    }
    output = OutputFolder(files: files, path: path)
    style = arguments[.diagnostics].flatMap(ReportStyle.init) ?? .text
    isQuiet = arguments.contains(.quiet)
    templates = try UserTemplates(in: arguments[Self.templates] ?? project.templates, files: files)
  }

  /// The specs and templates that the modules are generated from.
  var inputPaths: [String] {
    specs.flatMap(\.files).map(\.path) + templates.paths
  }

  /// Renders the modules of the specs in memory.
  func generation() -> Generation {
    let naming = SourceNaming(files: output.files, output: output.path)
    return Generation(specs, templates: templates, naming: naming)
  }

  /// The modules to search for left-over files. Nil for all modules, if no spec was named.
  func scope(of generation: Generation) -> Set<String>? {
    operands.isEmpty ? nil : Set(generation.specsOfModules.keys)
  }

  /// The diagnostics to print. `--quiet` omits notes.
  func printed(_ reports: [Report]) -> [Report] {
    unread + (isQuiet ? reports.filter { $0.severity != .note } : reports)
  }
}
