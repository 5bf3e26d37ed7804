/// The parts of a document by place, limited to those that rules look up.
struct DocumentIndex: Sendable {
  private(set) var fields = PlaceTable<FieldSpec>()
  private(set) var parameters = PlaceTable<Named<ParameterSpec>>()
  private(set) var endpoints = PlaceTable<Named<EndpointDefinition>>()
  /// The names of included types.
  private(set) var included: Set<String> = []

  init(_ document: SpecDocument) {
    for type in document.types { add(type.value.form) }
    for parameter in document.defaults.parameters { add(parameter) }
    for rule in document.errors { add(rule.value.type) }
    for endpoint in document.endpoints {
      endpoints.set(endpoint, at: endpoint.value.place)
      add(endpoint)
    }
  }

  // Entries are passed as they are, since their values are large.

  private mutating func add(_ endpoint: Named<EndpointDefinition>) {
    for parameter in endpoint.value.parameters { add(parameter) }
    for rule in endpoint.value.errors { add(rule.value?.type) }
    switch endpoint.value.body?.content {
    case .fields(let fields): for field in fields { add(field) }
    case .type(let type): add(type)
    case nil: break
    }
    switch endpoint.value.response {
    case .value(let value): add(value)
    case .statuses(let statuses, _): for status in statuses { add(status.value) }
    case .stream(let type, _, _, _): add(type)
    case nil: break
    }
  }

  private mutating func add(_ response: ResponseValueSpec) {
    add(response.type)
    for header in response.headers { add(header) }
  }

  private mutating func add(_ parameter: Named<ParameterSpec>) {
    let place = parameter.value.field.place
    parameters.set(parameter, at: place)
    if parameter.value.field.isConstrained { fields.set(parameter.value.field, at: place) }
    add(parameter.value.field.type)
  }

  private mutating func add(_ field: Named<FieldSpec>) {
    if field.value.isConstrained { fields.set(field.value, at: field.value.place) }
    add(field.value.type)
  }

  private mutating func add(_ type: TypeUse?) {
    switch type {
    case .definition(let type, _): add(type.form)
    case .array(let element, _): add(element)
    case .expression, nil: break
    }
  }

  private mutating func add(_ form: TypeSpec.Form) {
    switch form {
    case .fields(let structure):
      for field in structure.fields { add(field) }
      included.formUnion(structure.include.map(\.value))
      add(structure.additional)
    case .union(let union): for member in union.members { add(member.type) }
    case .identifier(let type), .alias(let type): add(type)
    case .enumeration, .external: break
    }
  }
}

extension FieldSpec {
  /// True if it has a part that a rule looks up.
  @inline(__always) fileprivate var isConstrained: Bool {
    isLossy || isLenient || example != nil || defaultValue != nil || constant != nil || at != nil
      || only != nil
      || wire != nil
  }
}
