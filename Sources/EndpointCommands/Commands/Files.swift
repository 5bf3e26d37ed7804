import EndpointGenerator

extension Command {
  /// Prints the lists of files that a script phase of Xcode needs.
  static let files = Command(
    name: "files",
    summary: "List the input or output files of \"generate\", for Xcode.",
    details: """
      \(GenerateOptions.details)

      In Xcode's sandbox, a script phase reads and writes only the files that it lists. Write
      both lists into .xcfilelist files, add them to the phase, and commit them.
      """,
    operand: GenerateOptions.operand,
    ownOptions: [
      inputs, outputs, write, GenerateOptions.output, GenerateOptions.templates, .quiet,
    ],
    examples: [
      "endpoints files --inputs --write endpoints-inputs.xcfilelist":
        "List the specs and templates.",
      "endpoints files --outputs --write endpoints-outputs.xcfilelist": "List the generated files.",
    ]
  ) { arguments, context in
    let isInputs = arguments.contains(Command.inputs)
    guard isInputs != arguments.contains(Command.outputs) else {
      throw UsageError("expected either --inputs or --outputs")
    }
    let options = try GenerateOptions(arguments, context)
    let paths: [String]
    if isInputs {
      paths = try options.inputPaths()
    } else {
      let generation = try options.generation().generation
      context.console.printText(options.printed(generation.diagnostics))
      guard !generation.hasErrors else { return .problemsFound }
      let generated = generation.modules.flatMap(\.files).map(\.path).sorted()
      paths = (generated + [OutputRecord.name]).map(options.output.path)
    }
    let text = paths.map { $0.hasPrefix("/") ? "\($0)\n" : "$(SRCROOT)/\($0)\n" }.joined()
    try context.write(text, to: Command.write, of: arguments) { _ in
      "written, \(paths.count) \(paths.count == 1 ? "file" : "files")"
    }
    return .success
  }

  fileprivate static let inputs = Option("--inputs", "List the specs and templates.")
  fileprivate static let outputs = Option("--outputs", "List the generated files.")
  fileprivate static let write = Option(
    "--write FILE",
    "Write the list into this file. Without it, print it."
  )
}
