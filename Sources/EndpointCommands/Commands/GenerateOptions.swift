/// The options that `generate` and `check` share.
struct GenerateOptions {
  static let output = Option(
    "--output",
    "The folder of the generated modules. Defaults to Generated.",
    value: "DIR"
  )
  static let templates = Option(
    "--templates",
    "Use the templates in this folder instead of the built-in ones.",
    value: "DIR"
  )
  static let operand = "SPEC…"
  static let details = [
    """
    A SPEC is a JSON file, or a folder with api.json. It defaults to all specs in Specs/.
    endpoints.json beside Package.swift can name other folders.
    """
  ]

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
    let others = UnreadSpecs(files: files, folder: project.specs)
    unread = operands.isEmpty ? try others.reports() : []
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
    operands.isEmpty ? nil : generation.moduleNames
  }

  /// The diagnostics to print. `--quiet` omits notes.
  func printed(_ reports: [Report]) -> [Report] {
    unread + (isQuiet ? reports.filter { $0.severity != .note } : reports)
  }
}
