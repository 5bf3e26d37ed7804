import EndpointJSON
import EndpointWire

extension NodeReader {
  /// Reads a type definition, and whether it has `"optional": true` (inline only).
  mutating func typeDefinition(
    _ node: JSONNode,
    place: Place
  ) -> (type: TypeSpec, isOptional: Bool)? {
    let hint = OtherToolHints.definitionHint(for: node)
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
      guard let hint = OtherToolHints.keyHint(for: member.key, among: forms) else { continue }
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
      reportKind(expected: "a type", found: node, hint: "write a type such as \"string?\"")
      return nil
    }
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
      problem.hint = OtherToolHints.expressionHint(for: text.value) ?? error.hint
      report(.invalidTypeExpression, problem, in: text)
      return nil
    }
  }

  private mutating func arrayUse(_ elements: [JSONNode], _ node: JSONNode) -> TypeUse? {
    guard elements.count == 1 else {
      reportValue(
        "expected one type definition in the array, found \(elements.count)",
        at: opening(of: node),
        hint: OtherToolHints.definitionHint(for: node)
      )
      return nil
    }
    if case .string(let name) = elements[0].kind {
      reportKind(
        expected: "a type definition in the array",
        found: elements[0],
        hint: "write \"[\(name)]\""
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
}

extension Deprecation {
  static let keys = ObjectKeys<Deprecation>(
    "a deprecation",
    definition: "deprecationObject",
    [
      .text("message", \.message),
      ObjectKey("sunset") { node, target, reader in
        guard let day = reader.string(node) else { return }
        guard Day(day.value) != nil else {
          reader.reportValue(
            "expected a day such as \"2027-03-01\", found \(quoted(day.value))",
            at: day.place
          )
          return
        }
        target.sunset = day.value
      },
    ]
  )
}
