import EndpointGenerator

extension Command {
  /// Generates the modules of specs.
  static let generate = Command(
    "generate",
    "Generate the Swift modules of specs.",
    details: GenerateOptions.details + [
      """
      Unchanged files are not written. Files of removed types are deleted if endpoints wrote
      them. Generated/.endpoints lists the files that endpoints wrote.
      """
    ],
    operand: GenerateOptions.operand,
    options: [
      GenerateOptions.output, GenerateOptions.templates, .dumpModel, .diagnostics, .quiet,
    ],
    examples: [
      Example(line: "endpoints generate", summary: "Generate all specs in Specs/ into Generated/."),
      Example(
        line: "endpoints generate Specs/DeckOfCards.json --output Sources/Generated",
        summary: "Generate one spec into another folder."
      ),
      Example(
        line: "endpoints generate --templates Templates",
        summary: "Use your own templates (see \"endpoints templates --help\")."
      ),
      Example(
        line: "endpoints generate Specs/DeckOfCards.json --dump-model",
        summary: "Print the input of the templates."
      ),
    ],
    run: runGenerate
  )
}

extension Option {
  fileprivate static let dumpModel = Option(
    "--dump-model",
    "Print the JSON input of the templates. Writes nothing."
  )
}

@Sendable private func runGenerate(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  let options = try GenerateOptions(arguments, context)
  let console = context.console
  if arguments.contains(.dumpModel) { return dumpModels(options, console) }
  let generation = options.generation()
  console.print(options.printed(generation.reports), as: options.style)
  guard !generation.hasErrors else { return .problemsFound }
  let scope = options.scope(of: generation)
  console.print(try options.output.write(generation.modules, scope: scope), options)
  return .success
}

private func dumpModels(_ options: GenerateOptions, _ console: Console) -> ExitStatus {
  let generation = options.generation()
  let reports = options.printed(generation.reports)
  guard !generation.hasErrors else {
    console.print(reports, as: options.style)
    return .problemsFound
  }
  console.printText(reports)
  for (model, source) in generation.models {
    console.write(dumpModel(model, source: source))
  }
  return .success
}

extension Console {
  fileprivate func print(_ summaries: [ModuleSummary], _ options: GenerateOptions) {
    guard !options.isQuiet, options.style == .text else { return }
    summaries.map(\.line).forEach(printLine)
  }
}
