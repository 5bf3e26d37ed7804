import EndpointSpec

/// Reports violations of the OpenAPI grammar.
extension GrammarCheck {
  /// Reports missing keys. A misspelled key is reported as unknown instead.
  mutating func need(_ keys: [String], in node: DocumentNode, _ noun: String) {
    for key in keys where node[key] == nil {
      let isMisspelt = node.ownMembers.contains { nearestName(to: $0.key, in: [key]) != nil }
      if !isMisspelt { report("\(noun) needs \(quoted(key))", at: node) }
    }
  }

  mutating func report(_ message: String, at node: DocumentNode) {
    mistake(message, at: node.place)
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
      let message =
        "the key \(quoted(member.key)) of \(object.rawValue), which OpenAPI does not define"
      report(ImportFinding(.notCarried, message, at: member.place, hint: hint))
      return
    }
    mistake(
      "unknown key \(quoted(member.key)) in \(object.rawValue)",
      at: member.place,
      hint: hint
    )
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
