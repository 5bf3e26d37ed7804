import EndpointDiff
import EndpointSpec

extension Command {
  /// Explains a key of the spec language.
  static let explain = Command(
    name: "explain",
    summary: "Explain a key, a word or a kind of change.",
    details: """
      KEY is a key of a spec, such as "lossy", or a key of one object, such as
      "field.default" or "pagination.items", or an object, such as "enumCase", or a type.
      It can also be a kind of "diff" or "verify", a word of the language, such as "unix" or
      "self", a key of OpenAPI, or a word of the documentation. Without KEY, lists all keys.
      """,
    operand: "KEY",
    ownOptions: [output, .quiet],
    examples: [
      "endpoints explain": "List all keys by object.",
      "endpoints explain lossy": "Explain a key in all objects.",
      "endpoints explain parameter.default": "Explain a key of one object.",
      "endpoints explain enumCase": "Explain an object and list its keys.",
      "endpoints explain --output Reference": "Write the reference of all keys as pages.",
    ]
  ) { arguments, context in
    let reference = try LanguageReference()
    let examples = ReferencePage.examples(in: builtInExamples)
    if arguments.contains(output) {
      guard arguments.operands.isEmpty else { throw UsageError("--output takes no KEY") }
      try writePages(of: reference, examples, arguments, context)
      return .success
    }
    guard let name = arguments.operands.first else {
      context.console.write(reference.list)
      return .success
    }
    guard arguments.operands.count == 1 else {
      let key = arguments.operands.joined(separator: ".")
      let hint = !reference.keys(named: key).isEmpty ? "; did you mean \"\(key)\"?" : ""
      throw UsageError("explain takes one KEY\(hint)")
    }
    let named = reference.keys(named: name)
    let keys = named.isEmpty ? reference.keys(withWord: name) : named
    let overviews = reference.owners.filter { $0.name == name }.map(reference.overview)
    if keys.isEmpty, overviews.isEmpty,
      let type = Scalar.all.first(where: { $0.facts.name == name })
    {
      context.console.write(
        "\(name)\n  A type: \(type.facts.swiftName) in Swift. Write \"\(name)?\" if it is optional.\n"
      )
      return .success
    }
    guard !keys.isEmpty || !overviews.isEmpty else {
      guard let text = try WordText(reference).text(of: name) else {
        let hint = didYouMean(name, among: reference.names + ChangeKind.all.map(\.name))
        let more = hint.isEmpty ? "; \"endpoints explain\" lists all keys" : hint
        throw UsageError("unknown key \"\(name)\"\(more)")
      }
      context.console.write(text)
      return .success
    }
    let sections = reference.owners.flatMap { owner in
      keys.filter { $0.owner == owner.name }
        .map { ReferencePage.plainSection($0, of: owner, examples[$0.fullName]) }
    }
    context.console.write((overviews + sections).joined(separator: "\n"))
    return .success
  }

  private static let output = Option(
    "--output FOLDER",
    "Write all keys with their examples into this folder, as pages in Markdown."
  )

  private static func writePages(
    of reference: LanguageReference,
    _ examples: [String: ReferencePage.Example],
    _ arguments: Arguments,
    _ context: CommandContext
  ) throws {
    let folder = FilePath.normalized(arguments[output] ?? ".")
    var pages = [("Reference", ReferencePage.contents(of: reference))]
    pages += ReferencePage.all.map { ($0.name, $0.text(of: reference, examples)) }
    for (name, text) in pages {
      let file = FilePath.join(folder, "\(name).md")
      try context.files.replaceFile(file, with: Array(text.utf8))
      if !arguments.contains(.quiet) { context.console.printLine("\(file): written") }
    }
  }
}
