import EndpointJSON
import EndpointSpec

/// The model, its document, and lookups in both.
///
/// The model has the meaning of each part, the document its place.
package final class LinkedSpec: TypeLookup, Sendable {
  package let model: APIModel
  package let document: SpecDocument

  package init(_ model: APIModel, _ document: SpecDocument) {
    (self.model, self.document) = (model, document)
  }

  /// The fields and parameters, without duplicates. They are not stored, since those of a large spec take much memory.
  var fields: [FieldModel] {
    var seen: Set<ObjectIdentifier> = []
    var fields: [FieldModel] = []
    func add(_ list: [FieldModel]) {
      fields += list.filter { seen.insert(ObjectIdentifier($0.written)).inserted }
    }
    for type in model.types { add(type.fields) }
    for endpoint in model.endpoints { add(endpoint.parameters.map(\.field)) }
    return fields
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  package func form(of name: SwiftName) -> TypeModel.Form? { model.form(of: name) }
}

extension LinkedSpec {
  /// The structs of the spec that decode all these objects without loss: each key is a field, and not all of them are
  /// optional.
  ///
  /// - Parameters:
  ///   - values: Objects from responses.
  ///   - fewestKeys: Objects with fewer keys may fit by chance.
  package func structures(fitting values: [JSONValue], fewestKeys: Int = 2) -> [SwiftName] {
    let nodes = values.map { JSONNode($0) }
    guard !nodes.isEmpty, nodes.allSatisfy({ $0.members.count >= fewestKeys }) else { return [] }
    let fit = Fit(model: model, direction: .response, role: .decoder)
    return model.types.filter { type in
      guard case .structure(let structure) = type.form, type.isReceived,
        structure.fields.contains(where: { !isFree($0) })
      else { return false }
      let known = structure.knownKeys
      return nodes.allSatisfy { $0.members.allSatisfy { known.contains($0.key) } }
        && nodes.allSatisfy { fit.mismatches($0, .named(type.name)).isEmpty }
    }.map(\.name)
  }

  /// Whether an object may lack the field.
  private func isFree(_ field: FieldModel) -> Bool {
    model.isOptional(field.type) || field.defaultValue != nil || field.constant != nil
  }
}

/// Validates a linked model with the rules of the language, one function each.
package func validate(_ model: APIModel, _ document: SpecDocument) -> [Diagnostic] {
  let spec = LinkedSpec(model, document)
  // Default parameters are in every endpoint.
  return rules.flatMap { rule in rule(spec) }.unique(by: \.self)
}

private let rules: [@Sendable (LinkedSpec) -> [Diagnostic]] = [
  examplesFit, fieldExamplesFit, defaultsFit, recursionIsPossible, recursionHasEnd,
  unionsAreDecidable, valuesAreUnique, typesAreUsed, schemesAreUsed, errorRulesAreReachable,
  bodiesAreExpected,
  deprecatedUses, argumentsCanBeLeftOut, voidAndFilePlaces, eventsAreStreamed, errorsTravel,
  responsesTravel,
  parametersTravel, headersAgree, bodiesTravel, formsAreFlat, pathsCanBeSent,
  pathsHavePlaceholders, wireFormsFit, keysAgree, parameterKeysAgree, userFacingTextsAreTexts,
  paginationLeadsSomewhere, headersHaveValues, headersHaveNoPlaceholders, timeoutsAreSeconds,
  segmentsAreNotEmpty, pathsAreReadable, pathsHaveNoWildcards, pathsHaveNoFormatSigns,
  pathsRepeatNoServer, pathsHaveNoQuotes,
  requestsDiffer, responsesOfOneRequestAgree, pathsEndInNames, bodyPathsAreOurs,
  headersAreSentAsHeaders, formerNamesAreFree, formerNamesDiffer,
  formerNamesHaveNoOwner, responsesAreNoParameters,
  conditionsFit,
]
