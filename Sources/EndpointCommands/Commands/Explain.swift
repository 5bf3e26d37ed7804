import EndpointSpec

extension Command {
  /// Prints what a key of the spec language means.
  static let explain = Command(
    "explain",
    "Explain a key of the spec language.",
    details: [
      """
      KEY is a key of a spec, such as "lossy", or one with the object that holds it, such as
      "field.default". Without it, all keys are listed.
      """
    ],
    operand: "KEY",
    options: [],
    examples: [
      Example(line: "endpoints explain", summary: "All keys, by the object that holds them."),
      Example(line: "endpoints explain lossy", summary: "One key, wherever it may be written."),
      Example(line: "endpoints explain parameter.default", summary: "A key of one object."),
    ],
    run: runExplain
  )
}

@Sendable private func runExplain(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  let reference = try LanguageReference()
  guard let name = arguments.operands.first else {
    context.console.write(reference.list)
    return .success
  }
  guard arguments.operands.count == 1 else {
    throw UsageError("one key is explained at a time", command: "explain")
  }
  let keys = reference.keys(named: name)
  guard !keys.isEmpty else {
    let hint = didYouMean(name, among: reference.names)
    throw UsageError("unknown key \"\(name)\"\(hint)", command: "explain")
  }
  let sections = keys.compactMap {
    ReferencePage.plainSection($0, of: reference.owner(of: $0), in: builtInReference)
  }
  context.console.write(sections.joined(separator: "\n"))
  return .success
}
