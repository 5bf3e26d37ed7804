import EndpointSpec

extension Command {
  /// Compares the generated modules with the files on disk.
  static let check = Command(
    name: "check",
    summary: "Check that the generated modules are up to date.",
    details: """
      \(GenerateOptions.details)

      Prints the differences in files that "endpoints generate" would change, and lists
      missing and left-over files. The exit status is 1 if there are any. If no file changed
      since "generate", nothing is generated to compare with, unless --full is given.

      Writes no file unless --fix-hints is given.
      """,
    operand: GenerateOptions.operand,
    ownOptions: [
      GenerateOptions.output, GenerateOptions.templates, .full, .fixHints, .all, .diagnostics,
      .quiet, .xcode,
    ],
    examples: [
      "endpoints check": "Compare all specs in Specs/ with Generated/.",
      "endpoints check --full --diagnostics github":
        "On GitHub: annotate the lines in the review.",
      "endpoints check --fix-hints":
        "Correct what can only mean one thing, such as a misspelled key.",
      "endpoints check --all": "In a monorepo: check all packages below this folder.",
      "endpoints check --quiet Specs/DeckOfCards.json":
        "Check one spec. List stale files without the differences.",
    ]
  ) { arguments, context in
    guard arguments.contains(.all) else { return try runCheck(arguments, context) }
    guard arguments.operands.isEmpty, !arguments.contains(.xcode) else {
      throw UsageError("--all takes no SPEC and no --xcode")
    }
    let style = arguments[.diagnostics].flatMap(DiagnosticStyle.init) ?? .text
    return try context.runInPackages(style) { try runCheck(arguments, $0) }
  }
}

private func runCheck(_ arguments: Arguments, _ context: CommandContext) throws -> ExitStatus {
  if arguments.contains(.fixHints) { try fixHints(arguments, context) }
  let options: GenerateOptions
  do {
    options = try GenerateOptions(arguments, context)
  } catch let error as ReportedProblems where arguments.contains(.xcode) {
    context.printForXcode(error.diagnostics)
    return .failure
  }
  if let allow = try context.project().allow, context.files.kind(of: allow) == .file {
    _ = try AllowFile(reading: allow, of: .changes, files: context.files)
  }
  if !arguments.contains(.full), let record = try options.unchangedRecord() {
    if arguments.contains(.xcode) {
      context.printForXcode(options.unread)
    } else {
      context.console.printUpToDate(record, options)
    }
    return .success
  }
  let (generation, inputs) = try options.generation()
  let diagnostics = options.printed(generation.diagnostics)
  guard !generation.hasErrors else {
    if arguments.contains(.xcode) {
      context.printForXcode(diagnostics)
    } else {
      context.console.print(diagnostics, as: options.style)
    }
    return .problemsFound
  }
  let scope = options.scope(of: generation)
  let plan = try OutputPlan(generation.modules, from: inputs, scope: scope, in: options.output)
  let check = CheckReport(
    plan: plan,
    output: options.output,
    specs: generation.specsOfModules.mapValues { FilePath.join(context.package, $0) },
    hint: "run \"\(context.commandName) generate\""
      + (context.package.isEmpty ? "" : " in \(context.package)")
  )
  if arguments.contains(.xcode) {
    context.printForXcode(diagnostics + check.diagnostics)
  } else {
    context.console.print(check, diagnostics, options)
  }
  return plan.isUpToDate ? .success : .problemsFound
}

/// Applies the hints that are certain to the settings, the allow file and the specs, and prints the edits.
private func fixHints(_ arguments: Arguments, _ context: CommandContext) throws {
  var fixes = HintFixes(context.files)
  // Also if the settings or a spec cannot be read.
  defer { print(fixes, arguments, context) }
  try fixes.apply(
    toFile: FilePath.join(context.package, ProjectFile.name),
    Project.diagnostics(of:)
  )
  let project = try context.project()
  if let allow = project.allow {
    try fixes.apply(toFile: allow) { AllowFile.diagnostics(of: $0, .changes) }
  }
  let folder = SpecFolder(files: context.files)
  try fixes.apply(to: folder.specs(at: arguments.operands, orIn: project.specs))
}

private func print(_ fixes: HintFixes, _ arguments: Arguments, _ context: CommandContext) {
  fixes.refusals.forEach(context.console.printError)
  let isText = arguments[.diagnostics].map { $0 == DiagnosticStyle.text.rawValue } ?? true
  guard isText, !arguments.contains(.quiet) else { return }
  fixes.lines.forEach(context.console.printLine)
}

extension Option {
  fileprivate static let fixHints = Option(
    "--fix-hints",
    "Apply the hints that can be meant in only one way to specs, endpoints.json and the allow file. Print each edit."
  )
  fileprivate static let xcode = Option(
    "--xcode",
    "Print one line with an absolute path for each problem."
  )
  fileprivate static let full = Option(
    "--full",
    "Generate everything to compare with. For CI."
  )
}

extension CommandContext {
  fileprivate func printForXcode(_ diagnostics: [LocatedDiagnostic]) {
    diagnostics.map { $0.lineForXcode(in: files) }.forEach(console.printLine)
  }
}

extension LocatedDiagnostic {
  /// `/absolute/path:line:column: error: message; hint`.
  fileprivate func lineForXcode(in files: FileSystem) -> String {
    let path = files.absolute(location.path)
    let place = "\(path):\(location.line ?? 1):\(location.column ?? 1)"
    return "\(place): \(severity.rawValue): \(messageWithHint)".withoutControlCharacters
  }
}

extension Console {
  fileprivate func print(
    _ check: CheckReport,
    _ diagnostics: [LocatedDiagnostic],
    _ options: GenerateOptions
  ) {
    guard options.style == .text else {
      print(diagnostics + check.diagnostics, as: options.style)
      return printStale(check)
    }
    printText(diagnostics)
    if !options.isQuiet { check.differences.forEach(write) }
    check.lines(isQuiet: options.isQuiet).forEach(printLine)
    printStale(check)
  }

  private func printStale(_ check: CheckReport) {
    guard !check.plan.isUpToDate else { return }
    printError("\(check.output.path) is not up to date: \(check.hint)")
  }
}
