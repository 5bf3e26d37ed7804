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

  /// The hint for entries of YAML that are one text, since a space or a colon is missing.
  func textOfEntriesHint(_ expected: String, _ node: JSONNode) -> Hint? {
    guard isYAML, let text = node.text else { return nil }
    if expected.contains("array"), text.hasPrefix("-") { return missingSpaceHint(node) }
    guard expected.contains("object") else { return nil }
    return missingColonHint(node) ?? colonHint(text, node)
  }

  /// The hint for items of a list without the space after `-`: `-open`.
  private func missingSpaceHint(_ node: JSONNode) -> Hint? {
    let edits = insertions(of: " ", inLinesOf: node) { line in
      line.first == UInt8(ascii: "-") && line.count > 1 ? 1 : nil
    }
    // Another line may have the space.
    let missing = edits?.filter { files[file].bytes[$0.place.start] != UInt8(ascii: " ") }
    return missing.map { Hint("write a space after \"-\"", $0, isCertain: true) }
  }

  /// The hint for lines of a word and a value below a key: `production https://shop.test`.
  private func missingColonHint(_ node: JSONNode) -> Hint? {
    let before = files[file].bytes.prefix(node.start)
    guard let start = before.lastIndex(of: UInt8(ascii: "\n")),
      before[start...].dropFirst().allSatisfy({ $0 == UInt8(ascii: " ") })
    else { return nil }
    let edits = insertions(of: ":", inLinesOf: node) { line in
      let word = line.prefix { $0 != UInt8(ascii: " ") }
      let isName = word.allSatisfy { isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) }
      return isName && word.first.map(isLetter) ?? false && word.count < line.count
        ? word.count : nil
    }
    return edits.map { Hint("write a colon after the key", $0, isCertain: true) }
  }

  /// Inserts a sign into each line of a text.
  ///
  /// - Parameter offset: The place of the sign in a line without its indentation. Nil for a line of another form.
  private func insertions(
    of sign: String,
    inLinesOf node: JSONNode,
    at offset: (ArraySlice<UInt8>) -> Int?
  ) -> [Edit]? {
    guard node.end <= files[file].bytes.count else { return nil }
    let lines = files[file].bytes[node.start..<node.end]
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let edits = lines.compactMap { line -> Edit? in
      let content = line.drop { $0 == UInt8(ascii: " ") }
      return offset(content).map { offset in
        let place = content.startIndex + offset
        return .replace(Place(file: file, start: place, end: place), with: sign)
      }
    }
    return edits.count == lines.count ? edits : nil
  }

  /// The hint for `key:value`, which is a text without the space after the colon.
  private func colonHint(_ text: String, _ node: JSONNode) -> Hint? {
    guard let colon = text.firstIndex(of: ":"), !text[colon...].hasPrefix("://"),
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
