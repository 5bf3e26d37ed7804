import EndpointSpec
import EndpointYAML

extension Command {
  /// Writes specs in their canonical form.
  static let format = Command(
    name: "format",
    summary: "Write specs in their canonical form.",
    details: """
      A PATH is a file, a folder with api.json, or a folder of specs. It defaults to all specs
      in Specs/. "-" formats the standard input and prints the result.

      Every field, parameter, enum value, union member, type and endpoint gets its own line.
      Other lines have up to 100 columns. Order and meaning do not change. A spec with errors
      can be formatted if it is valid JSON without duplicate keys. A file that has this form
      is not written.
      """,
    operand: "PATH…",
    ownOptions: [isCheck, .diagnostics, .quiet],
    examples: [
      "endpoints format": "Format all specs in Specs/.",
      "endpoints format --check":
        "In CI: list the files in another form. The exit status is 1 if there are any.",
      "endpoints format - < Shop.json": "Format the standard input.",
    ]
  ) { arguments, context in
    guard !arguments.operands.contains("-") else { return try formatInput(arguments, context) }
    let sources = try SpecFiles(files: context.files)
      .sources(at: arguments.operands, orIn: context.project().specs)
    var run = FormatRun(context, isCheck: arguments.contains(Command.isCheck))
    for source in sources { try run.format(source) }
    return run.finish(arguments, context.console)
  }

  fileprivate static let isCheck = Option(
    "--check",
    "List the files that are not in canonical form. Writes nothing."
  )
}

private func formatInput(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  guard arguments.operands.count == 1 else {
    throw UsageError("\"-\" cannot be combined with other files")
  }
  let input = FilePieces.standardInput
  let source = SourceFile(path: input.path, bytes: try input.rest())
  var run = FormatRun(context, isCheck: arguments.contains(Command.isCheck))
  if !run.isCheck, let text = run.text(of: source) {
    context.console.write(text)
    return .success
  }
  if run.isCheck { try run.format(source) }
  return run.finish(arguments, context.console)
}

/// The results of one formatting run.
private struct FormatRun {
  let files: FileSystem
  let isCheck: Bool
  private let hint: String
  private var diagnostics: [LocatedDiagnostic] = []
  /// The files that were not in canonical form.
  private var changed: [String] = []

  init(_ context: CommandContext, isCheck: Bool) {
    files = context.files
    hint = "run \"\(context.commandName) format\""
    self.isCheck = isCheck
  }

  /// Returns the canonical form of a file. Reports the problems and returns nil for an invalid file.
  mutating func text(of source: SourceFile) -> String? {
    let (text, problems) = EndpointSpec.format(source)
    if !problems.isEmpty {
      let located = [LocatedSource(source)]
      diagnostics += problems.map { LocatedDiagnostic($0, in: located) }
    }
    return text
  }

  mutating func format(_ source: SourceFile) throws {
    if DocumentText.isYAMLFile(source.path) {
      return diagnostics.append(
        LocatedDiagnostic(
          .error,
          rule: "not-json",
          "only specs in JSON have a canonical form",
          at: Location(path: source.path)
        )
      )
    }
    guard let text = text(of: source), !text.utf8.elementsEqual(source.bytes) else { return }
    changed.append(source.path)
    if !isCheck { try files.replaceOwnedFile(source.path, with: Array(text.utf8)) }
  }

  func finish(_ arguments: Arguments, _ console: Console) -> ExitStatus {
    let style = arguments[.diagnostics].flatMap(DiagnosticStyle.init) ?? .text
    let problems = isCheck && style != .text ? diagnostics + changed.map(unformatted) : diagnostics
    console.print(problems, as: style)
    if style == .text, isCheck || !arguments.contains(.quiet) {
      for path in changed { console.printLine(isCheck ? path : "\(path): formatted") }
    }
    if isCheck, !changed.isEmpty {
      let count = changed.count == 1 ? "1 file is" : "\(changed.count) files are"
      console.printError("\(count) not in canonical form: \(hint)")
    }
    return diagnostics.isEmpty && (!isCheck || changed.isEmpty) ? .success : .problemsFound
  }

  private func unformatted(_ path: String) -> LocatedDiagnostic {
    LocatedDiagnostic(
      .error,
      rule: "not-formatted",
      "not in canonical form",
      at: Location(path: path),
      hint: hint
    )
  }
}
