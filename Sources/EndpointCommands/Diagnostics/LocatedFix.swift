import EndpointDiff
import EndpointJSON
import EndpointSpec

/// The edits of a hint, with lines and columns.
struct LocatedFix: Equatable {
  let edits: [Edit]
  /// True if `check --fix-hints` applies the edits.
  let isCertain: Bool

  struct Edit: Equatable {
    let start: Position
    /// The position behind the last replaced character.
    let end: Position
    let old: String
    let new: String
  }

  /// Nil if the hint has no edits, or one of them cannot be written.
  init?(_ hint: Hint, in sources: [LocatedSource]) {
    guard let edits = hint.textEdits(in: sources.map(\.file)) else { return nil }
    isCertain = hint.isCertain
    self.edits = edits.map { edit in
      let source = sources[edit.place.file]
      return Edit(
        start: source.position(of: edit.place.start),
        end: source.position(of: edit.place.end),
        old: edit.old,
        new: edit.new
      )
    }
  }

  var json: JSONValue {
    let edits = edits.map { edit -> JSONValue in
      [
        "path": .string(edit.start.path), "line": .integer(edit.start.line),
        "column": .integer(edit.start.column), "endLine": .integer(edit.end.line),
        "endColumn": .integer(edit.end.column), "old": .string(edit.old), "new": .string(edit.new),
      ]
    }
    return ["certain": .bool(isCertain), "edits": .array(edits)]
  }

  /// A fix of SARIF (section 3.55).
  func sarif(_ hint: String, in folder: String) -> JSONValue {
    let changes = edits.map { edit -> JSONValue in
      [
        "artifactLocation": SARIFText.artifact(edit.start.path(in: folder)),
        "replacements": [
          [
            "deletedRegion": [
              "startLine": .integer(edit.start.line), "startColumn": .integer(edit.start.column),
              "endLine": .integer(edit.end.line), "endColumn": .integer(edit.end.column),
            ],
            "insertedContent": SARIFText.message(edit.new),
          ]
        ],
      ]
    }
    return ["description": SARIFText.message(hint), "artifactChanges": .array(changes)]
  }
}

extension LocatedDiagnostic {
  /// A result of SARIF (section 3.27).
  func sarif(in folder: String) -> JSONValue {
    let fixes = hint.flatMap { hint in fix?.sarif(hint, in: folder) }
    let related = related.map { related in
      SARIFText.location(related.location.position, in: folder, message: related.message)
    }
    return .object(of: [
      "ruleId": .string(rule), "level": .string(severity.rawValue),
      "message": SARIFText.message(messageWithHint),
      "locations": [SARIFText.location(location.position, in: folder)],
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "fixes": fixes.map { [$0] },
    ])
  }
}

/// A log of SARIF 2.1.0 with the results of a command.
func sarif(of results: [JSONValue], by command: String, _ version: String) -> String {
  let document: JSONValue = [
    "$schema": .string(SARIFText.schema), "version": "2.1.0",
    "runs": [
      [
        "tool": [
          "driver": ["name": .string("endpoints \(command)"), "semanticVersion": .string(version)]
        ],
        "columnKind": "unicodeCodePoints", "results": .array(results),
      ]
    ],
  ]
  return "\(document)\n"
}
