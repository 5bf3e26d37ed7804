/// Checks that a struct has at most one user-facing field, and that it is a string.
func userFacingTextsAreTexts(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.types.filter(\.hasUserFacingTexts).flatMap { type -> [Diagnostic] in
    guard case .structure(let structure) = type.form else { return [] }
    let fields = structure.fields.filter(\.isUserFacing)
    let misplaced = fields.filter { spec.plain($0.type) != .scalar(.string) }.map { field in
      Diagnostic(
        .misplacedKey,
        "only a \"string\" can be \"userFacing\"",
        at: field.place,
        hint: "remove it"
      )
    }
    guard let first = fields.first else { return misplaced }
    let further = fields.dropFirst().map { field in
      Diagnostic(
        .conflictingKeys,
        "\(quoted(type.name.text)) has two \"userFacing\" fields",
        at: field.place,
        hint: "choose one",
        related: [.init("the first is here", at: first.place)]
      )
    }
    return misplaced + further
  }.withoutRepetitions
}

extension TypeModel {
  fileprivate var hasUserFacingTexts: Bool {
    guard case .structure(let structure) = form else { return false }
    return structure.fields.contains(where: \.isUserFacing)
  }
}
