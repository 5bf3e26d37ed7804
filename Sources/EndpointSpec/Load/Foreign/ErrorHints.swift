import EndpointJSON

/// Keys and values of `errors` that are written otherwise.
extension NodeReader {
  /// The hint for a list in place of the rules.
  func errorsHint(_ node: JSONNode) -> Hint {
    statusesHint(node) ?? rulesHint(node)
      ?? "write each error with its status as the key: { \"404\": \"Problem\" }"
  }

  /// The hint for a list of rules with their statuses in them: `[{ "status": 404, "type": "Problem" }]`.
  private func rulesHint(_ node: JSONNode) -> Hint? {
    guard case .array(let elements) = node.kind, !elements.isEmpty else { return nil }
    let rules = elements.compactMap { element -> (status: String, json: String)? in
      guard let status = memberWithStatus(element), let digits = self.status(in: status.value),
        400...599 ~= Int(digits) ?? 0
      else { return nil }
      let named = element.member("case") == nil ? element.member("name") : nil
      let entries = element.without(status).members.map { member in
        let key = member.keyStart == named?.keyStart ? "case" : member.key
        return "\(quoted(key)): \(source(of: member.value))"
      }
      let name =
        named == nil && element.member("case") == nil
        ? ["\"case\": \(quoted(StatusNames.name(of: digits)))"] : []
      return (digits, "{ \((name + entries).joined(separator: ", ")) }")
    }
    guard rules.count == elements.count, Set(rules.map(\.status)).count == rules.count else {
      return nil
    }
    let json = rules.map { "\(quoted($0.status)): \($0.json)" }.joined(separator: ", ")
    return Hint(
      "write each error with its status as the key: { \(quoted(rules[0].status)): … }",
      [.replace(place(of: node), with: "{ \(json) }")],
      isCertain: elements.allSatisfy { $0.member("case") != nil }
    )
  }

  /// Reports `false` in place of `null`, which removes a rule of the API. Returns whether it is one.
  mutating func reportsFalse(_ node: JSONNode) -> Bool {
    guard node.isFalse else { return false }
    let hint = Hint.write(json: "null", for: place(of: node))
    reportKind(expected: "a rule or null", found: node, hint: hint)
    return true
  }

  /// Reports `Default`, `*` or `else` for `default`, and the name of a status for its number. Nil for other keys.
  mutating func meantKey(_ name: Located<String>, _ node: JSONNode) -> ErrorKey? {
    guard node.member("when") == nil, name.value != "default" else { return nil }
    let isDefault = ["default", "*", "else", "otherwise", "_"].contains(name.value.lowercased())
    let isWord = node.text.map(SwiftNaming.isMemberName) ?? false
    let isCase = node.member("case") != nil || isWord
    let status = isCase ? StatusNames.status(named: name.value) : nil
    guard let meant = isDefault ? "default" : statusAmongWords(name.value) ?? status else {
      return nil
    }
    reportValue(
      "\(quoted(name.value)) is neither a status (\"404\") nor a class (\"4xx\") nor \"default\"",
      at: name.place,
      hint: .write(meant, for: name)
    )
    return .status
  }

  /// The only status or class among other words: `401` for `HTTP 401`, `4xx` for `4xx `. Nil for a status alone.
  private func statusAmongWords(_ name: String) -> String? {
    // `>=500` is more than one status.
    guard !name.contains(where: "<>=!".contains) else { return nil }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let statuses = words.filter { $0.count == 3 && $0.wholeMatch(of: /[1-5](\d\d|xx)/) != nil }
    return statuses.count == 1 && statuses[0] != name ? statuses[0] : nil
  }

  /// Reports a response of OpenAPI in place of a case: `{ "$ref": "#/components/responses/Missing" }`. Returns whether it is one.
  mutating func reportsReference(_ node: JSONNode) -> Bool {
    guard let reference = node.member("$ref"), node.members.count == 1,
      let name = reference.value.text?.split(separator: "/").last.map(String.init)
    else { return false }
    let isType = foreignTypes.declared[name] != nil
    let word = isType ? name : SwiftNaming.memberName(for: name)?.text ?? "failed"
    let hint = Hint.write(json: quoted(word), for: place(of: node), isCertain: isType)
    reportUnknownKey(reference, noun: "an error", hint: hint)
    return true
  }

  /// Reports a list of the name of a case and of its type, `["missing", "Problem"]`. Returns their rule. Nil for other lists.
  mutating func ruleInList(_ elements: [JSONNode], _ node: JSONNode) -> ErrorRuleSpec? {
    let types = elements.filter { $0.text.map { foreignTypes.declared[$0] != nil } ?? false }
    let names = elements.filter { $0.text.map(SwiftNaming.isMemberName) ?? false }
    guard elements.count == 2, types.count == 1, names.count == 1 else { return nil }
    let json = "{ \"case\": \(source(of: names[0])), \"type\": \(source(of: types[0])) }"
    report(
      .hiddenErrorRule,
      "a list has rules, but these are the name and the type of one",
      at: opening(of: node),
      hint: .write(json: json, for: place(of: node))
    )
    var rule = ErrorRuleSpec(place: opening(of: node))
    (rule.caseName, rule.type) = (string(names[0]), typeUse(types[0]))
    return rule
  }

