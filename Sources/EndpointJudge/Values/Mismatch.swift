import EndpointJSON
import EndpointSpec
import EndpointWire

/// A part of a value, of a request or of a response that does not fit its type.
package struct Mismatch: Sendable {
  package let kind: MismatchKind
  /// Such as `a string`, `one of "open", "closed"`.
  package let expected: String
  /// The kind of the found part, never its value: `a number`.
  package let found: String
  /// What is wrong, with a short value: `expected a string, found 12`.
  package let problem: String
  var hint: String?
  /// The same value as JSON of the expected kind: `25` for `"25"`.
  var converted: String?
  /// The key or text in the value, and the one that is probably meant.
  var misspelling: (found: String, meant: String)?
  /// The byte range to highlight.
  package private(set) var range = 0..<0
  /// The part of the message with the value.
  package private(set) var location = ParameterLocation.body
  /// The parameter or header with the value. Nil for the body.
  package private(set) var name: String?
  /// The path from the checked value to the part. Empty for the value itself.
  package private(set) var path: [JSONPath.Component] = []
  /// Breaking if the reader refuses the value, cannot decode it, or interprets it differently.
  package private(set) var verdict = Level.breaking
  /// The innermost declaration of the part. Nil outside of the spec's types.
  package private(set) var declaration: TypeOrField?
}

extension Mismatch {
  init(
    expected: String,
    found: String? = nil,
    _ node: JSONNode,
    kind: MismatchKind? = nil
  ) {
    self.init(
      kind: node.isNull ? .null : kind ?? .type,
      expected: expected,
      found: node.kind.name,
      problem: "expected \(expected), found \(found ?? node.shown)",
      range: node.opening
    )
    converted = node.converted(to: expected)
  }

  /// A part that the message does not have.
  init(absent expected: String) {
    self.init(
      kind: .missing,
      expected: expected,
      found: "nothing",
      problem: "expected \(expected), found nothing"
    )
  }

  /// A difference that is not in a value.
  init(_ kind: MismatchKind, _ problem: String) {
    self.init(kind: kind, expected: "", found: "", problem: problem)
  }

  /// A value or a tag that an enum or a union does not list.
  init(unlisted values: [JSONValue], _ kind: MismatchKind, _ node: JSONNode) {
    let shown = values.prefix(8).map(\.description).joined(separator: ", ")
    let list = "one of \(shown)" + (values.count > 8 ? ", …" : "")
    self.init(expected: list, node, kind: kind)
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    guard case .string(let found) = node.kind else { return }
    // The begin of a value, or a value as Swift has it: `Scope.user`.
    let parts = texts.filter {
      found.utf8.count > 2 && $0.hasPrefix(found) || found.hasSuffix(".\($0)")
    }
    guard let meant = nearestName(to: found, in: texts) ?? (parts.count == 1 ? parts[0] : nil)
    else { return }
    (hint, misspelling) = ("did you mean \(quoted(meant))?", (found, meant))
  }

  /// A missing key. One of the object's unknown keys may be a misspelling of it, or the name in Swift.
  init(
    missing path: [JSONPath.Component],
    _ phrase: String,
    in object: JSONNode,
    others: [JSONMember],
    swiftName: String? = nil,
    hint: String = "add it, or make its type optional"
  ) {
    let key = JSONPath(components: path).description
    let near = path.count == 1 ? nearestName(to: key, in: others.map(\.key)) : nil
    let member = others.first { $0.key == near ?? swiftName }
    let found = member.map { ", found \(quoted($0.key))" }
    self.init(
      kind: .missing,
      expected: phrase,
      found: "nothing",
      problem: "missing key \(quoted(key))\(found ?? " (\(phrase))")",
      hint: member == nil ? hint : "did you mean \(quoted(key))?",
      range: member.map { $0.keyStart..<$0.keyEnd } ?? object.opening
    )
    misspelling = member.map { ($0.key, key) }
  }

