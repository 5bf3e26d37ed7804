import EndpointDiff
import EndpointSpec

extension Command {
  /// The external diff driver of git.
  static let gitDriver = Command(
    name: "git-driver",
    summary: "Show the changes of a spec in \"git diff\". Git runs this command.",
    details: """
      Git passes the path, and a file, its hash and its mode for each side. An invalid spec
      is compared line by line. The exit status is always 0, since git treats any other as a
      failure.
      """,
    operand: "PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE",
    examples: [
      "git config diff.endpoints.command \"endpoints git-driver\"":
        "Run once in a clone that has \"Specs/*.json diff=endpoints\" in .gitattributes."
    ]
  ) { arguments, context in
    let words = arguments.operands
    // One argument: a file with a merge conflict. Nine: a renamed file.
    guard [1, 7, 8, 9].contains(words.count) else {
      throw UsageError("expected seven arguments from git, found \(words.count)")
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
}
