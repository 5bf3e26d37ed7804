import EndpointDiff
import EndpointJSON
import EndpointMustache
import EndpointOpenAPI
import EndpointSpec

/// A diagnostic with lines and columns instead of byte offsets.
///
/// It is the common format for problems of specs, templates and the output folder.
struct LocatedDiagnostic: Equatable {
  var severity: Diagnostic.Severity
  /// The identifier of the rule.
  let rule: String
  let message: String
  let location: Location
  let hint: String?
  /// The edits of the hint. Nil if the author has to decide.
  var fix: LocatedFix?
  let related: [Related]

  struct Related: Equatable {
    let message: String
    let location: Location
  }

  init(
    _ severity: Diagnostic.Severity,
    rule: String,
    _ message: String,
    at location: Location,
    hint: String? = nil,
    related: [Related] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
    self.hint = hint
    self.related = related
  }

  /// The message and the hint on one line.
  var messageWithHint: String { hint.map { "\(message); \($0)" } ?? message }
}

/// A location in a file, optionally with an excerpt of the line.
struct Location: Equatable {
  let path: String
  /// The line, from 1, as is the column. Nil for the whole file.
  var line: Int?
  var column: Int?
  /// The number of characters, at least 1.
  var length = 1
  var source: SourceExcerpt?

  /// `path:line:column`, without the unknown parts.
  var description: String {
    [path, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}

extension LocatedDiagnostic {
  init(_ error: TemplateError, path: String) {
    let location = Location(path: path, line: error.line, column: error.column)
    self.init(.error, rule: "template", error.message, at: location)
  }

  /// - Parameter message: The message. Defaults to that of the diagnostic.
  init(_ diagnostic: Diagnostic, _ message: String? = nil, in sources: [LocatedSource]) {
    self.init(
      diagnostic.severity,
      rule: diagnostic.rule.rawValue,
      message ?? diagnostic.message,
      at: sources[diagnostic.place.file].location(of: diagnostic.place),
      hint: diagnostic.hint,
      related: diagnostic.related.map { related in
        let location = sources[related.place.file].location(of: related.place)
        return Related(message: related.message, location: location)
      }
    )
    fix = diagnostic.fix.flatMap { LocatedFix($0, in: sources) }
  }
}

/// The format of diagnostics.
enum DiagnosticStyle: String, CaseIterable {
  case text
  case json
  case github
  case sarif
}

extension Option {
  static let diagnostics = Option(
    "--diagnostics",
    "The format of diagnostics. Defaults to text.",
    choices: DiagnosticStyle.allCases.map(\.rawValue)
  )
}

extension Console {
  /// Prints diagnostics. Text goes to the standard error, other formats to the standard output.
  func print(_ diagnostics: [LocatedDiagnostic], as style: DiagnosticStyle) {
    if let collector { return collector.add(diagnostics) }
    switch style {
    case .text: printText(diagnostics)
    case .json: write(diagnosticsAsJSON(diagnostics))
    case .sarif:
      write(sarif(of: diagnostics.map { $0.sarif(in: repositoryFolder) }, by: "check", version))
    case .github:
      write(diagnostics.map { $0.workflowCommand(in: repositoryFolder) + "\n" }.joined())
    }
  }
}

extension Console {
  /// Prints diagnostics as compilers do: location, message, source line with a caret, and hint.
  func printText(_ diagnostics: [LocatedDiagnostic]) {
    for report in diagnostics.prefix(ToolLimits.printedProblems) {
      writeStyledError(text(of: report))
    }
    if diagnostics.count > ToolLimits.printedProblems {
      writeError("… and \(diagnostics.count - ToolLimits.printedProblems) more\n")
    }
    let counts = [
      count(diagnostics, .error, "error"), count(diagnostics, .warning, "warning"),
    ].compactMap(\.self)
    if diagnostics.contains(where: { $0.severity == .error }) {
      writeError(counts.joined(separator: ", ") + "\n")
    }
  }

  private func text(of report: LocatedDiagnostic) -> String {
    var text = line(report.severity, report.message, at: report.location)
    if let hint = report.hint { text += "  hint: \(hint.withoutControlCharacters)\n" }
    for related in report.related {
      text += line(.note, related.message, at: related.location)
    }
    return text
  }

  private func line(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at location: Location
  ) -> String {
    let place = styled("\(location.description.withoutControlCharacters):", .bold)
    let kind = styled("\(severity.rawValue):", severity.style)
    let text = "\(place) \(kind) \(message.withoutControlCharacters)\n"
    guard let source = location.source else { return text }
    let tail = String(repeating: "~", count: min(location.length, source.rest) - 1)
    return text + "\(source.text)\n\(source.padding)\(styled("^" + tail, .green))\n"
  }

  private func count(
    _ diagnostics: [LocatedDiagnostic],
    _ severity: Diagnostic.Severity,
    _ noun: String
  ) -> String? {
    let count = diagnostics.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, noun)
  }
}

extension Diagnostic.Severity {
  fileprivate var style: TextStyle.Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

/// Diagnostics as a JSON array.
func diagnosticsAsJSON(_ diagnostics: [LocatedDiagnostic]) -> String {
  let value = JSONValue.array(diagnostics.map(\.json))
  return value.description.withJSONEscapedDirections + "\n"
}

extension LocatedDiagnostic {
  fileprivate var json: JSONValue {
    let related = related.map { related -> JSONValue in
      var object = related.location.json
      object["message"] = .string(related.message)
      return .object(object)
    }
    var object = location.json
    object["severity"] = .string(severity.rawValue)
    object["rule"] = .string(rule)
    object["message"] = .string(message)
    object["hint"] = .text(hint)
    object["fix"] = fix?.json
    object["related"] = related.isEmpty ? nil : .array(related)
    return .object(object)
  }

  /// The workflow command that annotates the location on GitHub.
  ///
  /// - Parameter folder: The working folder as seen from the repository.
  func workflowCommand(in folder: String) -> String {
    let kind = severity == .note ? "notice" : severity.rawValue
    let path = location.path.hasPrefix("/") ? location.path : folder + location.path
    var properties = [(name: "file", value: path)]
    if let line = location.line { properties.append(("line", "\(line)")) }
    if let column = location.column {
      properties.append(("col", "\(column)"))
      properties.append(("endColumn", "\(column + location.length)"))
    }
    properties.append(("title", rule))
    return WorkflowCommand(kind, properties, messageWithHint).line
  }
}

extension Location {
  fileprivate var json: JSONObject {
    var object: JSONObject = ["path": .string(path)]
    object["line"] = line.map { .integer($0) }
    object["column"] = column.map { .integer($0) }
    object["endColumn"] = column.map { .integer($0 + length) }
    return object
  }
}