  /// Reports a sentence in place of the name of a case. Returns whether it is one.
  mutating func reportsMessage(_ text: String, _ node: JSONNode) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 2 || words.count == 2 && text.last?.isPunctuation ?? false,
      !text.contains("<"), !text.contains("|")
    else { return false }
    let status = member?.member.key ?? ""
    let json =
      "{ \"case\": \(quoted(StatusNames.name(of: status))), \"message\": \(source(of: node)) }"
    reportValue(
      "expected the name of a case, found a sentence",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node), isCertain: false)
    )
    return true
  }

  /// The status of a rule under the name of its case: `"missing": 404`, `"missing": { "status": 404 }`. Returns whether it
  /// is one.
  mutating func reportsStatusInRule(_ name: Located<String>, _ node: JSONNode) -> Bool {
    let key = memberWithStatus(node)
    guard let member = member?.member, node.member("when") == nil,
      let text = status(in: key?.value ?? node),
      key?.key != "code" || (400...599).contains(Int(text) ?? 0)
    else { return false }
    let rest = (key.map(node.without) ?? node).members.map {
      ", \(quoted($0.key)): \(source(of: $0.value))"
    }
    // A word with a capital letter would be a type.
    let word =
      foreignTypes.declared[name.value] == nil ? ProposedName.member(name.value) : name.value
    let value = rest.isEmpty ? quoted(word) : "{ \"case\": \(quoted(word))\(rest.joined()) }"
    let json = "\(quoted(text)): \(value)"
    report(
      .invalidValue,
      "\(quoted(name.value)): a rule has its status as the key, found \(text) in it",
      at: key.map { place(ofKey: $0) } ?? place(of: node),
      hint: Hint("write \(json)", [.replace(place(of: member), with: json)], isCertain: true)
    )
    return true
  }

  /// The member of a rule that has its status.
  private func memberWithStatus(_ rule: JSONNode) -> JSONMember? {
    ["status", "statusCode", "httpStatus", "code"].lazy.compactMap { rule.member($0) }.first
  }

  /// The digits of a status, as a number or as a text.
  private func status(in node: JSONNode) -> String? {
    let digits =
      switch node.kind {
      case .number(let text), .string(let text): text
      default: ""
      }
    return digits.utf8.count == 3 && (100...599).contains(Int(digits) ?? 0) ? digits : nil
  }

  /// The hint for `4XX`, `4**` or `404 Not Found`.
  func statusHint(for name: Located<String>) -> Hint {
    let look = String(name.value.map { Self.digitsByLook[$0] ?? $0 })
    if look != name.value, look.utf8.count == 3, 100...599 ~= Int(look) ?? 0 {
      return .write(look, for: name)
    }
    if let status = StatusNames.status(in: name.value) {
      return .write(status, for: name, isCertain: false)
    }
    let numbers = name.value.split { !$0.isNumber }
    let digits = name.value.prefix { $0.isNumber }
    let classes = Set(numbers.map { $0.prefix(1) })
    if numbers.count == 2, numbers.allSatisfy({ $0.count == 3 }), classes.count == 1,
      numbers[0].hasSuffix("00"), numbers[1].hasSuffix("99")
    {
      return .write("\(digits.prefix(1))xx", for: name)
    }
    if numbers.count > 1, numbers.allSatisfy({ $0.count == 3 }) {
      let text = "write a rule for each status: \(quotedList(numbers.map(String.init), "and"))"
      guard let member = member?.member, Set(numbers).count == numbers.count else {
        return Hint(text)
      }
      let rules = numbers.map { "\"\($0)\": \(source(of: member.value))" }
      let edit = Edit.replace(place(of: member), with: rules.joined(separator: ", "))
      return Hint(text, [edit], isCertain: name.value.contains(","))
    }
    if let first = numbers.first, first.count == 3, first.hasSuffix("00"),
      name.value.hasPrefix(">")
    {
      return .write("\(first.prefix(1))xx", for: name, isCertain: first == "500")
    }
    if digits.count == 1, digits.count == name.value.count {
      return .write("\(digits)xx", for: name)
    }
    if digits.count == 3, numbers.count == 1 { return .write(String(digits), for: name) }
    if digits.count == 1, name.value.count == 3 { return .write("\(digits)xx", for: name) }
    return "write a status (\"404\"), a class (\"4xx\"), \"default\", or the name of a case"
  }

  /// The digits that letters look like, as in `4O4`.
  private static let digitsByLook: [Character: Character] = [
    "O": "0", "o": "0", "l": "1", "I": "1",
  ]
}
