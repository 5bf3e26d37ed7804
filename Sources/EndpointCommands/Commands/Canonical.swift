import EndpointSpec

extension Command {
  /// Prints the canonical form of a spec.
  static let canonical = Command(
    name: "canonical",
    summary: "Print the canonical form of a spec, for git.",
    details: """
      Git runs it on each version of a spec. Then "git diff" and "git log -p" show changes
      of content, not of layout:

        git config diff.endpoints.textconv "endpoints canonical"
        echo 'Specs/**/*.json diff=endpoints' >> .gitattributes

      A file without a canonical form (invalid JSON, a duplicate key) is printed unchanged.
      The exit status is 0, since git shows nothing after a failure.
      """,
    operand: "FILE",
    isOperandRequired: true,
    examples: [
      "endpoints canonical Specs/DeckOfCards.json": "Print the canonical form."
    ]
  ) { arguments, context in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("expected one FILE")
    }
    let isInput = path == "-"
    let bytes = try isInput ? FilePieces.standardInput.rest() : context.files.read(path)
    let source = SourceFile(path: path, bytes: bytes)
    context.console.write(
      EndpointSpec.format(source).text ?? String(decoding: bytes, as: UTF8.self)
    )
    return .success
  }
}
