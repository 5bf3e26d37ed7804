import EndpointSpec

extension Command {
  /// Prints what git compares.
  static let canonical = Command(
    "canonical",
    "Print a spec in its canonical form, for git to compare.",
    details: [
      """
      Git calls it for each version of a spec, so that "git diff" and "git log -p" show what
      was changed and not how it is laid out:
      """,
      """
        git config diff.endpoints.textconv "endpoints canonical"
        echo 'Specs/**/*.json diff=endpoints' >> .gitattributes
      """,
      """
      What has no canonical form, since it is no JSON or a key stands in it twice, is printed
      as it is, and the exit status is still 0: where it is not, git shows nothing at all.
      """,
    ],
    operand: "FILE",
    options: [],
    examples: [
      Example(line: "endpoints canonical Specs/DeckOfCards.json", summary: "As git calls it.")
    ],
    run: runCanonical
  )
}

@Sendable private func runCanonical(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  guard let path = arguments.operands.first, arguments.operands.count == 1 else {
    throw UsageError("one FILE is expected", command: "canonical")
  }
  let isInput = path == "-"
  let bytes = try isInput ? StandardInput.read() : context.files.read(path)
  let source = SourceFile(path: path, bytes: bytes)
  context.console.write(format(source).text ?? String(decoding: bytes, as: UTF8.self))
  return .success
}
