/// Validates a linked model with the rules of the language, one function each.
package func validate(_ model: APIModel, _ document: SpecDocument) -> [Diagnostic] {
  let spec = LinkedSpec(model, document)
  // Default parameters are in every endpoint.
  return rules.flatMap { rule in rule(spec) }.unique(by: \.self)
}

private let rules: [@Sendable (LinkedSpec) -> [Diagnostic]] = [
  examplesFit, fieldExamplesFit, defaultsFit, recursionIsPossible, readingEnds, unionsAreDecidable,
  valuesAreUnique, typesAreUsed, errorRulesAreReachable, bodiesAreExpected, liveUsesLive,
  argumentsCanBeLeftOut, typesTravel, errorsTravel, responsesTravel, parametersTravel, headersAgree,
  bodiesTravel, formsAreFlat, pathsCanBeSent, pathsHavePlaceholders, wireFormsFit, keysAgree,
  parameterKeysAgree,
  userFacingTextsAreTexts, paginationLeadsSomewhere,
]
