import EndpointJSON

extension NodeReader {
  /// Reads a type definition, and whether it has `"optional": true` (inline only).
  mutating func typeDefinition(
    _ node: JSONNode,
    place: Place
  ) -> (type: TypeSpec, isOptional: Bool)? {
    let hint = ForeignWords.definitionHint(for: node)
    guard let members = members(of: node, expected: "a type definition", hint: hint) else {
      return nil
    }
    let forms = members.filter { TypeDraft.formNames.contains($0.key) }
    guard let form = forms.first else {
      reportFormless(members, node)
      return nil
    }
    for other in forms.dropFirst() {
      report(
        .conflictingKeys,
        "a type has either \(quoted(form.key)) or \(quoted(other.key))",
        at: self.place(ofKey: other),
        related: [.init("its first form is here", at: self.place(ofKey: form))]
      )
    }
    guard forms.count == 1 else { return nil }
    var draft = TypeDraft()
    object(node, into: &draft, TypeDraft.keys(of: form.key))
    checkUnion(draft, form.key)
    var type = TypeSpec(form: draft.form(form.key) ?? unknownForm(place), place: place)
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

  private mutating func reportFormless(_ members: [JSONMember], _ node: JSONNode) {
    let forms = TypeDraft.formNames
    for member in members {
      if let nearest = nearestName(to: member.key, in: forms) {
        reportUnknownKey(member, noun: "a type", nearest: nearest)
        return
      }
    }
    let ordered = members.filter { $0.key != "type" } + members.filter { $0.key == "type" }
    for member in ordered {
      guard let hint = ForeignWords.keyHint(for: member.key, among: forms) else { continue }
      reportUnknownKey(member, noun: "a type", nearest: nil, foreign: hint)
      return
    }
    report(
      .missingKey,
      "a type needs one of the keys \(quotedList(forms))",
      at: opening(of: node)
    )
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
