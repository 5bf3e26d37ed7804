extension ChangeRule {
  /// The rules about types: their names, fields, values and members.
  static let types: [ChangeRule] =
    [
      .typeAdded,
      .typeRemovedUnreferenced,
      .typeRenamed,
    ] + typeChanges + requestFields + answerFields + [.fieldDeprecated] + enums + unions
    + additionalKeys

  private static let requestFields: [ChangeRule] = [
    .bodyFieldAddedRequired,
    .bodyFieldAddedOptional,
    .bodyFieldRemoved,
    .bodyFieldBecameRequired,
    .bodyFieldBecameOptional,
    .bodyFieldBecameNullable,
    .bodyFieldBecameNotNullable,
    .bodyFieldDefaultChanged,
    .bodyFieldWireNameChanged,
    .bodyFieldSwiftNameChanged,
    .bodyConstraintTightened,
    .bodyConstraintLoosened,
    .bodyFieldReadonlyChanged,
  ]

  private static let answerFields: [ChangeRule] = [
    .respFieldAddedOptional,
    .respFieldAddedRequired,
    .respFieldRemovedRequired,
    .respFieldRemovedOptional,
    .respFieldWireNameChanged,
    .respFieldSwiftNameChanged,
    .respFieldBecameOptional,
    .respFieldBecameRequired,
    .respFieldDefaultChanged,
    .respLossyChanged,
    .respConstraintChanged,
  ]

  private static let enums: [ChangeRule] = [
    .enumCaseRemovedRequest,
    .enumCaseAddedRequest,
    .enumCaseAddedResponseClosed,
    .enumCaseAddedResponseOpen,
    .enumCaseRemovedResponse,
    .enumRawValueChanged,
    .enumCaseSwiftNameChanged,
    .enumClosedToOpen,
    .enumOpenToClosedRequest,
    .enumOpenToClosedResponse,
  ]

  private static let unions: [ChangeRule] = [
    .unionVariantAddedResponse,
    .unionVariantRemovedResponse,
    .unionVariantAddedRequest,
    .unionVariantRemovedRequest,
    .unionTagChanged,
    .unionMemberRenamed,
  ]
}
