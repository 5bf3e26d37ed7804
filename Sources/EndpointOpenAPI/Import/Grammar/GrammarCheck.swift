import EndpointJSON
import EndpointSpec
import EndpointWire

/// Checks the document against the OpenAPI grammar: allowed keys and kinds of values.
///
/// The rest of the import reads what it understands and does not report structural errors.
struct GrammarCheck: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  /// The referenced values that the traversal does not visit.
  var followed: Set<Place> = []
  /// The referenced values that are still to be checked, since chains of references may be long.
  private var open: [(node: DocumentNode, rule: DocumentRule, name: String)] = []

  init(_ document: Document) { self.document = document }

  mutating func run() {
    object(root, .document)
    while let (node, rule, name) = open.popLast() { value(node, rule, name: name) }
  }

  private mutating func object(_ node: DocumentNode, _ object: DocumentObject) {
    guard let members = node.members else { return }
    if let reference = node["$ref"] {
      value(reference, .text, name: "$ref")
      follow(reference, object)
      let hasSiblings = object == .pathItem || object == .schema && dialect.readsSiblings
      if !hasSiblings { return }
    }
    need(object.requiredKeys(of: node, dialect), in: node, object.rawValue)
    if object == .document, dialect == .v31, DocumentObject.parts.allSatisfy({ node[$0] == nil }) {
      mistake("a document needs one of \(quotedList(DocumentObject.parts))", at: node.place)
    }
    let rules = object.rules
    for member in members where member.key != "$ref" {
      if member.key.hasPrefix("x-") {
        count(member, of: object)
      } else if let rule = rules[member.key] {
        value(member.value, rule, name: member.key)
      } else {
        unknown(member, in: object, rules)
      }
    }
  }

  mutating func value(_ node: DocumentNode, _ rule: DocumentRule, name: String) {
    if rule.object == nil, node.reference != nil, !rule.isAnything {
      return followed(node, rule, name: name)
    }
    guard rule.takes(node) else {
      return report("expected \(rule.phrase), found \(node.node.kind.name)", of: name, at: node)
    }
    switch rule {
    case .anything, .text, .flag, .number: break
    case .uncarried(let noun, let rule):
      count(noun, node)
      value(node, rule, name: name)
    case .format: format(node)
    case .word(let words): word(node, words, name: name)
    case .words(let words):
      for node in node.elements ?? [node] { value(node, .word(words), name: name) }
    case .object(.flow):
      need(DocumentObject.urlsOfFlows[name] ?? [], in: node, "the flow \(quoted(name))")
      self.object(node, .flow)
    case .object(let object): self.object(node, object)
    case .schema: object(node, .schema)
    case .array(let rule):
      for element in node.elements ?? [] { value(element, rule, name: name) }
    case .map(let rule):
      for member in node.members ?? [] {
        if name == "content" { mediaType(member) }
        value(member.value, rule, name: member.key)
      }
    case .extensibleMap(let rule):
      for member in node.members ?? [] {
        if member.key.hasPrefix("x-") {
          count(member, of: nil)
        } else {
          value(member.value, rule, name: member.key)
        }
      }
    }
  }

  /// Follows a reference in place of an array or a map.
  private mutating func followed(_ node: DocumentNode, _ rule: DocumentRule, name: String) {
    guard let target = resolvedSilently(node), followed.insert(target.place).inserted else {
      return
    }
    open.append((target, rule, name))
  }

  /// Counts extension keys that the import does not read.
  private mutating func count(_ member: DocumentMember, of object: DocumentObject?) {
    if member.key == VendorKey.sunset, member.value.sunset == nil {
      return report("expected a day such as \"2027-03-01\"", of: member.key, at: member.value)
    }
    if VendorKey.keys(of: object).contains(member.key) { return }
    diagnostics.count("keys that begin with \"x-\"", at: [member.place])
  }

  private mutating func format(_ node: DocumentNode) {
    guard let text = node.text, text != "password", ScalarFormat.texts.contains(text) else {
      return
    }
    count("formats that limit texts", node)
  }

  /// Follows a reference. Components of the main document are visited anyway.
  private mutating func follow(_ reference: DocumentNode, _ object: DocumentObject) {
    guard let text = reference.text else { return }
    // Fast path: most references lead from schemas to schemas.
    if reference.file == 0, object == .schema, text.hasPrefix("#/components/schemas/") { return }
    if reference.file == 0, text.hasPrefix("#/components/") {
      return checkSection(text, at: reference, object)
    }
    guard let target = target(of: text, from: reference.file),
      followed.insert(target.place).inserted
    else { return }
    open.append((target, .object(object), DocumentReference(text).name))
  }

  /// Checks that a component has the kind of its section.
  private mutating func checkSection(
    _ text: String,
    at reference: DocumentNode,
    _ object: DocumentObject
  ) {
    let tokens = DocumentReference(text).tokens
    guard tokens.count == 3, case .map(let rule)? = DocumentObject.components.rules[tokens[1]],
      let found = rule.object, found != object
    else { return }
    report("expected \(object.rawValue), found \(found.rawValue)", of: text, at: reference)
  }

  /// Checks the media type of a content. Some documents write `json`.
  private mutating func mediaType(_ content: DocumentMember) {
    let type = MediaType(content.key).essence
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count != 2 || parts.contains("") else { return }
    let near = Self.mediaTypes.first {
      $0.hasSuffix("/\(type)") || $0.hasSuffix("-\(type)") || $0.hasPrefix(type)
    }
    mistake(
      "\(quoted(content.key)) is not a media type",
      at: content.place,
      hint: near.map { "did you mean \(quoted($0))?" }
        ?? nearestHint(to: type, in: Self.mediaTypes)
        ?? "expected a type such as \"application/json\""
    )
  }

  private static let mediaTypes = [
    "application/json", "application/xml", "text/plain", "text/html", "text/csv",
    "multipart/form-data", "application/x-www-form-urlencoded", "application/octet-stream",
    "application/pdf", "image/png", "image/jpeg", "text/event-stream", "application/x-ndjson",
    "*/*",
  ]

  // MARK: Reports

  /// Reports missing keys. A misspelled key is reported as unknown instead.
  mutating func need(_ keys: [String], in node: DocumentNode, _ noun: String) {
    for key in keys where node[key] == nil {
      let isMisspelt = node.ownMembers.contains { nearestName(to: $0.key, in: [key]) != nil }
      if !isMisspelt { mistake("\(noun) needs \(quoted(key))", at: node.place) }
    }
  }

  mutating func word(_ node: DocumentNode, _ words: [String], name: String) {
    guard let text = node.text, !words.contains(text) else { return }
    report(
      "expected \(quotedList(words)), found \(quoted(text))",
      of: name,
      at: node,
      hint: nearestHint(to: text, in: words)
    )
  }

  /// Reports an unknown key. If it is similar to a known one, it is a mistake and read as that one.
  ///
  /// In schemas of OpenAPI 3.1, any key is allowed (JSON Schema), so it is never a mistake there.
  mutating func unknown(
    _ member: DocumentMember,
    in object: DocumentObject,
    _ rules: [String: DocumentRule]
  ) {
    // Two letters are similar to too many keys.
    let known = member.key.count > 2 ? rules.keys.sorted() + ["$ref"] : []
    let near = nearestName(to: member.key, in: known)
    let hint = near.map { "did you mean \(quoted($0))?" }
    let mayHaveOwn = object == .schema && dialect == .v31
    guard let near, !mayHaveOwn else {
      let key = "the key \(quoted(member.key)) of \(object.rawValue)"
      return notCarried("\(key), which OpenAPI does not define", at: member.place, hint: hint)
    }
    mistake("unknown key \(quoted(member.key)) in \(object.rawValue)", at: member.place, hint: hint)
    if let rule = rules[near] { value(member.value, rule, name: member.key) }
  }

  mutating func report(
    _ message: String,
    of name: String,
    at node: DocumentNode,
    hint: String? = nil
  ) {
    mistake("\(quoted(name)): \(message)", at: node.place, hint: hint)
  }
}

extension DocumentRule {
  /// Whether any value is allowed.
  fileprivate var isAnything: Bool {
    if case .anything = self { true } else { false }
  }

  /// Whether a value has the kind that the rule requires.
  fileprivate func takes(_ node: DocumentNode) -> Bool {
    switch self {
    case .anything: true
    case .text, .word, .format: node.text != nil
    case .flag: node.flag != nil
    case .number: node.number != nil
    case .words: node.text != nil || node.elements != nil
    case .object, .map, .extensibleMap: node.isObject
    case .schema: node.isObject || node.flag != nil
    case .array: node.elements != nil
    case .uncarried(_, let rule): rule.takes(node)
    }
  }
}
