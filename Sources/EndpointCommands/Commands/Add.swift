extension Command {
  /// Writes source code that the user's package owns.
  static let add = Command(
    name: "add",
    summary: "Write the source of a transport into your package.",
    details: """
      "transport async-http-client" sends requests with AsyncHTTPClient, for services on Linux.
      The file is yours: change it as you like. A file that differs is never overwritten. The
      command prints what Package.swift needs.
      """,
    operand: "transport NAME",
    isOperandRequired: true,
    ownOptions: [folder, .quiet],
    examples: [
      "endpoints add transport async-http-client": "Write a target of its own.",
      "endpoints add transport async-http-client --output Sources/App":
        "Write the file into the target App.",
    ]
  ) { arguments, context in
    let addition = try Addition(named: arguments.operands)
    let files = context.files
    let folder = FilePath.normalized(arguments[Command.folder] ?? addition.folder)
    let isOwnTarget = folder == FilePath.normalized(addition.folder)
    let path = FilePath.join(folder, addition.fileName)
    let bytes = Array(addition.source.utf8)
    let exists = files.kind(of: path) != nil
    guard try !exists || files.read(path) == bytes else {
      throw FileError(path, "already exists and differs: delete it, or give another --output")
    }
    if !exists { try files.replaceFile(path, with: bytes) }
    guard !arguments.contains(.quiet) else { return .success }
    context.console.printLine("\(path): \(exists ? "unchanged" : "written")")
    let target = FilePath.name(of: folder)
    context.console.write(addition.guide(target: target, isOwnTarget: isOwnTarget))
    return .success
  }

  fileprivate static let folder = Option(
    "--output DIR",
    "The folder of the file. Defaults to Sources/AsyncHTTPTransport, a target of its own."
  )
}
