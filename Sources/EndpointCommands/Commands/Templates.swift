import EndpointGenerator

extension Command {
  /// Writes the built-in templates to a folder.
  static let templates = Command(
    name: "templates",
    summary: "Copy the built-in templates into a folder to change them.",
    details: """
      Keep the templates that you change, and delete the others: "endpoints generate
      --templates DIR" uses the built-in template for each missing file. A file that differs
      is never overwritten.
      """,
    ownOptions: [folder, .quiet],
    examples: [
      "endpoints templates --export Templates": "Write all templates into Templates/.",
      "endpoints generate --templates Templates": "Generate with the changed templates.",
    ]
  ) { arguments, context in
    guard let folder = arguments[Command.folder].map(FilePath.normalized) else {
      throw UsageError("--export DIR is missing")
    }
    let files = context.files
    var missing: [(path: String, bytes: [UInt8])] = []
    var conflicts: [FileError] = []
    for template in TemplateSet.builtIn.sources {
      let path = FilePath.join(folder, template.name + UserTemplates.suffix)
      let bytes = Array(template.text.utf8)
      if files.kind(of: path) == nil {
        missing.append((path, bytes))
      } else if try files.read(path) != bytes {
        conflicts.append(FileError(path, "already exists and differs from the built-in template"))
      }
    }
    guard conflicts.isEmpty else { throw OutputConflicts(errors: conflicts) }
    for file in missing {
      try files.replaceFile(file.path, with: file.bytes)
    }
    if !arguments.contains(.quiet) {
      let unchanged = TemplateSet.builtIn.sources.count - missing.count
      context.console.printLine("\(folder): \(missing.count) written, \(unchanged) unchanged")
    }
    return .success
  }

  fileprivate static let folder = Option("--export DIR", "The folder to write them into.")
}
