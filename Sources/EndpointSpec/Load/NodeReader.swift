import EndpointJSON
import EndpointYAML

/// Reads the JSON of a spec into the types of the document, and collects diagnostics.
///
/// Each read returns nil after a report, so that the caller continues with the next key.
struct NodeReader: Reporting {
  let files: [SourceFile]
  /// The index of the current file.
  var file = 0 { didSet { isYAML = DocumentText.isYAML(files[file].bytes, of: files[file].path) } }
  private(set) var isYAML = false
  /// The current key. Messages start with it.
  var key: String?
  /// The current member of an object, and whether the object must have it.
  var member: (member: JSONMember, isRequired: Bool)?
  var diagnostics: [Diagnostic] = []
  /// The parsed type expressions by their text.
  var expressions: [String: TypeExpression] = [:]
  /// The places of the types and endpoints in all parts by their names.
  var typeNames: [String: Place] = [:]
  var endpointNames: [String: Place] = [:]
  var written = WrittenParts()
  /// Whether the fields of a multipart body are read.
  var isMultipart = false
  /// The endpoint that is read.
  var endpoint: JSONNode?
  /// Whether a value is read as it is meant, which is not what the file has.
  var isMeant = false
  /// The objects with fixed keys around the current value, with the definitions of their keys.
  var enclosing: [(definition: String, node: JSONNode)] = []
  /// The name of the type that is read.
  var typeName: String?
  /// The parsed files.
  var roots: [JSONNode] = [] { didSet { foreignTypes = ForeignTypes(roots) } }
  /// The type names of other languages, except for those that the spec declares.
  private(set) var foreignTypes = ForeignTypes([])
  /// The enums of the spec by each of their values. Created for the first mistake.
  var enumsByValue: [String: [(name: String, values: Set<String>)]]?

  init(files: [SourceFile]) {
    self.files = files
    isYAML = files.first.map { DocumentText.isYAML($0.bytes, of: $0.path) } ?? false
  }

  /// Reports a value of the wrong kind: `"path": expected a string, found a number`.
  mutating func reportKind(expected: String, found node: JSONNode, hint: Hint? = nil) {
    let subject = key.map { quoted($0) + ": " } ?? ""
    let found = node.kind.phrase
    report(
      .wrongType,
      "\(subject)expected \(expected), found \(found)",
      at: opening(of: node),
      hint: textOfEntriesHint(expected, node) ?? hint ?? kindHint(expected: expected, found: node)
    )
  }

  /// Reports an invalid value of the right kind.
  mutating func reportValue(_ problem: String, at place: Place, hint: Hint? = nil) {
    // A problem of the key itself begins with it.
    let subject = key.map(quoted).map { problem.hasPrefix($0) ? "" : $0 + ": " } ?? ""
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
  package var phrase: String {
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

extension NodeReader {
  mutating func string(_ node: JSONNode, expected: String = "a string") -> Located<String>? {
    guard case .string(let text) = node.kind else {
      reportKind(expected: expected, found: node)
      return nil
    }
    guard !holdsControlCharacter(text) else {
      reportValue("a control character in a string", at: place(of: node), hint: "remove it")
      return nil
    }
    if let scalar = text.bidirectionalControl {
      report(
        .bidirectionalCharacter,
        "U+\(scalar.hexadecimal) changes the direction of the text and can hide its meaning",
        at: place(of: node),
        hint: "remove it"
      )
    }
    return Located(text, at: place(of: node))
  }

  /// Reads a text of one line.
  mutating func summary(_ node: JSONNode) -> String? {
    guard let text = string(node) else { return nil }
    guard !holdsLineBreak(text.value) else {
      reportValue(
        "a summary must be one line",
        at: text.place,
        hint: "put the rest under \"description\""
      )
      return nil
    }
    return text.value
  }

  mutating func bool(_ node: JSONNode) -> Located<Bool>? {
    guard case .bool(let value) = node.kind else {
      reportKind(expected: "true or false", found: node)
      return nil
    }
    return Located(value, at: place(of: node))
  }

  mutating func integer(_ node: JSONNode) -> Located<Int>? {
    guard case .number(let text) = node.kind else {
      reportKind(expected: "a whole number", found: node)
      return nil
    }
    guard let value = Int(text) else {
      reportValue(
        "expected a whole number, found \(shortened(text))",
        at: place(of: node),
        hint: "remove the fraction and the exponent"
      )
      return nil
    }
    return Located(value, at: place(of: node))
  }

  /// Reads a whole number that becomes an `Int`, which has 32 bits on some watches.
  mutating func int(_ node: JSONNode) -> Located<Int>? {
    guard let number = integer(node) else { return nil }
    guard Int32(exactly: number.value) != nil else {
      reportValue(
        "expected at most 32 bits, found \(number.value)",
        at: number.place,
        hint: "write a number from \(Int32.min) to \(Int32.max)"
      )
      return nil
    }
    return number
  }

  /// Reads a number above zero.
  mutating func positiveNumber(_ node: JSONNode) -> Located<Double>? {
    guard case .number(let text) = node.kind else {
      reportKind(expected: "a number", found: node)
      return nil
    }
    guard let value = Double(text), value.isFinite, value > 0 else {
      reportValue(
        "expected a number above 0, found \(shortened(text))",
        at: place(of: node),
        hint: Hint(
          "write a positive number, or remove the key",
          member.map { [removal(of: $0.member)] } ?? []
        )
      )
      return nil
    }
    return Located(value, at: place(of: node))
  }

  func shortened(_ number: String) -> String {
    number.utf8.count > 30 ? number.prefix(30) + "…" : number
  }
}

/// True if the text has several lines.
private func holdsLineBreak(_ text: String) -> Bool {
  // Checks the bytes first, since iterating over characters is slow.
  text.hasByte { 0x0A...0x0D ~= $0 || $0 >= 0x80 } && text.contains(where: \.isNewline)
}

/// True if the text contains control characters other than line breaks and tabs.
package func holdsControlCharacter(_ text: String) -> Bool {
  text.hasByte { byte in
    byte == 0x7F || (byte < 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09)
  }
}
