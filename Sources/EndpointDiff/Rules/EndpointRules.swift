extension ChangeRule {
  /// The rules about endpoints as a whole: their names, URLs, bodies, answers and failures.
  static let endpoints: [ChangeRule] = [
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
  ]
}
