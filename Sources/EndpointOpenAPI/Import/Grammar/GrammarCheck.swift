import EndpointSpec

/// Whether a document is written as OpenAPI says: what it holds where, under which keys.
///
/// The rest of the import takes what it understands, and is silent about the form of what it does not.
extension Importer {
  mutating func checkGrammar() {
    var check = GrammarCheck(documents, dialect)
    check.object(root, .document)
    for finding in check.findings { tell(finding) }
  }
}

private struct GrammarCheck {
  var findings: [Finding] = []
  private var documents: Documents
  private let dialect: Importer.Dialect
  /// What references led to that is not visited on the way through the document.
  private var followed: Set<Place> = []

  init(_ documents: Documents, _ dialect: Importer.Dialect) {
    self.documents = documents
    self.dialect = dialect
  }

  mutating func object(_ node: DocumentNode, _ object: DocumentObject) {
    guard let members = node.members else { return }
    if let reference = node["$ref"] {
      value(reference, .text, name: "$ref")
      follow(reference, object)
      let hasSiblings = object == .pathItem || object == .schema && dialect.readsSiblings
      if !hasSiblings { return }
    }
    need(object.requiredKeys(of: node, dialect), in: node, object.rawValue)
    if object == .document, dialect == .v31, DocumentObject.parts.allSatisfy({ node[$0] == nil }) {
      tell("a document needs one of \(quotedList(DocumentObject.parts))", at: node)
    }
    let rules = object.rules
    for member in members where !member.key.hasPrefix("x-") && member.key != "$ref" {
      if let rule = rules[member.key] {
        value(member.value, rule, name: member.key)
      } else {
        unknown(member, in: object, rules)
      }
    }
  }

  private mutating func value(_ node: DocumentNode, _ rule: DocumentRule, name: String) {
    guard rule.takes(node) else {
      return tell("expected \(rule.phrase), found \(node.kindPhrase)", of: name, at: node)
    }
    switch rule {
    case .anything, .text, .flag, .number: break
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
      for member in node.members ?? [] { value(member.value, rule, name: member.key) }
    case .extensibleMap(let rule):
      for member in node.ownMembers { value(member.value, rule, name: member.key) }
    }
  }

  /// A key that is nearly the one is told as unknown.
  private mutating func need(_ keys: [String], in node: DocumentNode, _ noun: String) {
    for key in keys where node[key] == nil {
      let isMisspelt = node.ownMembers.contains { nearestName(to: $0.key, in: [key]) != nil }
      if !isMisspelt { tell("\(noun) needs \(quoted(key))", at: node) }
    }
  }

  private mutating func tell(_ message: String, at node: DocumentNode) {
    findings.append(Finding(.mistake, message, at: node.place))
  }

  private mutating func word(_ node: DocumentNode, _ words: [String], name: String) {
    guard let text = node.text, !words.contains(text) else { return }
    tell(
      "expected \(quotedList(words)), found \(quoted(text))",
      of: name,
      at: node,
      hint: nearestHint(to: text, in: words)
    )
  }

  /// What components hold is visited anyway; other files, and odd places, are not.
  private mutating func follow(_ reference: DocumentNode, _ object: DocumentObject) {
    guard let text = reference.text else { return }
    // Most references are those of schemas to schemas.
    if reference.file == 0, object == .schema, text.hasPrefix("#/components/schemas/") { return }
    if reference.file == 0, text.hasPrefix("#/components/") {
      return checkSection(text, at: reference, object)
    }
    guard let target = documents.target(of: text, from: reference.file),
      followed.insert(target.place).inserted
    else { return }
    value(target, .object(object), name: DocumentReference(text).name)
  }

  /// A component has the kind of its section.
  private mutating func checkSection(
    _ text: String,
    at reference: DocumentNode,
    _ object: DocumentObject
  ) {
    let tokens = DocumentReference(text).tokens
    guard tokens.count == 3, case .map(let rule)? = DocumentObject.componentsRules[tokens[1]],
      let found = rule.object, found != object
    else { return }
    tell("expected \(object.rawValue), found \(found.rawValue)", of: text, at: reference)
  }

  /// A key that is nearly one of OpenAPI's is a mistake, and read as that one; any other is somebody's own.
  ///
  /// JSON Schema allows any key in a schema, and so does OpenAPI 3.1: there it is somebody's own, however near.
  private mutating func unknown(
    _ member: DocumentMember,
    in object: DocumentObject,
    _ rules: [String: DocumentRule]
  ) {
    // Two letters are near to too many words.
    let known = member.key.count > 2 ? rules.keys.sorted() + ["$ref"] : []
    let near = nearestName(to: member.key, in: known)
    let hint = near.map { "did you mean \(quoted($0))?" }
    let mayHaveOwn = object == .schema && dialect == .v31
    guard let near, !mayHaveOwn else {
      let message =
        "the key \(quoted(member.key)) of \(object.rawValue), which OpenAPI does not know"
      findings.append(Finding(.notCarried, message, at: member.place, hint: hint))
      return
    }
    findings.append(
      Finding(
        .mistake,
        "unknown key \(quoted(member.key)) in \(object.rawValue)",
        at: member.place,
        hint: hint
      )
    )
    if let rule = rules[near] { value(member.value, rule, name: member.key) }
  }

  private mutating func tell(
    _ message: String,
    of name: String,
    at node: DocumentNode,
    hint: String? = nil
  ) {
    findings.append(
      Finding(.mistake, "\(quoted(name)): \(message)", at: node.place, hint: hint)
    )
  }
}

extension DocumentRule {
  /// Whether a value is of the kind that the rule asks for.
  fileprivate func takes(_ node: DocumentNode) -> Bool {
    switch self {
    case .anything: true
    case .text, .word: node.text != nil
    case .flag: node.flag != nil
    case .number: node.number != nil
    case .words: node.text != nil || node.elements != nil
    case .object, .map, .extensibleMap: node.isObject
    case .schema: node.isObject || node.flag != nil
    case .array: node.elements != nil
    }
  }
}
