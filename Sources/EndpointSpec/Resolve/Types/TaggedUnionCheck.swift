/// Checks unions whose tag is a key of their members.
func checkUnions(_ types: TypeTable) -> [Diagnostic] {
  var check = TaggedUnionCheck(types: types)
  for type in types.all {
    guard case .union(let union) = type.form, let by = union.by else { continue }
    check.checkMembers(of: union)
    check.checkTagFields(of: union, by: by)
  }
  return check.diagnostics
}

private struct TaggedUnionCheck: Linker {
  var diagnostics: [Diagnostic] = []
  let types: TypeTable

  /// Checks that the members are objects.
  mutating func checkMembers(of union: UnionModel) {
    for member in union.members where !isObject(member.type) {
      report(
        .invalidUnion,
        "a member of a union with \"by\" must be a struct or a dictionary",
        at: member.place,
        hint: "remove \"by\": members are then tried in order"
      )
    }
  }

  private func isObject(_ type: TypeReference) -> Bool {
    switch types.underlying(type) {
    case .dictionary, .scalar(.json): true
    case .named: types.structure(type) != nil
    default: false
    }
  }

  /// Checks that the tag is not a field of a member, since it would be written twice.
  mutating func checkTagFields(of union: UnionModel, by: WireName) {
    var reported: Set<Place> = []
    for member in union.members {
      guard let structure = types.structure(member.type),
        let field = structure.fields.first(where: { $0.wireName == by && $0.at == nil }),
        reported.insert(field.place).inserted
      else { continue }
      report(
        .invalidUnion,
        "the tag \(quoted(by.text)) is written by the union, so it cannot be a field of its member",
        at: field.place,
        hint: "remove the field",
        related: [.init("the member is here", at: member.place)]
      )
    }
  }
}
