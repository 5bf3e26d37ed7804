import EndpointJSON

/// A type definition while it is read, before its form is known to be whole.
struct TypeDraft: Sendable {
  static let formNames = ["fields", "identifier", "enum", "union", "alias"]

  var documentation = Documentation()
  var was: Located<String>?
  var deprecation: DeprecationSpec?
  var isOptional = false
  var structure = StructSpec()
  var enumeration = EnumSpec()
  var union = UnionSpec()
  /// The type of an identifier or an alias.
  var target: TypeUse?

  /// The keys of the definition that has the form's key.
  static func keys(of form: String) -> ObjectKeys<TypeDraft> {
    switch form {
    case "identifier": identifierKeys
    case "enum": enumKeys
    case "union": unionKeys
    case "alias": aliasKeys
    default: structKeys
    }
  }

  static let structKeys = ObjectKeys<TypeDraft>(
    "a struct",
    definition: "struct",
    [
      ObjectKey("include") { node, target, reader in
        target.structure.include = reader.list(node) { $1.string($0) } ?? []
      },
      .map("fields", \.structure.fields, isRequired: true) { $2.field($0, $1) },
      .type("additional", \.structure.additional),
    ] + common
  )

  static let identifierKeys = ObjectKeys<TypeDraft>(
    "an identifier",
    definition: "identifier",
    [.type("identifier", \.target, isRequired: true)] + common
  )

  static let enumKeys = ObjectKeys<TypeDraft>(
    "an enum",
    definition: "enum",
    [
      ObjectKey("enum", isRequired: true) { node, target, reader in
        target.enumeration.cases = reader.enumCases(node)
      },
      .flag("closed", \.enumeration.isClosed),
    ] + common
  )

  static let unionKeys = ObjectKeys<TypeDraft>(
    "a union",
    definition: "union",
    [
      ObjectKey("union", isRequired: true) { node, target, reader in
        target.union.members = reader.unionMembers(node)
      },
      .string("by", \.union.by),
      .flag("closed", \.union.isClosed),
    ] + common
  )

  static let aliasKeys = ObjectKeys<TypeDraft>(
    "an alias",
    definition: "alias",
    [.type("alias", \.target, isRequired: true)] + common
  )

  private static let common: [ObjectKey<TypeDraft>] = [
    .summary(\.documentation.summary),
    .text("description", \.documentation.description),
    .string("was", \.was),
    .deprecated(\.deprecation),
    .flag("optional", \.isOptional),
  ]

  /// The form that the draft has; nil where its types could not be read.
  func form(_ name: String) -> TypeSpec.Form? {
    switch name {
    case "fields": .fields(structure)
    case "enum": .enumeration(enumeration)
    case "union": .union(union)
    case "identifier": target.map { .identifier($0) }
    default: target.map { .alias($0) }
    }
  }
}

extension NodeReader {
  /// A type definition, and whether it carries `"optional": true` (in place only).
  mutating func typeDefinition(
    _ node: JSONNode,
    place: Place
  ) -> (type: TypeSpec, isOptional: Bool)? {
    guard let members = members(of: node, expected: "a type definition") else { return nil }
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

  /// What stands for a form that was reported: a type that fits everywhere, so that nothing follows.
  private func unknownForm(_ place: Place) -> TypeSpec.Form {
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
