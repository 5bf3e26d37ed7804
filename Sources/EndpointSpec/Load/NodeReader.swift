import EndpointJSON

/// Reads the JSON of a spec into the types of the document, and collects diagnostics.
///
/// Each read returns nil after a report, so that the caller continues with the next key.
struct NodeReader: Reporting {
  let files: [SourceFile]
  /// The index of the current file.
  var file = 0
  /// The current key. Messages start with it.
  var key: String?
  var diagnostics: [Diagnostic] = []
  /// The parsed type expressions by their text.
  var expressions: [String: TypeExpression] = [:]
  var written = WrittenParts()

  /// Reports a value of the wrong kind: `"path": expected a string, found a number`.
  mutating func reportKind(expected: String, found node: JSONNode, hint: String? = nil) {
    let subject = key.map { quoted($0) + ": " } ?? ""
    let found = node.kind.phrase
    report(
      .wrongType,
      "\(subject)expected \(expected), found \(found)",
      at: opening(of: node),
      hint: hint
    )
  }

  /// Reports an invalid value of the right kind.
  mutating func reportValue(_ problem: String, at place: Place, hint: String? = nil) {
    let subject = key.map { quoted($0) + ": " } ?? ""
    report(.invalidValue, subject + problem, at: place, hint: hint)
  }

  func place(of node: JSONNode) -> Place {
    Place(file: file, start: node.start, end: node.end)
  }

  /// The place of a scalar, or of the opening bracket of an object or an array.
  func opening(of node: JSONNode) -> Place {
    switch node.kind {
    case .object, .array: Place(file: file, start: node.start, end: node.start + 1)
    default: place(of: node)
    }
  }

  func place(ofKey member: JSONMember) -> Place {
    Place(file: file, start: member.keyStart, end: member.keyEnd)
  }
}

extension JSONNode.Kind {
  /// The kind in messages: `a string`, `null`.
  var phrase: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    default: name
    }
  }

  /// The kind without the value: `a string`.
  package var name: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
