import EndpointJSON

/// The JSON Schema of specs, laid out as in `Specs`, with the texts that editors show.
let schemaText: String = {
  let schema = try? JSONValue(parsing: Array(builtInSchema.utf8))
  return schema.map { LanguageReference.addingEditorTexts(to: $0).readable(width: 100) + "\n" }
    ?? builtInSchema
}()

extension Command {
  /// Prints or writes the JSON Schema of specs.
  static let schema = Command(
    name: "schema",
    summary: "Write the JSON Schema of specs, for editors.",
    details: """
      Editors complete and check a spec that names the schema: "$schema": "endpoints.schema.json".
      """,
    ownOptions: [output, .quiet],
    examples: [
      "endpoints schema --output Specs/endpoints.schema.json":
        "Write it next to the specs. Repeat after an update of endpoints.",
      "endpoints schema": "Print it.",
    ]
  ) { arguments, context in
    try context.write(schemaText, to: Command.output, of: arguments) { isUnchanged in
      isUnchanged ? "unchanged" : "written"
    }
    return .success
  }

  fileprivate static let output = Option(
    "--output FILE",
    "Write the schema into this file. Without it, print it."
  )
}

extension FileSystem {
  /// Writes the schema into the folder, unless the file exists. Returns the path if it was written.
  func addSchema(toFolder folder: String) throws(FileError) -> String? {
    let path = FilePath.join(folder, SpecFolder.schemaFile)
    guard kind(of: path) == nil else { return nil }
    try replaceFile(path, with: Array(schemaText.utf8))
    return path
  }
}
