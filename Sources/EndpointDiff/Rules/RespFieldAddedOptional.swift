import EndpointSpec

extension ChangeRule {
  /// A field that answers may have now. Where nothing has to be given for it, initialisers go on as they were.
  static let respFieldAddedOptional = addedField(.respFieldAddedOptional, in: .response) {
    pair,
    field in
    guard field.constant == nil, !pair.isNeeded(field) else { return nil }
    return FieldFinding("\"\(field.wireName)\" is new")
  }
}

extension FieldPair {
  /// Whether an initialiser of the new version needs a value for the field.
  func isNeeded(_ field: FieldModel) -> Bool {
    guard presence(of: field, in: match.new, .response) == .required else { return false }
    guard case .type(let type) = group.owner else { return false }
    return field.direction == .both || !type.new.isSent
  }
}
