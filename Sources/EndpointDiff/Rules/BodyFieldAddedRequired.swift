import EndpointSpec

extension ChangeRule {
  /// A field that requests must have now. A constant is in none of the calls, but shipped apps do not send it.
  static let bodyFieldAddedRequired = addedField(.bodyFieldAddedRequired, in: .request) {
    pair,
    field in
    guard pair.presence(of: field, in: pair.match.new, .request) == .required else { return nil }
    if field.constant != nil {
      return FieldFinding("\"\(field.wireName)\" always travels now", swift: .safe)
    }
    // nil stands for it in Swift, and is sent as null.
    let swift: Level? = field.isNullable ? (pair.isArgument ? pair.swift : .safe) : nil
    return FieldFinding("\"\(field.wireName)\" is new and required", swift: swift)
  }
}
