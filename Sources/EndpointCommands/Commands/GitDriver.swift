import EndpointDiff
import EndpointSpec

extension Command {
  /// What git calls in the place of its own diff.
  static let gitDriver = Command(
    "git-driver",
    "Show the changes of a spec in \"git diff\": git calls this, people do not.",
    details: [
      """
      Git passes the path, and for both sides a file, its hash and its mode. What is no valid
      spec is shown line by line. The exit status is 0 whatever changed, since git takes
      another one for a failure.
      """
    ],
    operand: "PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE",
    options: [],
    examples: [
      Example(
        line: "git config diff.endpoints.command \"endpoints git-driver\"",
        summary: "Once in a clone, beside \"Specs/*.json diff=endpoints\" in .gitattributes."
      )
    ],
    run: runGitDriver
  )
}

@Sendable private func runGitDriver(
  _ arguments: Arguments,
  _ context: CommandContext
) throws -> ExitStatus {
  let words = arguments.operands
  // One word: the path of a file with a merge conflict. Two more than seven: the file was renamed.
  guard [1, 7, 8, 9].contains(words.count) else {
    throw UsageError("git passes seven arguments, not \(words.count)", command: "git-driver")
  }
  guard words.count >= 7 else {
    context.console.printLine("\(words[0].withoutControlCharacters): has a merge conflict")
    return .success
  }
  let change = GitFileChange(
    path: words[0],
    newPath: words.count > 7 ? words[7] : words[0],
    oldFile: words[1],
    newFile: words[4]
  )
  context.console.write(change.text(context))
  return .success
}
