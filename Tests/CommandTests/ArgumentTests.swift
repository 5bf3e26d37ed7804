import EndpointJSON
import TestTraits
import Testing

@testable import EndpointCommands

/// Command-line arguments, the errors in them, and help.
@Suite(.serialized, .computing)
struct ArgumentTests {
  @Test(
    arguments: [
      (["genrate"], "unknown command \"genrate\"; did you mean \"generate\"?"),
      (["frobnicate"], "unknown command \"frobnicate\"\n"),
      (["--verson"], "unknown option \"--verson\"; did you mean \"--version\"?"),
      (["generate", "-v"], "unknown option \"-v\"; \"endpoints --version\" shows the version"),
      (["--full", "check"], "the command comes first: \"endpoints check --full\""),
      (
        ["Specs/Shop.json"],
        "a command comes before \"Specs/Shop.json\": \"endpoints generate Specs/Shop.json\""
      ),
      (
        ["explain", "pagination", "items"],
        "explain takes one KEY; did you mean \"pagination.items\"?"
      ),
      (["help", "chekc"], "unknown command \"chekc\"; did you mean \"check\"?"),
      (["generate", "--ouput", "x"], "unknown option \"--ouput\"; did you mean \"--output\"?"),
      (["generate", "-x"], "unknown option \"-x\"\n"),
      (["generate", "--output"], "--output needs a value: DIR"),
      (["generate", "--output="], "--output needs a value: DIR"),
      (["generate", "--output", "--quiet"], "--output needs a value: DIR"),
      (["check", "--quiet", "--quiet"], "--quiet was given twice"),
      (["check", "--quiet=yes"], "--quiet takes no value"),
      (["check", "--dump-model"], "unknown option \"--dump-model\""),
      (
        ["check", "--diagnostics", "jsn"],
        "\"jsn\" is not a value of --diagnostics: expected one of text, json, github, sarif; did you mean \"json\"?"
      ),
      (["-v"], "unknown option \"-v\"; did you mean \"--version\"?"),
      (["mock", "Shop.json"], "unknown command \"mock\"; tests answer requests"),
      (["bundle"], "unknown command \"bundle\"; a spec may be a folder"),
      (["generate", "-g", "swift"], "unknown option \"-g\"; it always generates Swift"),
      (["format", "--write"], "unknown option \"--write\"; it writes without this option"),
      (["export", "--format", "yaml"], "unknown option \"--format\"; it writes JSON"),
      (
        ["check", "--format", "json"],
        "unknown option \"--format\"; did you mean \"--diagnostics\"?"
      ),
      (
        ["check", "--ruleset", "r"], "unknown option \"--ruleset\"; settings are in endpoints.json"
      ),
      (
        ["init", "--name", "Shop"], "unknown option \"--name\"; name it without an option, as NAME"
      ),
      (["explain", "--key", "at"], "unknown option \"--key\"; name it without an option, as KEY"),
      (["diff", "--revision", "a"], "unknown option \"--revision\"; write both versions"),
      (
        ["diff", "--fail-on-diff"], "unknown option \"--fail-on-diff\"; did you mean \"--fail-on\"?"
      ),
      (
        ["diff", "breaking", "old", "new"],
        "there are more than OLD and NEW: write \"endpoints diff old new\" without \"breaking\""
      ),
      (["templates", "here"], "unexpected \"here\": this command takes only options"),
      (["templates"], "--export DIR is missing"),
    ])
  func reportsInvalidArguments(arguments: [String], expected: String) throws {
    let folder = try TemporaryFolder()
    #expect(folder.run(arguments) == 2)
    #expect(folder.errors.hasPrefix("error: " + expected))
    #expect(folder.errors.hasSuffix("--help\" for usage.\n"))
    #expect(folder.output == "")
  }

  @Test func parsesBothOptionFormsAndOperandsAnywhere() throws {
    let words = ["a", "--output=x=y", "b", "--diagnostics", "json", "--", "--quiet", "-"]
    let arguments = try Arguments(words, for: .generate)
    #expect(arguments.operands == ["a", "b", "--quiet", "-"])
    #expect(arguments[GenerateOptions.output] == "x=y")
    #expect(arguments[.diagnostics] == "json")
    #expect(!arguments.contains(.quiet))
  }

  @Test(arguments: commands.map(\.name))
  func everyCommandHasHelpWithExamples(command: String) throws {
    let folder = try TemporaryFolder()
    #expect(folder.run(command, "--help") == 0)
    let text = folder.output
    #expect(text.contains("USAGE\n  endpoints \(command)"))
    #expect(text.contains("EXAMPLES\n  # "))
    #expect(text.contains("  endpoints \(command)"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    folder.output = ""
    #expect(folder.run("help", command) == 0)
    #expect(folder.output == text)
    folder.output = ""
    #expect(folder.run(command, "-h") == 0)
    #expect(folder.output == text)
  }

  @Test func helpListsCommands() throws {
    let folder = try TemporaryFolder()
    #expect(folder.run() == 0)
    let text = folder.output
    for command in ["generate", "check", "templates"] {
      #expect(text.contains("\n  \(command) "))
    }
    folder.output = ""
    #expect(folder.run("--help") == 0)
    #expect(folder.output == text)
  }

  /// Programs read the same help: all commands with their options, also for one command.
  @Test func helpIsAlsoJSON() throws {
    let folder = try TemporaryFolder()
    #expect(folder.run("--help", "--json") == 0)
    let help = try JSONValue(parsing: Array(folder.output.utf8))
    let listed = try #require(help["commands"]?.arrayValue)
    #expect(listed.map { $0["name"]?.stringValue } == commands.map(\.name))
    for (command, value) in zip(commands, listed) {
      let options = value["options"]?.arrayValue ?? []
      #expect(options.map { $0["name"]?.stringValue } == command.options.map(\.name))
      #expect(options.map { $0["value"]?.stringValue } == command.options.map(\.placeholder))
      #expect(value["examples"]?.arrayValue?.count == command.examples.count)
      folder.output = ""
      #expect(folder.run(command.name, "--json", "--help") == 0)
      #expect(try JSONValue(parsing: Array(folder.output.utf8)) == value)
    }
  }

  @Test func printsVersion() throws {
    let folder = try TemporaryFolder()
    #expect(folder.run("--version") == 0)
    #expect(folder.output == "endpoints \(version)\n")
  }
}
