import EndpointJSON

/// Objects in place of a type or a text, whose keys are those of the value.
extension NodeReader {
  /// Reports an object with fields in place of a field: `{ "title": "string", "count": "int" }`. Returns whether it is one.
  mutating func reportsFieldlessObject(_ node: JSONNode, noun: String, known: [String]) -> Bool {
    let members = node.members
    if members.count == 1, !known.contains(members[0].key), let type = aliasOfWord(members[0]) {
      // A field may have the name of a type.
      let isCertain = Scalar(named: members[0].key, date: .rfc3339) == nil
      let hint = Hint.write(json: quoted(type), for: place(of: node), isCertain: isCertain)
      reportUnknownKey(members[0], noun: noun, hint: hint)
      return true
    }
    guard let first = members.first, members.allSatisfy({ isField($0, known) }),
      members.contains(where: { isTypeText($0.value) })
    else { return false }
    let json = "{ \"type\": { \"fields\": \(source(of: node)) } }"
    let hint = Hint(
      "write { \"type\": { \"fields\": { \(quoted(first.key)): … } } }",
      [.replace(place(of: node), with: json)],
      isCertain: members.allSatisfy { isTypeText($0.value) }
    )
    reportUnknownKey(first, noun: noun, hint: hint)
    return true
  }

  /// Reports a flag in place of the form: `{ "type": "string", "identifier": true }`. Returns whether it is one.
  mutating func reportsIdentifierFlag(_ node: JSONNode) -> Bool {
    guard let flag = node.member("identifier"), flag.value.isTrue, let type = node.member("type"),
      type.value.text != nil
    else { return false }
    let name = Edit.rename(place(ofKey: type), from: "type", to: "identifier")
    let text = "write \"identifier\": \(source(of: type.value))"
    let hint = Hint(text, [name, removal(of: flag)], isCertain: true)
    reading(flag) { $0.reportKind(expected: "a type", found: flag.value, hint: hint) }
    return true
  }

  /// True for a member that may be a field, and is no key of the spec language.
  private func isField(_ member: JSONMember, _ known: [String]) -> Bool {
    !known.contains(member.key) && !TypeDraft.formNames.contains(member.key)
      && !member.key.hasPrefix("x-") && member.key != "optional"
      && (isTypeText(member.value) || !member.value.members.isEmpty)
  }

  /// True for an object, and for a text that can be parsed as a type.
  func mayBeField(_ node: JSONNode) -> Bool {
    guard let text = node.text else { return !node.members.isEmpty }
    return TypeExpression.name(in: text) != nil || LiteralTypes(text) != nil
      || ForeignTypes([]).translated(text) != nil
  }

  /// True for the text of a type of the spec or of another language.
  private func isTypeText(_ node: JSONNode) -> Bool {
    guard let text = node.text, let name = TypeExpression.name(in: text)?.text else { return false }
    return isType(text) || ForeignTypes.scalar(named: name) != nil
  }

