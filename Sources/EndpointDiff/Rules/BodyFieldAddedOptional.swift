import EndpointSpec

extension ChangeRule {
  /// A field that requests may have now. Where the fields are arguments, a function that is used as a value has another
  /// type.
  static let bodyFieldAddedOptional = addedField(.bodyFieldAddedOptional, in: .request) {
    pair,
    field in
    guard pair.presence(of: field, in: pair.match.new, .request) != .required else { return nil }
    return FieldFinding(
      "\"\(field.wireName)\" is new and may be left out",
      swift: pair.isArgument ? pair.swift : nil
    )
  }
}