  /// A key that no field reads or sends.
  ///
  /// - Parameter meant: The key that is probably meant.
  init(unknown member: JSONMember, meant: String? = nil) {
    self.init(
      kind: .unknownKey,
      expected: "no such key",
      found: member.value.kind.name,
      problem: "unknown key \(quoted(member.key))",
      hint: meant.map { "did you mean \(quoted($0))?" },
      range: member.keyStart..<member.keyEnd
    )
    misspelling = meant.map { (member.key, $0) }
  }

  func under(_ components: [JSONPath.Component]) -> Mismatch {
    var mismatch = self
    mismatch.path = components + path
    return mismatch
  }

  /// Moves the mismatch below a path. If `[]` of the path collects the values, the index is that of the element:
  /// `items[3].name`.
  func under(collecting components: [JSONPath.Component]) -> Mismatch {
    guard case .index? = path.first, let each = components.firstIndex(of: .each),
      components.lastIndex(of: .each) == each
    else { return under(components) }
    var (mismatch, components) = (self, components)
    components[each] = mismatch.path.removeFirst()
    return mismatch.under(components)
  }

  /// Moves the mismatch into a parameter or a header.
  func `in`(_ location: ParameterLocation, _ name: String) -> Mismatch {
    var mismatch = self
    (mismatch.location, mismatch.name) = (location, name)
    return mismatch
  }

  func with(_ verdict: Level) -> Mismatch {
    var mismatch = self
    mismatch.verdict = verdict
    return mismatch
  }

  /// Sets the declaration unless an inner one is set.
  func about(_ declaration: TypeOrField) -> Mismatch {
    guard self.declaration == nil else { return self }
    var mismatch = self
    mismatch.declaration = declaration
    return mismatch
  }

  /// `cards[3].suit: expected a string, found 12`
  var text: String {
    path.isEmpty ? problem : "\(JSONPath(components: path)): \(problem)"
  }
}

extension JSONNode {
  /// A number or a boolean without its quotes, or a text with quotes.
  fileprivate func converted(to expected: String) -> String? {
    switch kind {
    case .string(let text) where ["an integer", "a number", "a whole number"].contains(expected):
      (expected == "a number" ? Double(text) != nil : Int(text) != nil) ? text : nil
    case .string(let text) where expected == "true or false":
      ["true", "yes", "on", "1"].contains(text.lowercased())
        ? "true" : ["false", "no", "off", "0"].contains(text.lowercased()) ? "false" : nil
    case .string(let text)
    where expected == Scalar.date(.rfc3339).phrase && Day(text) != nil:
      "\"\(text)T00:00:00Z\""
    case .number where expected.hasSuffix(" in a string"):
      JSONValue.string("\(value)").description
    case .number where expected == "a string", .bool where expected == "a string":
      JSONValue.string("\(value)").description
    default: nil
    }
  }
}

extension [Mismatch] {
  /// The most severe verdict.
  package var verdict: Level { map(\.verdict).max() ?? .safe }

  /// The first mismatch with the most severe verdict.
  package var worst: Mismatch? { first { $0.verdict == verdict } }
}

package enum MismatchKind: String, Sendable, CaseIterable {
  case missing
  case null
  /// The value has another JSON kind, such as a string instead of a number.
  case type
  /// The JSON kind is right, but not the content: `12.5` for an integer, an invalid date.
  case format
  /// An enum does not list the value.
  case value
  /// A union does not list the tag.
  case tag
  /// The value matches no member of a union without tags.
  case member
  /// No field has the key.
  case unknownKey
  /// A parameter or a header has another value than the constant.
  case constant
  /// The message has no body, an unexpected one, or one in another format.
  case body
}

/// A type of a spec or one of its fields.
package struct TypeOrField: Hashable, Sendable {
  package let type: SwiftName
  /// The wire name of the field.
  package let field: String?
  package let place: Place
  /// True if the field occurs only in a value and not in the spec.
  package let isUnknown: Bool

  /// - Parameter unknownKey: A key that no field has.
  init(_ type: TypeModel, _ field: FieldModel? = nil, unknownKey: String? = nil) {
    self.type = type.name
    self.field = field?.wireName.text ?? unknownKey
    place = field?.place ?? type.place
    isUnknown = unknownKey != nil
  }
}