  /// The hint for items of a list without the space after `-`, which are one text: `-open`.
  private func missingSpaceHint(_ node: JSONNode) -> Hint? {
    guard node.end <= files[file].bytes.count else { return nil }
    var place = node.start
    var edits: [Edit] = []
    let text = files[file].bytes[node.start..<node.end]
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let spaces = line.prefix { $0 == 0x20 }.count
      let content = line.dropFirst(spaces)
      guard content.first == UInt8(ascii: "-"), content.count > 1 else { return nil }
      let end = place + spaces + 1
      edits.append(.replace(Place(file: file, start: end, end: end), with: " "))
      place += line.count + 1
    }
    return Hint("write a space after \"-\"", edits, isCertain: true)
  }

  /// The hint for lines of a word and a value below a key of YAML, which are one text: `production https://shop.test`.
  private func missingColonHint(_ expected: String, _ node: JSONNode) -> Hint? {
    if isYAML, expected.contains("array"), node.text?.hasPrefix("-") ?? false {
      return missingSpaceHint(node)
    }
    guard isYAML, expected.contains("object"), node.text != nil, node.end <= files[file].bytes.count
    else { return nil }
    let bytes = files[file].bytes
    let start = bytes[..<node.start].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    guard bytes[start..<node.start].allSatisfy({ $0 == 0x20 || $0 == 0x0A }), start > 0 else {
      return nil
    }
    var edits: [Edit] = []
    var place = node.start
    for line in bytes[node.start..<node.end].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    ) {
      let content = line.drop { $0 == 0x20 }
      let word = content.prefix { $0 != 0x20 }
      guard let first = word.first, isLetter(first), word.count < content.count,
        word.allSatisfy({ isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) })
      else { return nil }
      let end = place + (word.endIndex - line.startIndex)
      edits.append(.replace(Place(file: file, start: end, end: end), with: ":"))
      place += line.count + 1
    }
    return Hint("write a colon after the key", edits, isCertain: true)
  }

  /// The hint for `key:value` in YAML, which is a text without the space after the colon.
  func colonHint(_ expected: String, _ node: JSONNode) -> Hint? {
    if let hint = missingColonHint(expected, node) { return hint }
    guard isYAML, expected.contains("object"), let text = node.text,
      let colon = text.firstIndex(of: ":"), !text[colon...].hasPrefix("://"),
      text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }),
      text.utf8.count == node.end - node.start
    else { return nil }
    let entry = "\(text[...colon]) \(text[colon...].dropFirst())"
    return Hint(
      "write a space after the colon",
      [.replace(place(of: node), with: entry)],
      isCertain: true
    )
  }

  /// Reports a number or a Boolean in place of the text of a header. Returns whether it is one.
  mutating func reportsHeaderNumber(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .number, .bool: break
    default: return false
    }
    let hint = Hint.write(json: quoted(source(of: node)), for: place(of: node))
    reportKind(expected: "a string", found: node, hint: hint)
    return true
  }

  /// Reports `lossy` and `lenient` of a scalar that cannot have them. Returns whether there is one.
  mutating func reportsFlagOfScalar(_ name: Located<String>, _ node: JSONNode) -> Bool {
    guard let text = node.member("type")?.value.text,
      let scalar = Scalar(
        named: text.hasSuffix("?") ? String(text.dropLast()) : text,
        date: .rfc3339
      ), scalar.facts.values != .other
    else { return false }
    let texts = "a date, day, URL, UUID or base64 string, found \(quoted(text))"
    var isFound = false
    for (key, need) in [("lossy", "an array")]
      + (scalar.isFormattedText ? [] : [("lenient", texts)])
    {
      guard let flag = node.member(key), flag.value.isTrue else { continue }
      report(
        .misplacedKey,
        "\(quoted(key)) requires \(need)",
        at: name.place,
        hint: Hint("remove it", [removal(of: flag)], isCertain: true)
      )
      isFound = true
    }
    return isFound
  }

  /// Reports an argument among the constant headers: `{ "X-Trace": { "type": "string" } }`. Returns whether it is one.
  mutating func reportsHeaderArgument(_ name: Located<String>, _ node: JSONNode) -> Bool {
    guard case .object(let members) = node.kind else { return false }
    if members.count == 1,
      let value = ["value", "default"].lazy.compactMap(node.member).first?.value,
      value.text != nil
    {
      reportKind(
        expected: "a text that each request sends",
        found: node,
        hint: .write(json: source(of: value), for: place(of: node))
      )
      return true
    }
    let others = members.filter { $0.key != "in" }.map {
      "\(quoted($0.key)): \(source(of: $0.value))"
    }
    let json = "{ \(([#""in": "header""#] + others).joined(separator: ", ")) }"
    reportKind(
      expected: "a text that each request sends",
      found: node,
      hint: Hint("for an argument, write it in \"parameters\": { \(quoted(name.value)): \(json) }")
    )
    return true
  }
}
