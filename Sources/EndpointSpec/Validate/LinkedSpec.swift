import EndpointJSON

/// The model with the document that it was made from, and what rules look up in both.
///
/// The model says what a thing is, the document where its parts are written.
struct LinkedSpec {
  let model: APIModel
  let document: SpecDocument
  /// Every field of every struct, and every parameter, once each.
  let allFields: [FieldModel]
  private let types: [SwiftName: TypeModel]
  private let fields: [Place: FieldSpec]
  private let parameters: [Place: ParameterSpec]
  private let endpoints: [Place: EndpointDefinition]

  init(_ model: APIModel, _ document: SpecDocument) {
    self.model = model
    self.document = document
    allFields = Self.fields(of: model)
    self.types = Dictionary(
      model.types.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var index = DocumentIndex()
    index.add(document)
    self.fields = index.fields
    self.parameters = index.parameters
    self.endpoints = index.endpoints
  }

  func type(named name: SwiftName) -> TypeModel? { types[name] }

  /// The field as written; nil where the model has it from elsewhere.
  func written(_ field: FieldModel) -> FieldSpec? { fields[field.place] }

  func written(_ parameter: ParameterModel) -> ParameterSpec? {
    parameters[parameter.field.place]
  }

  func written(_ endpoint: EndpointModel) -> EndpointDefinition? { endpoints[endpoint.place] }

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

  private static func fields(of model: APIModel) -> [FieldModel] {
    var seen: Set<Place> = []
    let fields = model.types.flatMap { type -> [FieldModel] in
      guard case .structure(let structure) = type.form else { return [] }
      return structure.fields
    }
    let parameters = model.endpoints.flatMap { $0.parameters.map(\.field) }
    return (fields + parameters).filter { seen.insert($0.place).inserted }
  }
}

/// The parts of a document by their places.
private struct DocumentIndex {
  var fields: [Place: FieldSpec] = [:]
  var parameters: [Place: ParameterSpec] = [:]
  var endpoints: [Place: EndpointDefinition] = [:]

  mutating func add(_ document: SpecDocument) {
    for type in document.types { add(type.value) }
    for parameter in document.defaults.parameters { add(parameter.value) }
    for rule in document.errors { add(rule.value.type) }
    for endpoint in document.endpoints { add(endpoint.value) }
  }

  private mutating func add(_ endpoint: EndpointDefinition) {
    endpoints[endpoint.place] = endpoint
    for parameter in endpoint.parameters { add(parameter.value) }
    for rule in endpoint.errors { add(rule.value?.type) }
    switch endpoint.body?.content {
    case .fields(let fields): for field in fields { add(field.value) }
    case .type(let type): add(type)
    case nil: break
    }
    switch endpoint.response {
    case .value(let value): add(value)
    case .statuses(let statuses, _): for status in statuses { add(status.value) }
    case .stream(let type, _, _, _): add(type)
    case nil: break
    }
  }

  private mutating func add(_ response: ResponseValueSpec) {
    add(response.type)
    for header in response.headers { add(header.value) }
  }

  private mutating func add(_ parameter: ParameterSpec) {
    parameters[parameter.field.place] = parameter
    add(parameter.field)
  }

  private mutating func add(_ field: FieldSpec) {
    fields[field.place] = field
    add(field.type)
  }

  private mutating func add(_ type: TypeUse?) {
    switch type {
    case .definition(let type, _): add(type)
    case .array(let element, _): add(element)
    case .expression, nil: break
    }
  }

  private mutating func add(_ type: TypeSpec) {
    switch type.form {
    case .fields(let structure):
      for field in structure.fields { add(field.value) }
      add(structure.additional)
    case .union(let union): for member in union.members { add(member.type) }
    case .identifier(let type), .alias(let type): add(type)
    case .enumeration: break
    }
  }
}
