extension ChangeRule {
  /// The rules about endpoints, their parameters, bodies, answers and failures, and about the API as a whole.
  static let endpoints: [ChangeRule] = [
    .endpointAdded,
    .endpointRemoved,
    .endpointPlaceholderRenamed,
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
    .paramTypeWidened,
    .paramTypeChanged,
    .paramDefaultChanged,
    .paramConstraintTightened,
    .constraintDeclared,
    .paramConstraintLoosened,
    .paramOrderChanged,
    .paramDeprecated,
  ]
}
