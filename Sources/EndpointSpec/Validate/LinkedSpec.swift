import EndpointJSON

/// The model, its document, and lookups in both.
///
/// The model has the meaning of each part, the document its place.
package final class LinkedSpec: TypeLookup, Sendable {
  package let model: APIModel
  package let document: SpecDocument
  /// The fields and parameters with keys other than their type, without duplicates. Rules on fields check only these.
  let constrainedFields: [FieldModel]
  private let endpoints: [Place: Named<EndpointDefinition>]

  package init(_ model: APIModel, _ document: SpecDocument) {
    self.model = model
    self.document = document
    endpoints = Dictionary(firstOf: document.endpoints.map { ($0.value.place, $0) })
    constrainedFields = Self.constrainedFields(of: model, document)
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  /// A part of the field as written. Nil if the field comes from another place.
  func written<Part>(_ part: (FieldSpec) -> Part?, of field: FieldModel) -> Part? {
    document.written.fields[field.place].flatMap(part)
  }

  /// A part of the parameter whose field has this place, as written.
  func written<Part>(_ part: (ParameterSpec) -> Part?, at place: Place) -> Part? {
    document.written.parameters[place].flatMap(part)
  }

  func written<Part>(_ part: (EndpointDefinition) -> Part?, at place: Place) -> Part? {
    endpoints[place].flatMap { part($0.value) }
  }

  package func form(of name: SwiftName) -> TypeModel.Form? { model.form(of: name) }

  private static func constrainedFields(
    of model: APIModel,
    _ document: SpecDocument
  ) -> [FieldModel] {
    func constrained(_ fields: [FieldModel]) -> [FieldModel] {
      fields.filter { $0.isConstrained || document.written.fields[$0.place] != nil }
    }
    let ofTypes = model.types.flatMap { constrained($0.fields) }
    let ofEndpoints = model.endpoints.flatMap { constrained($0.parameters.map(\.field)) }
    return (ofTypes + ofEndpoints).unique(by: \.place)
  }
}

extension FieldModel {
  /// True if the field has a key that is only valid for some fields.
  fileprivate var isConstrained: Bool {
    isNullable || isUserFacing || isLossy || isLenient || wire != nil || constant != nil
  }
}

extension LinkedSpec {
  /// The structs of the spec that decode all these objects without loss: each key is a field.
  ///
  /// - Parameter values: Objects from responses.
  package func structures(fitting values: [JSONValue]) -> [SwiftName] {
    let nodes = values.map { JSONNode($0) }
    guard !nodes.isEmpty, nodes.allSatisfy({ $0.members.count > 1 }) else { return [] }
    let fit = Fit(model: model, direction: .response, measure: .decoder)
    return model.types.filter { type in
      guard case .structure = type.form, type.isReceived else { return false }
      return nodes.allSatisfy { fit.mismatches($0, .named(type.name)).isEmpty }
    }.map(\.name)
  }
}
