import EndpointSpec

extension ChangeRule {
  /// A field that requests have no more. A constant is no property, and no argument.
  static let bodyFieldRemoved = removedField(.bodyFieldRemoved, in: .request) { _, field in
    FieldFinding(
      "\"\(field.wireName)\" is gone",
      swift: field.constant == nil ? nil : .safe
    )
  }
}
