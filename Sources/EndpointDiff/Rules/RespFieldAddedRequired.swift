import EndpointSpec

extension ChangeRule {
  /// A field that answers always have now.
  static let respFieldAddedRequired = addedField(.respFieldAddedRequired, in: .response) {
    pair,
    field in
    guard field.constant == nil, pair.isNeeded(field) else { return nil }
    return FieldFinding("\"\(field.wireName)\" is new")
  }
}
