/// What `generate` and `check` have in common: which specs, into which folder, with which templates.
struct GenerateOptions {
  static let output = Option(
    "--output",
    "The folder of the generated modules; Generated if left out.",
    value: "DIR"
  )
  static let templates = Option(
    "--templates",
    "Use the templates in this folder over the built-in ones.",
    value: "DIR"
  )
  static let operand = "SPEC…"
  static let details = [
    """
    A SPEC is a JSON file, or a folder with api.json. Without any, all specs in Specs/
    are taken.
    """
  ]

  let generation: Generation
  let output: OutputFolder
  let style: ReportStyle
  let isQuiet: Bool
  /// The modules whose files may be left over; nil, for all, where all specs were taken.
  let scope: Set<String>?

  /// Reads the specs and generates their modules in memory.
  init(_ arguments: Arguments, _ context: CommandContext) throws {
    let files = context.files
    let path = FilePath.normalized(arguments[Self.output] ?? "Generated")
    let specs = try SpecFolder(files: files).specs(at: arguments.operands)
    output = OutputFolder(files: files, path: path)
    style = arguments[.diagnostics].flatMap(ReportStyle.init) ?? .text
    isQuiet = arguments.contains(.quiet)
    generation = Generation(
      specs,
      templates: try UserTemplates(in: arguments[Self.templates], files: files),
      naming: SourceNaming(files: files, output: path)
    )
    scope = arguments.operands.isEmpty ? nil : generation.moduleNames
  }

  /// The problems to print: notes are none.
  var reports: [Report] {
    isQuiet ? generation.reports.filter { $0.severity != .note } : generation.reports
  }
}
