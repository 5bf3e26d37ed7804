import EndpointJSON

/// The model with the document that it was made from, and what rules look up in both.
///
/// The model says what a thing is, the document where its parts are written.
struct LinkedSpec: Sendable {
  let model: APIModel
  let document: SpecDocument
  /// Every field of every struct, and every parameter, once each.
  let allFields: [FieldModel]
  private let types: [SwiftName: TypeModel]
  private let index: DocumentIndex

  init(_ model: APIModel, _ document: SpecDocument) {
    self.model = model
    self.document = document
    self.types = Dictionary(
      model.types.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    allFields = Self.allFields(of: model)
    index = DocumentIndex(document)
  }

  func type(named name: SwiftName) -> TypeModel? { types[name] }

  /// A part of the field as written; nil also where the model has it from elsewhere.
  func written<Part>(_ part: (FieldSpec) -> Part?, of field: FieldModel) -> Part? {
    index.fields.part(part, at: field.place)
  }

  func written<Part>(_ part: (ParameterSpec) -> Part?, of parameter: ParameterModel) -> Part? {
    index.parameters.part(part, at: parameter.field.place)
  }

  func written<Part>(_ part: (EndpointDefinition) -> Part?, of endpoint: EndpointModel) -> Part? {
    index.endpoints.part(part, at: endpoint.place)
  }

  /// The type without aliases and without the outermost optional.
  func plain(_ type: TypeReference) -> TypeReference {
    var type = type.wrapped
    for _ in 0...types.count {
      guard case .named(let name) = type, case .alias(let target)? = types[name]?.form else {
        break
      }
      type = target.wrapped
    }
    return type
  }

  /// The struct that the type is, by way of aliases and optionals.
  func structure(_ type: TypeReference) -> StructModel? {
    guard case .named(let name) = plain(type), case .structure(let structure)? = types[name]?.form
    else { return nil }
    return structure
  }

  private static func allFields(of model: APIModel) -> [FieldModel] {
    var seen: Set<Place> = []
    var fields: [FieldModel] = []
    for type in model.types {
      guard case .structure(let structure) = type.form else { continue }
      for field in structure.fields where seen.insert(field.place).inserted { fields.append(field) }
    }
    for endpoint in model.endpoints {
      for parameter in endpoint.parameters where seen.insert(parameter.field.place).inserted {
        fields.append(parameter.field)
      }
    }
    return fields
  }
}
