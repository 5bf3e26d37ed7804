import EndpointMustache
import EndpointSpec

/// A diagnostic with lines and columns instead of byte offsets.
///
/// It is the common format for problems of specs, templates and the output folder.
struct Report: Equatable {
  let severity: Diagnostic.Severity
  /// The identifier of the rule.
  let rule: String
  let message: String
  let location: Location
  let hint: String?
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
  let line: Int?
  let column: Int?
  /// The number of characters, at least 1.
  let length: Int
  let source: SourceExcerpt?

  init(
    path: String,
    line: Int? = nil,
    column: Int? = nil,
    length: Int = 1,
    source: SourceExcerpt? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
    self.source = source
  }

  /// `path:line:column`, without the unknown parts.
  var description: String {
    [path, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}

extension Report {
  init(_ error: TemplateError, path: String) {
    let location = Location(path: path, line: error.line, column: error.column)
    self.init(.error, rule: "template", error.message, at: location)
  }

  init(_ diagnostic: Diagnostic, in sources: [LocatedSource]) {
    self.init(
      diagnostic.severity,
      rule: diagnostic.rule.rawValue,
      diagnostic.message,
      at: sources[diagnostic.place.file].location(of: diagnostic.place),
      hint: diagnostic.hint,
      related: diagnostic.related.map { related in
        let location = sources[related.place.file].location(of: related.place)
        return Related(message: related.message, location: location)
      }
    )
  }
}
