import EndpointSpec

extension Command {
  /// Compares the generated modules with the files on disk.
  static let check = Command(
    name: "check",
    summary: "Check that the generated modules are up to date. Writes nothing.",
    details: """
      \(GenerateOptions.details)

      Prints the differences in files that "endpoints generate" would change, and lists
      missing and left-over files. The exit status is 1 if there are any.
      """,
    operand: GenerateOptions.operand,
    ownOptions: [
      GenerateOptions.output, GenerateOptions.templates, .diagnostics, .quiet, .xcode, .package,
      .stamp,
    ],
    examples: [
      "endpoints check": "Compare all specs in Specs/ with Generated/.",
      "endpoints check --diagnostics github": "On GitHub: annotate the lines in the review.",
      "endpoints check --quiet Specs/DeckOfCards.json":
        "Check one spec. List stale files without the differences.",
    ]
  ) { arguments, context in
    let package = context.inFolder(arguments[.package])
    let options: GenerateOptions
    do {
      options = try GenerateOptions(arguments, package)
    } catch let error as ReportedProblems where arguments.contains(.xcode) {
      package.printForXcode(error.reports)
      return .failure
    }
    let generation = options.generation()
    let reports = options.printed(generation.reports)
    guard !generation.hasErrors else {
      if arguments.contains(.xcode) {
        package.printForXcode(reports)
      } else {
        package.console.print(reports, as: options.style)
      }
      return .problemsFound
    }
    let scope = options.scope(of: generation)
    let plan = try OutputPlan(generation.modules, scope: scope, in: options.output)
    let check = CheckReport(
      plan: plan,
      output: options.output,
      specs: generation.specsOfModules,
      hint: "run \"\(context.commandName) generate\""
    )
    if arguments.contains(.xcode) {
      package.printForXcode(reports + check.reports)
    } else {
      package.console.print(check, reports, options)
    }
    guard plan.isUpToDate else { return .problemsFound }
    if let stamp = arguments[.stamp] { try context.files.replaceFile(stamp, with: []) }
    return .success
  }
}

extension Option {
  fileprivate static let xcode = Option(
    "--xcode",
    "Print one line with an absolute path for each problem."
  )
  fileprivate static let package = Option(
    "--package DIR",
    "The folder of the package. Defaults to the current folder."
  )
  fileprivate static let stamp = Option(
    "--stamp FILE",
    "Write this file if everything is up to date, for build systems."
  )
}

extension CommandContext {
  /// The context with another folder as its root.
  fileprivate func inFolder(_ folder: String?) -> CommandContext {
    var context = self
    if let folder { context.files = FileSystem(root: files.absolute(folder)) }
    return context
  }

  fileprivate func printForXcode(_ reports: [Report]) {
    reports.map { $0.lineForXcode(in: files) }.forEach(console.printLine)
  }
}

extension Report {
  /// `/absolute/path:line:column: error: message; hint`.
  fileprivate func lineForXcode(in files: FileSystem) -> String {
    let path = files.absolute(location.path)
    let place = "\(path):\(location.line ?? 1):\(location.column ?? 1)"
    return "\(place): \(severity.rawValue): \(messageWithHint)".withoutControlCharacters
  }
}

extension Console {
  fileprivate func print(_ check: CheckReport, _ reports: [Report], _ options: GenerateOptions) {
    guard options.style == .text else {
      print(reports + check.reports, as: options.style)
      return printStale(check)
    }
    printText(reports)
    if !options.isQuiet { check.differences.forEach(write) }
    check.lines(isQuiet: options.isQuiet).forEach(printLine)
    printStale(check)
  }

  private func printStale(_ check: CheckReport) {
    guard !check.plan.isUpToDate else { return }
    printError("\(check.output.path) is not up to date: \(check.hint)")
  }
}
