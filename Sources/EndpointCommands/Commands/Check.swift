extension Command {
  /// Compares the modules of specs with what is on disk.
  static let check = Command(
    "check",
    "Check that the generated modules are up to date; write nothing.",
    details: GenerateOptions.details + [
      """
      Prints the difference of each file that "endpoints generate" would change, and names
      files that are missing or left over. The exit status is 1 if there are any.
      """
    ],
    operand: GenerateOptions.operand,
    options: [GenerateOptions.output, GenerateOptions.templates, .diagnostics, xcode, .quiet],
    examples: [
      Example(line: "endpoints check", summary: "All specs in Specs/, against Generated/."),
      Example(
        line: "endpoints check --diagnostics github",
        summary: "In a job on GitHub, marking the places in the review."
      ),
      Example(
        line: "endpoints check --xcode",
        summary: "In a script phase of Xcode: a line a problem, with its absolute path."
      ),
      Example(
        line: "endpoints check --quiet Specs/DeckOfCards.json",
        summary: "One spec; names files that are not up to date, without the differences."
      ),
    ],
    run: runCheck
  )

  fileprivate static let xcode = Option(
    "--xcode",
    "Print a line a problem, which Xcode shows at its place."
  )
}

@Sendable private func runCheck(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  let options = try GenerateOptions(arguments, context)
  let generation = options.generation()
  let reports = options.printed(generation.reports)
  let isXcode = arguments.contains(Command.xcode)
  guard !generation.hasErrors else {
    if isXcode {
      context.console.printForXcode(reports, context.files)
    } else {
      context.console.print(reports, as: options.style)
    }
    return .problemsFound
  }
  let scope = options.scope(of: generation)
  let plan = try OutputPlan(generation.modules, scope: scope, in: options.output)
  let check = CheckReport(plan: plan, output: options.output)
  if isXcode {
    context.console.printForXcode(reports + check.reports, context.files)
    return plan.isUpToDate ? .success : .problemsFound
  }
  context.console.print(check, reports, options)
  guard !plan.isUpToDate else { return .success }
  context.console.printError("\(options.output.path) is not up to date: run \"endpoints generate\"")
  return .problemsFound
}

extension Console {
  fileprivate func print(_ check: CheckReport, _ reports: [Report], _ options: GenerateOptions) {
    guard options.style == .text else {
      return print(reports + check.reports, as: options.style)
    }
    printText(reports)
    if !options.isQuiet { check.differences.forEach(write) }
    check.lines(isQuiet: options.isQuiet).forEach(printLine)
  }
}
