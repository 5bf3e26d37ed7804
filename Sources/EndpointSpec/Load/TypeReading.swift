import EndpointJSON
import EndpointWire

extension NodeReader {
  /// Reads a type definition, and whether it has `"optional": true` (inline only).
  mutating func typeDefinition(
    _ node: JSONNode,
    place: Place,
    isNamed: Bool = false
  ) -> (type: TypeSpec, isOptional: Bool)? {
    let hint = definitionHint(for: node)
    guard let members = members(of: node, expected: "a type definition", hint: hint) else {
      return nil
    }
    if reportSchema(node, noun: "a type", known: [], isDefinition: isNamed) { return nil }
    let forms = members.filter { TypeDraft.formNames.contains($0.key) }
    for other in forms.dropFirst() {
      report(
        .conflictingKeys,
        "a type has either \(quoted(forms[0].key)) or \(quoted(other.key))",
        at: self.place(ofKey: other),
        hint: Hint("remove one of the two", [removal(of: other)]),
        related: [.init("its first form is here", at: self.place(ofKey: forms[0]))]
      )
    }
    guard forms.count < 2, let form = forms.first?.key ?? reportFormless(members, node) else {
      return nil
    }
    var draft = TypeDraft()
    let problems = diagnostics.count
    object(node, into: &draft, TypeDraft.keys(of: form))
    if forms.isEmpty { removeRepeatedReport(from: problems) }
    if diagnostics.count == problems { checkUnion(draft, form) }
    var type = TypeSpec(form: draft.form(form) ?? unknownForm(place), place: place)
    type.documentation = draft.documentation
    type.was = draft.was
    type.deprecation = draft.deprecation
    return (type, draft.isOptional)
  }

  /// The replacement of an invalid form: a type that fits everywhere, to avoid further errors.
  mutating func unknownForm(_ place: Place) -> TypeSpec.Form {
    written.unreadableTypes.insert(place)
    let name = TypeExpression.Name("json", at: 0..<4)
    return .alias(.expression(.name(name, format: nil), in: Located(name.text, at: place)))
  }

  /// Removes what the object reports again about the key that `reportFormless` reported.
  private mutating func removeRepeatedReport(from index: Int) {
    let place = diagnostics[index - 1].place
    let own = diagnostics[index...].filter { $0.rule != .unknownKey || $0.place != place }
    diagnostics.replaceSubrange(index..., with: own)
  }

  /// Reports a type without a form.
  ///
  /// - Returns: The form that the author certainly meant, as with `feilds`, so that its parts are read too.
  private mutating func reportFormless(_ members: [JSONMember], _ node: JSONNode) -> String? {
    let forms = TypeDraft.formNames
    let others = members.filter { !TypeDraft.structKeys.names.contains($0.key) }
    let member =
      others.first { unknownKeyHint($0, of: node, TypeDraft.formKeys).meant != nil }
      ?? others.first { $0.key == "type" }
    guard let member else {
      report(
        .missingKey,
        "a type needs one of the keys \(quotedList(forms))",
        at: opening(of: node),
        hint: formlessHint(others, node)
      )
      return nil
    }
    let found = unknownKeyHint(member, of: node, TypeDraft.formKeys)
    let alias = member.key == "type" ? aliasHint(member, members) : nil
    reportUnknownKey(member, noun: "a type", hint: alias ?? found.hint)
    return alias == nil && found.hint.isCertain ? found.meant : nil
  }

  /// The hint for a definition that is only a type: `{ "type": "string" }`.
  private func aliasHint(_ member: JSONMember, _ members: [JSONMember]) -> Hint? {
    guard case .string(let name) = member.value.kind, members.count == 1, name != "object",
      name != "array"
    else { return nil }
    return .write(
      "alias",
      for: Located(member.key, at: place(ofKey: member)),
      ", or \"fields\", \"enum\" or another form"
    )
  }

  /// The hint for an object whose members may be fields: `{ "id": "int" }`.
  private func formlessHint(_ others: [JSONMember], _ node: JSONNode) -> Hint {
    guard let first = others.first else {
      return Hint("add \"fields\": {}", [.insert("\"fields\": {}", into: opening(of: node))])
    }
    let text = "write { \"fields\": { \(quoted(first.key)): … } }"
    guard others.count == node.members.count else { return Hint(text) }
    return Hint(text, [.replace(place(of: node), with: "{ \"fields\": \(source(of: node)) }")])
  }

