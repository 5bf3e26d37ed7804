extension ChangeRule {
  /// The rules about endpoints as a whole: their names, URLs, bodies, answers and failures.
  static let endpoints: [ChangeRule] = wholes + bodies + answers + failures

  private static let wholes: [ChangeRule] = [
    .generatorOptionChanged,
    .endpointAdded,
    .endpointRemoved,
    .endpointRemovedAfterSunset,
    .endpointRenamed,
    .endpointPathChanged,
    .endpointPlaceholderRenamed,
    .endpointMethodChanged,
    .endpointDeprecated,
    .endpointUndeprecated,
    .sunsetEarlierOrInvalid,
    .serverChanged,
    .authAddedOrTightened,
    .authRemovedOrLoosened,
    .authSchemeDetailsChanged,
    .paginationChanged,
    .retryTimeoutIdempotencyChanged,
  ]

  private static let bodies: [ChangeRule] = [
    .bodyAddedRequired,
    .bodyAddedOptional,
    .bodyRemoved,
    .bodyBecameRequired,
    .bodyBecameOptional,
    .bodyEncodingChanged,
    .bodySpelledOut,
  ]

  private static let answers: [ChangeRule] =
    [
      .respBodyAdded,
      .respBodyRemoved,
      .respEncodingChanged,
      .respStatusSuccessAdded,
      .respStatusSuccessChanged,
      .respHeaderRemovedOptional,
      .respHeaderRemoved,
      .respHeaderAdded,
    ] + respHeaderChanged

  private static let failures: [ChangeRule] = [
    .errorCaseAdded,
    .errorCaseRemoved,
    .errorBodyChanged,
  ]
}
