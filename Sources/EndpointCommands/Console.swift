import EndpointDiff
import EndpointSpec

/// The standard output, error and input of a run.
package struct Console {
  let write: (String) -> Void
  private let errorOutput: (String) -> Void
  /// Reads the standard input to its end.
  let readInput: () throws -> [UInt8]
  /// Whether the standard output is a terminal with colors.
  let usesColorInOutput: Bool
  /// Whether the standard error is a terminal with colors.
  let usesColor: Bool
  /// The working folder as seen from the repository, such as `ios/`. Annotations begin with it. Empty for the root.
  var repositoryFolder = ""
  /// Collects diagnostics for one report over several packages. Nil to print them immediately.
  var collector: DiagnosticCollector?

  package init(
    usesColor: Bool = false,
    usesColorInOutput: Bool = false,
    write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void,
    readInput: @escaping () throws -> [UInt8] = { [] }
  ) {
    self.usesColor = usesColor
    self.usesColorInOutput = usesColorInOutput
    self.readInput = readInput
    self.write = write
    errorOutput = writeError
  }

  func printLine(_ line: String) {
    write(line.withoutControlCharacters + "\n")
  }

  /// Writes lines without control characters, since they may contain the names of files.
  func writeError(_ lines: String) {
    errorOutput(lines.printableLines)
  }

  /// Writes lines with styles, whose other parts have no control characters.
  func writeStyledError(_ lines: String) {
    errorOutput(lines)
  }

  /// Prints why a command failed. Masks secrets in the URLs that it names.
  func printError(_ message: String) {
    let message = message.withoutSecretsOfURLs.printableLines
    writeStyledError("\(styled("error:", .red)) \(message)\n")
  }

  func styled(_ text: String, _ style: TextStyle.Style) -> String {
    TextStyle(usesColor: usesColor).styled(text, style)
  }
}

extension String {
  /// The text with `***` for the user, the password, the query and the fragment of each URL, also without a scheme.
  fileprivate var withoutSecretsOfURLs: String {
    replacing(/(:\/+|\/\/)[^\s"']*@/) { "\($0.1)***@" }
      .replacing(/(^|[\s"'=\/])[^\s"'\/:@]+:[^\s"'\/][^\s"']*@/) { "\($0.1)***@" }
      .replacing(/((?::\/+|\/\/|\*@)[^\s"'?#]*[?#])[^\s"']*/) { "\($0.1)***" }
  }
}
