import EndpointSpec

extension ChangeRule {
  /// A field without which shipped apps go on: they read nil, or the default. A constant was never read.
  static let respFieldRemovedOptional = removedField(.respFieldRemovedOptional, in: .response) {
    pair,
    field in
    guard field.constant == nil, !pair.isNeededByShippedApps(field) else { return nil }
    return FieldFinding(
      "\"\(field.wireName)\" is gone",
      consequence: field.defaultValue == nil
        ? nil : "Shipped apps read the default: what they show of it is wrong without a word"
    )
  }
}
