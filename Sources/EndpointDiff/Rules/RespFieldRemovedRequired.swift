import EndpointSpec

extension ChangeRule {
  /// A field that shipped apps cannot do without.
  static let respFieldRemovedRequired = removedField(.respFieldRemovedRequired, in: .response) {
    pair,
    field in
    guard pair.isNeededByShippedApps(field) else { return nil }
    return FieldFinding("\"\(field.wireName)\" is gone")
  }
}
