import EndpointJSON

/// Lists of the names of fields beside the fields: `"required": ["id"]` of JSON Schema, and its opposite.
extension NodeReader {
  /// Reports such a list. Returns the fields without it.
  mutating func withoutNameLists(_ fields: JSONNode) -> JSONNode {
    let lists = fields.members.filter { $0.key == "required" || $0.key == "optional" }
    let found = lists.first { list in
      let names = names(in: list)
      return !names.isEmpty && names.allSatisfy { $0 != list.key && fields.member($0) != nil }
    }
    guard let list = found else { return fields }
    let listed = names(in: list)
    let others = fields.members.filter { $0.key != list.key }
    let required = others.map(\.key).filter { listed.contains($0) == (list.key == "required") }
    let edits = edits(makingOptionalAllBut: required, of: fields.with(others))
    report(
      .invalidValue,
      "\(quoted(list.key)) lists names, but each entry of \"fields\" is a field",
      at: place(ofKey: list),
      hint: Hint(
        "a field is required unless its type ends in \"?\"",
        edits.map { [removal(of: list)] + $0 } ?? [],
        isCertain: true
      )
    )
    return fields.with(others)
  }

  /// The edits that write `?` after the types of the other fields. Nil if one of them is defined in place.
  func edits(makingOptionalAllBut required: [String], of fields: JSONNode) -> [Edit]? {
    let optional = fields.members.filter { !required.contains($0.key) }
    let types = optional.map { $0.value.member("type")?.value ?? $0.value }
    let texts = types.compactMap { type in type.text.map { Located($0, at: place(of: type)) } }
    guard texts.count == types.count else { return nil }
    return texts.filter { !$0.value.hasSuffix("?") }.map { text in
      Edit.rename(text.place, from: text.value, to: text.value + "?")
    }
  }

  /// The names in a list of texts. Empty for other values.
  func names(in member: JSONMember) -> [String] {
    guard case .array(let elements) = member.value.kind else { return [] }
    let names = elements.compactMap(\.text)
    return names.count == elements.count ? names : []
  }
}
