import EndpointJSON

/// The model with the document that it was made from, and what rules look up in both.
///
/// The model says what a thing is, the document where its parts are written.
struct LinkedSpec: Sendable {
  let model: APIModel
  let document: SpecDocument
  /// Every field of every struct, and every parameter, once each.
  let allFields: [FieldModel]
  private let index: DocumentIndex

  init(_ model: APIModel, _ document: SpecDocument) {
    self.model = model
    self.document = document
    allFields = Self.allFields(of: model)
    index = DocumentIndex(document)
  }

  func type(named name: SwiftName) -> TypeModel? { model.type(named: name) }

  /// A part of the field as written; nil also where the model has it from elsewhere.
  func written<Part>(_ part: (FieldSpec) -> Part?, of field: FieldModel) -> Part? {
    written(part, at: field.place)
  }

  /// A part of the field that has that place: who asks for many does not hand over each of them.
  func written<Part>(_ part: (FieldSpec) -> Part?, at place: Place) -> Part? {
    index.fields.part(part, at: place)
  }

  /// A part of the parameter whose field has that place, as written.
  func written<Part>(_ part: (ParameterSpec) -> Part?, at place: Place) -> Part? {
    index.parameters.part({ part($0.value) }, at: place)
  }

  /// A part of the endpoint that has that place, as written.
  func written<Part>(_ part: (EndpointDefinition) -> Part?, at place: Place) -> Part? {
    index.endpoints.part({ part($0.value) }, at: place)
  }

  /// The type without aliases and without the outermost optional.
  func plain(_ type: TypeReference) -> TypeReference {
    var type = type.wrapped
    for _ in 0...model.types.count {
      guard case .named(let name) = type, case .alias(let target)? = model.form(of: name) else {
        break
      }
      type = target.wrapped
    }
    return type
  }

  /// The struct that the type is, by way of aliases and optionals.
  func structure(_ type: TypeReference) -> StructModel? {
    guard case .named(let name) = plain(type),
      case .structure(let structure)? = model.form(of: name)
    else { return nil }
    return structure
  }

  private static func allFields(of model: APIModel) -> [FieldModel] {
    var seen: Set<Place> = []
    var fields: [FieldModel] = []
    fields.reserveCapacity(8 * model.types.count)
    seen.reserveCapacity(8 * model.types.count)
    func add(_ field: FieldModel) {
      if seen.insert(field.place).inserted { fields.append(field) }
    }
    for index in model.types.indices {
      guard case .structure(let structure) = model.types[index].form else { continue }
      for position in structure.fields.indices { add(structure.fields[position]) }
    }
    for index in model.endpoints.indices {
      let parameters = model.endpoints[index].parameters
      for position in parameters.indices { add(parameters[position].field) }
    }
    return fields
  }
}
