import EndpointMustache
import EndpointSpec

/// The subcommands, in the order of the help.
let commands: [Command] = [
  .`init`, .generate, .check, .diff, .verify, .import, .export, .infer, .format, .explain, .schema,
  .add, .files, .canonical, .templates,
]

/// Runs the tool in a folder, and returns the exit status.
///
/// It does not use the working folder or output of the process, so that tests can run it in their own process.
///
/// - Parameters:
///   - today: The current date in UTC, such as `2026-11-21`, for sunset and expiry dates.
///   - executable: The file of the tool, which reads what may end a process in another one. Nil if it is unknown.
///   - toolChange: When the tool was built, in seconds since 1970. Nil if it is unknown.
///   - start: When the run began, in seconds since 1970.
package func run(
  arguments: [String],
  in folder: String,
  console: Console,
  environment: [String: String] = [:],
  today: String,
  toolChange: Double? = nil,
  executable: String? = nil,
  start: Double = 0
) -> Int32 {
  let files = FileSystem(root: folder)
  var console = console
  // GitHub sets it to the checkout in which a job runs.
  if let workspace = environment["GITHUB_WORKSPACE"] {
    // Either may be named through a symbolic link.
    let (inside, root) = (try? files.resolved("."), try? files.resolved(workspace))
    let path = inside.flatMap { inside in root.flatMap { FilePath.relative(inside, to: $0) } }
    console.repositoryFolder = path.map { $0 + "/" } ?? ""
  }
  let context = CommandContext(
    files: files,
    console: console,
    environment: environment,
    today: today,
    times: toolChange.map { RunTimes(toolChange: $0, start: start) },
    executable: executable
  )
  do {
    return try run(arguments, context).rawValue
  } catch let error as ReportedProblems {
    console.printText(error.diagnostics)
    return ExitStatus.failure.rawValue
  } catch {
    console.printError("\(error)")
    return ExitStatus.failure.rawValue
  }
}

private func run(_ words: [String], _ context: CommandContext) throws -> ExitStatus {
  // Messages repeat arguments, and a line break would begin a message of its own.
  if let index = words.firstIndex(where: \.hasControlCharacters) {
    throw UsageError("argument \(index + 1) contains a control character")
  }
  guard let first = words.first else {
    context.console.write(HelpText.text(for: commands))
    return .success
  }
  switch first {
  case "--help", "-h", "help":
    try showHelp(words.dropFirst(), context.console)
    return .success
  case "--version":
    context.console.printLine("endpoints \(version)")
    return .success
  default:
    return try runCommand(command(named: first, of: words), Array(words.dropFirst()), context)
  }
}

private func runCommand(
  _ command: Command,
  _ words: [String],
  _ context: CommandContext
) throws -> ExitStatus {
  if words.contains("--json"), words.contains("--help") || words.contains("-h") {
    context.console.write(HelpJSON.text(for: command))
    return .success
  }
  do {
    let arguments = try Arguments(words, for: command)
    guard !arguments.contains(.help) else {
      context.console.write(HelpText.text(for: command))
      return .success
    }
    do {
      return try command.run(arguments, context)
    } catch let error as ReportedProblems {
      let style = arguments[.diagnostics].flatMap(DiagnosticStyle.init) ?? .text
      context.console.print(error.diagnostics, as: style)
      return .failure
    }
  } catch var error as UsageError {
    error.command = command.name
    throw error
  }
}

private func showHelp(_ words: ArraySlice<String>, _ console: Console) throws {
  let isJSON = words.contains("--json")
  guard let name = words.first(where: { $0 != "--json" }) else {
    return console.write(isJSON ? HelpJSON.text(for: commands) : HelpText.text(for: commands))
  }
  let command = try command(named: name)
  console.write(isJSON ? HelpJSON.text(for: command) : HelpText.text(for: command))
}

private func command(
  named name: String,
  of words: [String] = []
) throws(UsageError) -> Command {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let isOption = name.hasPrefix("-")
  if let command = words.first(where: { word in commands.contains { $0.name == word } }) {
    let rest = words.filter { $0 != command }
    throw UsageError(
      "the command comes first: \"endpoints \(([command] + rest).joined(separator: " "))\""
    )
  }
  if FilePath.isDocument(name) {
    throw UsageError("a command comes before \"\(name)\": \"endpoints generate \(name)\"")
  }
  let known = isOption ? ["--help", "--version"] : commands.map(\.name) + ["help"]
  if let meaning = explainedNames.first(where: { $0.words.contains(name) })?.meaning {
    throw UsageError("unknown command \"\(name)\"; \(meaning)")
  }
  if ["-v", "-V"].contains(name) {
    throw UsageError("unknown option \"\(name)\"; did you mean \"--version\"?")
  }
  let hint = otherNames[name].map { "; did you mean \"\($0)\"?" } ?? didYouMean(name, among: known)
  throw UsageError("unknown \(isOption ? "option" : "command") \"\(name)\"\(hint)")
}

/// The commands of other tools that need another form here.
private let explainedNames: [(words: Set<String>, meaning: String)] = [
  (
    ["mock", "serve", "server", "proxy", "stub", "prism"],
    "tests answer requests with the examples of a spec: see the module EndpointTesting"
  ),
  (["summary", "stats"], "\"endpoints diff --short\" prints a line for each change"),
  (
    ["bundle", "join", "split", "dereference", "flatten"],
    "a spec may be a folder with api.json and further files"
  ),
  (["completion", "completions"], "\"endpoints help --json\" lists all options for programs"),
]

/// The names that other tools use for our commands.
private let otherNames = [
  "validate": "check", "lint": "check", "verify-generated": "check", "build": "generate",
  "compile": "generate", "drift": "verify", "contract": "verify", "codegen": "generate",
  "compare": "diff", "breaking": "diff",
  "fmt": "format", "new": "init", "create": "init", "docs": "explain", "version": "--version",
  "gen": "generate", "g": "generate", "b": "generate", "c": "check", "changes": "diff",
  "review": "diff", "changelog": "diff", "test": "verify", "record": "infer", "convert": "import",
  "openapi": "import", "swagger": "import", "key": "explain", "keys": "explain", "man": "help",
  "info": "explain", "fix": "check --fix-hints", "autofix": "check --fix-hints", "setup": "init",
]
