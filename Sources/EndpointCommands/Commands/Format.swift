import EndpointSpec
import EndpointYAML

extension Command {
  /// Writes specs in their canonical form.
  static let format = Command(
    "format",
    "Write specs in their canonical form.",
    details: [
      """
      A PATH is a file, a folder with api.json, or a folder of specs. Without any, all specs
      in Specs/ are taken; "-" reads the standard input and prints what becomes of it.
      """,
      """
      Every field, parameter, enum value, union member, type and endpoint stands on a line of
      its own, the rest on lines of up to 100 columns. The order stays, and so does what is
      said: a spec need not be right to be formatted, but it must be JSON, and no key may
      stand twice in an object. A file that is in this form already is not touched.
      """,
    ],
    operand: "PATH…",
    options: [isCheck, .diagnostics, .quiet],
    examples: [
      Example(line: "endpoints format", summary: "All specs in Specs/."),
      Example(
        line: "endpoints format --check",
        summary: "In a job: name the files that are not in this form; the exit status is then 1."
      ),
      Example(line: "endpoints format - < Shop.json", summary: "Print the form of a text."),
    ],
    run: runFormat
  )

  fileprivate static let isCheck = Option(
    "--check",
    "Write nothing, and name the files that are not in canonical form."
  )
}

@Sendable private func runFormat(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  guard !arguments.operands.contains("-") else { return try formatInput(arguments, context) }
  let sources = try SpecFiles(files: context.files)
    .sources(at: arguments.operands, orIn: context.project().specs)
  var run = FormatRun(context, isCheck: arguments.contains(Command.isCheck))
  for source in sources { try run.format(source) }
  return run.finish(arguments, context.console)
}

private func formatInput(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  guard arguments.operands.count == 1 else {
    throw UsageError("\"-\" stands for the only file", command: "format")
  }
  let source = SourceFile(path: StandardInput.name, bytes: try StandardInput.read())
  var run = FormatRun(context, isCheck: arguments.contains(Command.isCheck))
  if !run.isCheck, let text = run.text(of: source) {
    context.console.write(text)
    return .success
  }
  if run.isCheck { try run.format(source) }
  return run.finish(arguments, context.console)
}

/// What has become of the files that one run formats.
private struct FormatRun {
  let files: FileSystem
  let isCheck: Bool
  private let hint: String
  private var reports: [Report] = []
  /// Those that were not in canonical form.
  private var changed: [String] = []

  init(_ context: CommandContext, isCheck: Bool) {
    files = context.files
    hint = "run \"\(context.commandName) format\""
    self.isCheck = isCheck
  }

  /// The canonical form of a file; nil after noting why there is none.
  mutating func text(of source: SourceFile) -> String? {
    let (text, diagnostics) = EndpointSpec.format(source)
    if !diagnostics.isEmpty {
      let located = [LocatedSource(source)]
      reports += diagnostics.map { Report($0, in: located) }
    }
    return text
  }

  mutating func format(_ source: SourceFile) throws {
    if DocumentText.isYAMLFile(source.path) {
      return reports.append(
        Report(
          .error,
          rule: "not-json",
          "only specs in JSON have a canonical form",
          at: Location(path: source.path)
        )
      )
    }
    guard let text = text(of: source), !text.utf8.elementsEqual(source.bytes) else { return }
    changed.append(source.path)
    // What a symbolic link leads to is written, and the link stays one.
    if !isCheck { try files.replaceFile(files.resolved(source.path), with: Array(text.utf8)) }
  }

  func finish(_ arguments: Arguments, _ console: Console) -> ExitStatus {
    let style = arguments[.diagnostics].flatMap(ReportStyle.init) ?? .text
    let problems = isCheck && style != .text ? reports + changed.map(unformatted) : reports
    console.print(problems, as: style)
    if style == .text, isCheck || !arguments.contains(.quiet) {
      for path in changed { console.printLine(isCheck ? path : "\(path): formatted") }
    }
    if isCheck, !changed.isEmpty {
      let count = changed.count == 1 ? "1 file is" : "\(changed.count) files are"
      console.printError("\(count) not in canonical form: \(hint)")
    }
    return reports.isEmpty && (!isCheck || changed.isEmpty) ? .success : .problemsFound
  }

  private func unformatted(_ path: String) -> Report {
    Report(
      .error,
      rule: "not-formatted",
      "not in canonical form",
      at: Location(path: path),
      hint: hint
    )
  }
}
