import EndpointJSON
import EndpointSpec

/// The types of new parts: existing ones that match, or inferred ones.
struct ProposedTypes {
  /// A type, and the definitions to add to the spec.
  struct Use {
    let type: TypeReference
    let definitions: JSONObject
  }

  private let spec: LinkedSpec
  private let inferred: InferredTypes

  init(_ inference: TypeInference, in spec: LinkedSpec) {
    self.spec = spec
    let model = spec.model
    let names =
      model.types.map { $0.name.text } + model.endpoints.compactMap { $0.receiver.name?.text }
    inferred = inference.types(reserved: names + [model.name.text])
  }

  func use(of place: TypeInference.Place) -> TypeReference? { inferred.use(of: place) }

  /// The type of the values of a finding.
  ///
  /// - Parameter key: The name of the field.
  func use(of sample: DriftSamples.Sample, under key: String) -> Use? {
    guard let type = sample.place.flatMap(inferred.use) else { return nil }
    if !sample.isCut, let known = knownType(of: sample.values, under: key) {
      return Use(type: known, definitions: [:])
    }
    return Use(type: type, definitions: inferred.definitions(of: type))
  }

  /// The existing struct that all values match, or a list of it.
  private func knownType(of values: [JSONValue], under key: String) -> TypeReference? {
    let present = values.filter { !$0.isNull }
    let lists = present.compactMap(\.arrayValue)
    guard !present.isEmpty, lists.isEmpty || lists.count == present.count else { return nil }
    let names = spec.structures(fitting: lists.isEmpty ? present : lists.flatMap { $0 })
    let wish = ProposedName.typeNamePart(SwiftNaming.singular(of: key))
    guard let name = names.count == 1 ? names.first : names.first(where: { $0.text == wish }) else {
      return nil
    }
    return lists.isEmpty ? .named(name) : .array(.named(name))
  }
}