  /// The hint for a type or the values of an enum that are no definition: `"date"`, `["up", "down"]`.
  private mutating func definitionHint(for node: JSONNode) -> Hint? {
    let types = foreignTypes()
    switch node.kind {
    case .string(let text):
      let type = types.translated(text) ?? types.ours(text)
      return .write(json: "{ \"alias\": \(quoted(type)) }", for: place(of: node))
    case .array(let elements): return listHint(elements, node, types)
    default: return nil
    }
  }

  /// The hint for a list in place of a type: the values of an enum, or `["string", "null"]`.
  private func listHint(_ elements: [JSONNode], _ node: JSONNode, _ types: ForeignTypes) -> Hint? {
    let texts = elements.compactMap(\.text)
    guard let first = texts.first, texts.count == elements.count else { return nil }
    if texts.count == 2, let other = texts.first(where: { $0 != "null" }), texts.contains("null") {
      return .write(json: quoted(types.ours(other) + "?"), for: place(of: node))
    }
    let json = "{ \"enum\": \(source(of: node)) }"
    return Hint(
      "write { \"enum\": [\(quoted(first)), …] }",
      [.replace(place(of: node), with: json)]
    )
  }

  /// Reports a schema of JSON Schema or OpenAPI in place of a type, with its translation. Returns whether it is one.
  mutating func reportSchema(
    _ node: JSONNode,
    noun: String,
    known: [String],
    isDefinition: Bool = false
  ) -> Bool {
    guard case .object = node.kind,
      let key = ForeignSchema.foreignKey(of: node, besides: known + TypeDraft.formNames),
      let json = ForeignSchema(types: foreignTypes()).entry(node, known: known)
    else { return false }
    let isType = isDefinition && !json.hasPrefix("{")
    let whole = isType ? "{ \"alias\": \(json) }" : json
    reportUnknownKey(key, noun: noun, hint: .write(json: whole, for: place(of: node)))
    return true
  }

  private mutating func checkUnion(_ draft: TypeDraft, _ form: String) {
    guard form == "union" else { return }
    let union = draft.union
    for member in union.members {
      if let tag = member.tag, union.by == nil {
        report(
          .conflictingKeys,
          "a tag without \"by\"",
          at: tag.place,
          hint: "add \"by\", the name of the field that holds the tag"
        )
      }
    }
    if let by = union.by, let member = union.members.first, member.name == nil {
      report(
        .conflictingKeys,
        "\"by\" needs the names of the cases",
        at: by.place,
        hint: "write \"union\": { \"case\": \"Type\", … }"
      )
    }
  }
}

extension NodeReader {
  /// Reads a use of a type: an expression, an inline definition, or an array of one definition.
  mutating func typeUse(_ node: JSONNode) -> TypeUse? {
    switch node.kind {
    case .string:
      return typeExpression(node)
    case .object:
      return typeDefinition(node, place: opening(of: node)).map {
        .definition($0.type, isOptional: $0.isOptional)
      }
    case .array(let elements):
      return arrayUse(elements, node)
    default:
      reportKind(expected: "a type", found: node, hint: typeValueHint(node))
      return nil
    }
  }

  private func typeValueHint(_ node: JSONNode) -> Hint {
    guard node.isNull, let member else { return "write a type such as \"string?\"" }
    if member.member.key == "body" || member.member.key == "response" {
      return Hint(
        "remove it: without it, the endpoint has no \(member.member.key)",
        [removal(of: member.member)],
        isCertain: true
      )
    }
    if member.member.key.utf8.count == 3, Int(member.member.key) != nil {
      return .write(json: "\"void\"", for: place(of: node))
    }
    return "write a type such as \"string?\""
  }

