import EndpointJSON

package struct BodySpec: Sendable {
  package enum Content: Sendable {
    case type(TypeUse)
    case fields([Named<ParameterSpec>])
  }

  package var content: Content
  package var encoding: Located<BodyEncoding>?
  package var at: Located<String>?
  package var label: Located<String>?
  package var isSpread = false
  package var place: Place
}

extension BodySpec {
  /// `{ "fields": … }`: each field is an argument.
  static let fieldsKeys = ObjectKeys<BodySpec>(
    "a body",
    definition: "bodyOfFields",
    [
      ObjectKey("fields", isRequired: true) { node, target, reader in
        target.content = .fields(
          reader.map(reader.withoutNameLists(node)) {
            $2.parameter($0, $1, ParameterSpec.bodyFieldKeys)
          }
        )
      },
      .word("encoding", \.encoding, of: BodyEncoding.allCases),
      .string("at", \.at),
    ]
  )

  /// `{ "type": … }`: the body is one argument.
  static let valueKeys = ObjectKeys<BodySpec>(
    "a body",
    definition: "bodyOfType",
    otherForms: TypeDraft.formNames,
    [
      ObjectKey("type", isRequired: true) { node, target, reader in
        if let type = reader.typeUse(node) { target.content = .type(type) }
      },
      .word("encoding", \.encoding, of: BodyEncoding.allCases),
      .string("at", \.at),
      .string("label", \.label),
      .flag("spread", \.isSpread),
    ]
  )
}

extension NodeReader {
  /// Reads a type expression, fields that are arguments, or a type with other keys.
  mutating func body(_ node: JSONNode) -> BodySpec? {
    guard case .object = node.kind else {
      return typeUse(node).map { BodySpec(content: .type($0), place: opening(of: node)) }
    }
    if node.isDefinition(except: "fields") {
      return typeUse(node).map { BodySpec(content: .type($0), place: opening(of: node)) }
    }
    var body = BodySpec(content: .fields([]), place: opening(of: node))
    if reportSchema(node, noun: "a body", known: BodySpec.valueKeys.names) { return body }
    if reportBareField(of: node, BodySpec.valueKeys) || reportsFieldNamedType(node) { return body }
    let keys = hasFields(node) ? BodySpec.fieldsKeys : BodySpec.valueKeys
    let node = withoutTypeBesideFields(node)
    isMultipart = node.member("encoding")?.value.text?.hasPrefix("multipart") ?? false
    defer { isMultipart = false }
    object(isMultipart ? withFiles(node) : node, into: &body, keys)
    return body
  }

  /// True if a body has the key `fields`, or one that means it, such as `feilds`.
  private func hasFields(_ node: JSONNode) -> Bool {
    if node.member("fields") != nil { return true }
    guard node.member("type") == nil else { return false }
    let near = node.limited(to: BodySpec.valueKeys)
    return near.members.contains { member in
      BodySpec.valueKeys[member.key] == nil
        && unknownKeyHint(member, of: near, BodySpec.valueKeys).meant == "fields"
    }
  }

  /// Reports the first field of an object whose fields are not under `fields`. False if a key may be a misspelled or
  /// foreign one.
  mutating func reportBareField<Target>(of node: JSONNode, _ keys: ObjectKeys<Target>) -> Bool {
    guard node.member("fields") == nil, node.member("type") == nil else { return false }
    let known = keys.names + keys.otherForms
    let others = node.members.filter { !known.contains($0.key) && !$0.key.hasPrefix("x-") }
    let hasKey = others.contains { member in
      let key = ForeignKeys.key(for: member.key, among: ["type", "fields", "union", "enum"])
      let plain = DeceptiveText(member.key)?.plain ?? member.key
      return nearestName(to: plain, in: known) != nil
        || key != nil && (others.count == 1 || member.value.text == nil)
    }
    // Keys that all resemble ours are misspelled, even if their values are types: `"encoing": "json"`.
    let areKeys = others.allSatisfy { nearestName(to: $0.key, in: known) != nil }
    guard !hasKey || areFields(others) && !areKeys, let field = others.first else { return false }
    if others.count == 1, let hint = wrapperHint(field, in: node) {
      reportUnknownKey(field, noun: keys.noun, hint: hint)
      return true
    }
    let text = "write { \"fields\": { \(quoted(field.key)): … } }"
    let written = { (member: JSONMember) in
      "\(quoted(member.key)): \(source(of: member.value))"
    }
    let own = node.members.filter { known.contains($0.key) || $0.key.hasPrefix("x-") }
    let fields = "\"fields\": { \(others.map(written).joined(separator: ", ")) }"
    let isBare = own.isEmpty
    let json =
      isBare
      ? "{ \"fields\": \(source(of: node)) }"
      : "{ \((own.map(written) + [fields]).joined(separator: ", ")) }"
    let edits = isBare || haveTypes(others) ? [Edit.replace(place(of: node), with: json)] : []
    let mayBeFields = others.allSatisfy { mayBeField($0.value) }
    // A field may have the name of a status.
    let mayBeStatuses = others.allSatisfy { successWords[lettersAndDigits(of: $0.key)] != nil }
    reportUnknownKey(
      field,
      noun: keys.noun,
      hint: Hint(text, mayBeFields ? edits : [], isCertain: !mayBeStatuses)
    )
    return true
  }

  /// Reports fields that are not under `fields` and include one with the name `type`. Returns whether there are such fields.
  private mutating func reportsFieldNamedType(_ node: JSONNode) -> Bool {
    let others = node.members.filter {
      BodySpec.valueKeys[$0.key] == nil && !$0.key.hasPrefix("x-")
    }
    guard node.member("type") != nil, let first = others.first,
      others.count == node.members.count - 1, haveTypes(others),
      others.count > 1 || unknownKeyHint(first, of: node, BodySpec.valueKeys).meant == nil
    else { return false }
    reportUnknownKey(
      first,
      noun: BodySpec.valueKeys.noun,
      hint: Hint(
        "write { \"fields\": { \(quoted(node.members[0].key)): … } }",
        [.replace(place(of: node), with: "{ \"fields\": \(source(of: node)) }")],
        isCertain: others.count > 1
      )
    )
    return true
  }

  /// Reports `type` beside `fields`, where it may be the encoding: `{ "type": "form", "fields": … }`.
  private mutating func withoutTypeBesideFields(_ node: JSONNode) -> JSONNode {
    guard let type = node.member("type"), node.member("fields") != nil else { return node }
    let words = BodyEncoding.allCases.map(\.rawValue)
    let word = type.value.text.flatMap { ForeignWords.meaning(of: $0, among: words) }
    let isObject = word == "json" || type.value.text == "object"
    let hint: Hint =
      if let word, !isObject, node.member("encoding") == nil {
        .write(json: "\"encoding\": \(quoted(word))", for: place(of: type))
      } else {
        Hint("remove one of the two", [removal(of: type)], isCertain: isObject)
      }
    report(
      .conflictingKeys,
      "either \"fields\" or \"type\", not both",
      at: place(ofKey: type),
      hint: hint
    )
    return node.without(type)
  }
}

extension JSONNode {
  /// True for an inline type definition of another form than the given one.
  func isDefinition(except form: String? = nil) -> Bool {
    guard member("type") == nil else { return false }
    return TypeDraft.formNames.contains { $0 != form && member($0) != nil }
  }
}
