import EndpointGenerator

extension Command {
  /// Writes the modules of specs.
  static let generate = Command(
    "generate",
    "Generate the Swift modules of specs.",
    details: GenerateOptions.details + [
      """
      Files that are as they should be stay untouched. Files of types that are gone are
      removed, if endpoints wrote them: Generated/.endpoints lists those.
      """
    ],
    operand: GenerateOptions.operand,
    options: [
      GenerateOptions.output, GenerateOptions.templates, .dumpModel, .diagnostics, .quiet,
    ],
    examples: [
      Example(line: "endpoints generate", summary: "All specs in Specs/, into Generated/."),
      Example(
        line: "endpoints generate Specs/DeckOfCards.json --output Sources/Generated",
        summary: "One spec, into another folder."
      ),
      Example(
        line: "endpoints generate --templates Templates",
        summary: "With templates of your own (see \"endpoints templates --help\")."
      ),
      Example(
        line: "endpoints generate Specs/DeckOfCards.json --dump-model",
        summary: "What templates see, as JSON; nothing is written."
      ),
    ],
    run: runGenerate
  )
}

extension Option {
  fileprivate static let dumpModel = Option(
    "--dump-model",
    "Print the JSON that templates see, and write nothing."
  )
}

@Sendable private func runGenerate(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  let options = try GenerateOptions(arguments, context)
  let console = context.console
  let dumpsModel = arguments.contains(.dumpModel)
  guard !options.generation.hasErrors else {
    console.print(options.reports, as: options.style)
    return .problemsFound
  }
  if dumpsModel {
    console.printText(options.reports)
    for (model, source) in options.generation.models {
      console.write(dumpModel(model, source: source))
    }
    return .success
  }
  console.print(options.reports, as: options.style)
  let summaries = try options.output.write(options.generation.modules, scope: options.scope)
  if !options.isQuiet, options.style == .text {
    summaries.map(\.line).forEach(console.printLine)
  }
  return .success
}