  /// Reads a type expression. Equal strings are parsed only once.
  private mutating func typeExpression(_ node: JSONNode) -> TypeUse? {
    guard let text = string(node) else { return nil }
    if let known = expressions[text.value] { return .expression(known, in: text) }
    var parser = TypeExpressionParser(text.value)
    do throws(TextProblem) {
      let expression = try parser.parse()
      expressions[text.value] = expression
      return .expression(expression, in: text)
    } catch {
      var problem = error
      problem.hint = foreignTypes().hint(for: text) ?? error.hint ?? expressionHint(for: text)
      report(.invalidTypeExpression, problem, in: text)
      return nil
    }
  }

  private mutating func arrayUse(_ elements: [JSONNode], _ node: JSONNode) -> TypeUse? {
    guard elements.count == 1 else {
      reportValue(
        "expected one type definition in the array, found \(elements.count)",
        at: opening(of: node),
        hint: definitionHint(for: node) ?? "write one type in brackets, or { \"union\": [ … ] }"
      )
      return nil
    }
    if case .string(let name) = elements[0].kind {
      reportKind(
        expected: "a type definition in the array",
        found: elements[0],
        hint: .write(json: quoted("[\(name)]"), for: place(of: node))
      )
      return nil
    }
    return typeUse(elements[0]).map { .array($0, place: opening(of: node)) }
  }

  /// Reads `true`, a message, or an object of both.
  mutating func deprecation(_ node: JSONNode) -> Deprecation? {
    var deprecation = Deprecation(at: opening(of: node))
    switch node.kind {
    case .bool(true): break
    case .bool(false):
      reportKind(expected: "true, a message or an object", found: node, hint: undeprecatedHint)
      return nil
    case .string("true"), .string("false"):
      let value = node.text ?? "true"
      reportValue(
        "the message is \"\(value)\"",
        at: place(of: node),
        hint: value == "true"
          ? .write(json: value, for: place(of: node), isCertain: true) : undeprecatedHint
      )
    case .string:
      guard let message = string(node) else { return nil }
      deprecation.message = message.value
    case .object:
      object(node, into: &deprecation, Deprecation.keys)
    default:
      reportKind(expected: "true, a message or an object", found: node)
      return nil
    }
    return deprecation
  }

  private var undeprecatedHint: Hint {
    Hint("remove it", member.map { [removal(of: $0.member)] } ?? [], isCertain: true)
  }

  /// The hint for an expression that is wrong in another way: spaces, or a forgotten bracket.
  private func expressionHint(for text: Located<String>) -> Hint {
    let plain = DeceptiveText(text.value)?.plain ?? text.value
    let compact = plain.filter { !$0.isWhitespace }
    for candidate in [compact, compact + "]", "[" + compact, compact + "]?"] {
      var parser = TypeExpressionParser(candidate)
      if (try? parser.parse()) != nil {
        return .write(candidate, for: text, isCertain: candidate == compact)
      }
    }
    return "write a type such as \"string?\", \"[Card]\" or \"[string: int]\""
  }
}

extension Deprecation {
  static let keys = ObjectKeys<Deprecation>(
    "a deprecation",
    definition: "deprecationObject",
    [
      .text("message", \.message),
      ObjectKey("sunset") { node, target, reader in
        guard let day = reader.day(node) else { return }
        target.sunset = day.value
      },
    ]
  )
}

extension NodeReader {
  /// Reads a day such as `2027-03-01`.
  mutating func day(_ node: JSONNode) -> Located<String>? {
    guard let day = string(node) else { return nil }
    guard Day(day.value) != nil else {
      reportValue(
        "expected a day such as \"2027-03-01\", found \(quoted(day.value))",
        at: day.place,
        hint: dayHint(for: day)
      )
      return nil
    }
    return day
  }

  /// The hint for a text that is not a day. It is certain if the year comes first, as in `2027/3/1`.
  private func dayHint(for text: Located<String>) -> Hint {
    let parts = text.value.split { "-/. T".contains($0) }.prefix(3).map {
      $0.count == 1 ? "0\($0)" : String($0)
    }
    let candidates = [
      String(text.value.prefix(10)), parts.joined(separator: "-"),
      parts.reversed().joined(separator: "-"),
    ]
    if let index = candidates.firstIndex(where: { Day($0) != nil }) {
      return .write(candidates[index], for: text, isCertain: index < 2)
    }
    return "write the year, the month and the day: \"2027-03-01\""
  }
}
