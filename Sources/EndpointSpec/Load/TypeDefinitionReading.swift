import EndpointJSON
import EndpointWire

extension NodeReader {
  /// Reads a type definition, and whether it has `"optional": true` (inline only).
  mutating func typeDefinition(
    _ node: JSONNode,
    place: Place,
    isNamed: Bool = false
  ) -> (type: TypeSpec, isOptional: Bool)? {
    let node = withoutTypeOfFields(node)
    let hint = definitionHint(for: node)
    guard let members = members(of: node, expected: "a type definition", hint: hint) else {
      return nil
    }
    if reportSchema(node, noun: "a type", known: [], isDefinition: isNamed) { return nil }
    if reportsIdentifierFlag(node) {
      return (TypeSpec(form: unknownForm(place), place: place), false)
    }
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
    guard forms.count < 2,
      let form = forms.first?.key ?? reportFormless(members, node, isNamed: isNamed)
    else {
      return nil
    }
    var draft = TypeDraft()
    let problems = diagnostics.count
    object(node, into: &draft, TypeDraft.keys(of: form))
    if forms.isEmpty { removeRepeatedReport(from: problems) }
    if diagnostics.count == problems { checkUnion(draft, form, node) }
    var type = TypeSpec(form: draft.form(form) ?? unknownForm(place), place: place)
    type.documentation = draft.documentation
    type.was = draft.was
    type.deprecation = draft.deprecation
    return (type, draft.isOptional)
  }

  /// `{ "type": "object", "fields": … }`, where the fields say that it is an object.
  private mutating func withoutTypeOfFields(_ node: JSONNode) -> JSONNode {
    guard let type = node.member("type"), type.value.text == "object", node.member("fields") != nil
    else { return node }
    reportUnknownKey(
      type,
      noun: "a struct",
      hint: Hint("remove it: \"fields\" says it", [removal(of: type)], isCertain: true)
    )
    return node.without(type)
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
  private mutating func reportFormless(
    _ members: [JSONMember],
    _ node: JSONNode,
    isNamed: Bool
  ) -> String? {
    let forms = TypeDraft.formNames
    let others = members.filter { !TypeDraft.structKeys.names.contains($0.key) }
    let near = node.limited(to: TypeDraft.formKeys)
    let misspelled =
      areFields(others)
      ? nil
      : near.members.first { member in
        !TypeDraft.structKeys.names.contains(member.key)
          && unknownKeyHint(member, of: near, TypeDraft.formKeys).meant != nil
      }
    let member = misspelled ?? others.first { $0.key == "type" }
    guard let member else {
      report(
        .missingKey,
        "a type needs one of the keys \(quotedList(forms))",
        at: opening(of: node),
        hint: formlessHint(others, node)
      )
      return nil
    }
    let found = unknownKeyHint(member, of: near, TypeDraft.formKeys)
    let alias = member.key == "type" ? aliasHint(member, members, node, isNamed: isNamed) : nil
    reportUnknownKey(member, noun: "a type", hint: alias ?? found.hint)
    return alias == nil && found.hint.isCertain ? found.meant : nil
  }

  /// The hint for a definition that is only a type: `{ "type": "string" }`.
  private func aliasHint(
    _ member: JSONMember,
    _ members: [JSONMember],
    _ node: JSONNode,
    isNamed: Bool
  ) -> Hint? {
    if !isNamed, members.count == 1, member.value.text != nil {
      return .write(json: source(of: member.value), for: place(of: node))
    }
    let others = members.filter { $0.key != "type" }.map(\.key)
    guard case .string(let name) = member.value.kind, name != "object", name != "array",
      others.allSatisfy(TypeDraft.keys(of: "alias").names.contains)
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
    if others.count == 1, let alias = aliasOfWord(first) {
      return .write(json: "{ \"alias\": \(quoted(alias)) }", for: place(of: node))
    }
    if others.count == 1, haveTypes(first.value.members), !first.value.members.isEmpty {
      return .write("fields", for: Located(first.key, at: place(ofKey: first)), isCertain: false)
        .saying("write \"fields\" in place of \(quoted(first.key))")
    }
    guard others.count == node.members.count, others.allSatisfy({ mayBeField($0.value) }) else {
      return Hint(text)
    }
    return Hint(
      text,
      [.replace(place(of: node), with: "{ \"fields\": \(source(of: node)) }")],
      isCertain: haveTypes(others)
    )
  }

  /// Whether several members all have the text of a type. Then their keys are names of fields, and none of them is a misspelled
  /// key: `{ "reason": "string", "field": "string?" }`.
  func areFields(_ members: [JSONMember]) -> Bool {
    members.count > 1 && haveTypes(members)
  }

  /// Whether all members have the text of a type of the spec.
  func haveTypes(_ members: [JSONMember]) -> Bool {
    members.allSatisfy { $0.value.text.map(isType) ?? false }
  }

  /// Whether the text is a scalar or a type of the spec, optional or in brackets.
  func isType(_ text: String) -> Bool {
    guard let name = TypeExpression.name(in: text)?.text else { return false }
    return Scalar.names.contains(name)
      || foreignTypes.declared[name] != nil
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
      let json = ForeignSchema(types: foreignTypes, isInMultipart: isMultipart)
        .entry(node, known: known)
    else { return false }
    let isType = isDefinition && !json.hasPrefix("{")
    let whole = isType ? "{ \"alias\": \(json) }" : json
    reportUnknownKey(key, noun: noun, hint: .write(json: whole, for: place(of: node)))
    return true
  }

  private mutating func checkUnion(_ draft: TypeDraft, _ form: String, _ node: JSONNode) {
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
        hint: casesHint(node)
      )
    }
  }
}
