import EndpointJSON

/// An entry of an allow file as written.
///
/// ```json
/// { "allow": [{ "kind": "endpoint-removed", "at": "Deck.peek", "reason": "unused since 2.0" }] }
/// ```
package struct WrittenAllowEntry: Sendable {
  package fileprivate(set) var kind: Located<String>?
  package fileprivate(set) var at: Located<String>?
  package fileprivate(set) var old: Located<String>?
  package fileprivate(set) var new: Located<String>?
  package fileprivate(set) var axis: Located<String>?
  package fileprivate(set) var reason: Located<String>?
  package fileprivate(set) var expires: Located<String>?
  package fileprivate(set) var place = Place(file: 0, start: 0, end: 0)
}

/// The kinds of findings that an allow file may name.
package struct AllowedKinds: Sendable {
  let names: [String]
  /// The word for a finding: `change`.
  let noun: String
  /// The hint for a name that is similar to none.
  let hint: @Sendable (String) -> Hint

  package init(_ names: [String], noun: String, hint: @escaping @Sendable (String) -> Hint) {
    (self.names, self.noun, self.hint) = (names, noun, hint)
  }
}

/// Reads an allow file.
///
/// - Returns: The entries and all problems in the file.
package func loadAllowFile(
  _ file: SourceFile,
  kinds: AllowedKinds
) -> (entries: [WrittenAllowEntry], diagnostics: [Diagnostic]) {
  var reader = NodeReader(files: [file])
  var entries: [WrittenAllowEntry] = []
  if let node = reader.parse(file, whenEmpty: "write { \"allow\": [] }") {
    reader.allowFile(node, into: &entries, kinds)
  }
  return (entries, reader.diagnostics)
}

extension NodeReader {
  private static let allowShape = "an object with the array \"allow\""
  private static let entryShape = "an object with \"kind\", \"at\" and \"reason\""

  fileprivate mutating func allowFile(
    _ node: JSONNode,
    into entries: inout [WrittenAllowEntry],
    _ kinds: AllowedKinds
  ) {
    if case .array = node.kind {
      let hint = Hint.write(json: "{ \"allow\": \(source(of: node)) }", for: place(of: node))
      return reportKind(expected: Self.allowShape, found: node, hint: hint)
    }
    object(node, into: &entries, AllowFileKeys.all(kinds), expected: Self.allowShape)
  }

  fileprivate mutating func allowEntries(
    _ node: JSONNode,
    _ kinds: AllowedKinds
  ) -> [WrittenAllowEntry] {
    if case .object = node.kind {
      let hint = Hint.write(json: "[\(source(of: node))]", for: place(of: node))
      reportKind(expected: "an array", found: node, hint: hint)
      return []
    }
    return list(node) { $1.allowEntry($0, kinds) } ?? []
  }

  private mutating func allowEntry(
    _ node: JSONNode,
    _ kinds: AllowedKinds
  ) -> WrittenAllowEntry? {
    var entry = WrittenAllowEntry()
    entry.place = place(of: node)
    object(node, into: &entry, AllowFileKeys.entry(kinds), expected: Self.entryShape)
    return entry
  }

  fileprivate mutating func kind(_ node: JSONNode, _ kinds: AllowedKinds) -> Located<String>? {
    guard let kind = string(node) else { return nil }
    if kinds.names.contains(kind.value) { return kind }
    report(
      .invalidValue,
      "unknown kind of \(kinds.noun) \(quoted(kind.value))",
      at: kind.place,
      hint: kindHint(for: kind, among: kinds.names, kinds.hint)
    )
    return nil
  }

  /// Reads the axis that an entry allows.
  fileprivate mutating func axis(_ node: JSONNode) -> Located<String>? {
    let words = ["wire", "swift"]
    return ["both", "all", "any"].contains(node.text ?? "")
      ? absent(node, "expected \(quotedList(words))", "an entry without it allows both axes")
      : word(node, of: words)
  }

  /// Reads the last day on which an entry is valid.
  fileprivate mutating func lastDay(_ node: JSONNode) -> Located<String>? {
    ["never", "none", ""].contains(node.text?.lowercased() ?? "-")
      ? absent(node, "expected a day such as \"2027-03-01\"", "an entry without it never expires")
      : day(node)
  }

  /// Reports a value that means the same as no key.
  private mutating func absent(
    _ node: JSONNode,
    _ expected: String,
    _ reason: String
  ) -> Located<String>? {
    reportValue(
      "\(expected), found \(quoted(node.text ?? ""))",
      at: place(of: node),
      hint: Hint("remove it: \(reason)", [.remove(place(of: node))], isCertain: true)
    )
    return nil
  }

  fileprivate mutating func reason(_ node: JSONNode, of noun: String) -> Located<String>? {
    guard let reason = string(node) else { return nil }
    guard reason.value.allSatisfy(\.isWhitespace) else { return reason }
    report(
      .invalidValue,
      "the reason is empty",
      at: reason.place,
      hint: "explain why the \(noun) is acceptable"
    )
    return nil
  }
}

/// The keys of an allow file and of its entries.
private enum AllowFileKeys {
  static func all(_ kinds: AllowedKinds) -> ObjectKeys<[WrittenAllowEntry]> {
    ObjectKeys(
      "an allow file",
      definition: "allowFile",
      [
        ObjectKey("$schema") { node, _, reader in _ = reader.string(node) },
        ObjectKey<[WrittenAllowEntry]>("allow") { node, entries, reader in
          entries = reader.allowEntries(node, kinds)
        }.required,
      ]
    )
  }

  static func entry(_ kinds: AllowedKinds) -> ObjectKeys<WrittenAllowEntry> {
    ObjectKeys(
      "an entry",
      definition: "allowEntry",
      [
        ObjectKey("kind", \.kind) { $1.kind($0, kinds) }.required,
        ObjectKey("at", \.at) { $1.string($0, expected: "a string such as \"Deck.draw\"") }
          .required,
        ObjectKey("reason", \.reason) { $1.reason($0, of: kinds.noun) }.required,
        .string("old", \.old), .string("new", \.new),
        ObjectKey("axis", \.axis, words: ["wire", "swift"]) { $1.axis($0) },
        ObjectKey("expires", \.expires) { $1.lastDay($0) },
      ]
    )
  }
}
