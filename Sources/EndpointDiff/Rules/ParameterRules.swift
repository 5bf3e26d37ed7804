extension ChangeRule {
  /// The rules about parameters.
  static let parameters: [ChangeRule] = [
    .paramAddedRequired,
    .paramAddedOptional,
    .paramRemoved,
    .paramWireNameChanged,
    .paramSwiftNameChanged,
    .paramBecameRequired,
    .paramBecameOptional,
    .paramBecameNullable,
    .paramBecameNotNullable,
    .paramLocationChanged,
    .paramEncodingChanged,
    .paramTypeChanges,
    .paramDefaultChanged,
    .paramConstraintTightened,
    .constraintDeclared,
    .paramConstraintLoosened,
    .paramOrderChanged,
    .paramDeprecated,
  ]
}
