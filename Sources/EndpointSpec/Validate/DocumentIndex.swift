/// The parts of a document by place, limited to those that rules look up.
struct DocumentIndex: Sendable {
  private(set) var fields: [Place: FieldSpec] = [:]
  private(set) var parameters: [Place: ParameterSpec] = [:]
  private(set) var endpoints: [Place: EndpointDefinition] = [:]
  /// The names of included types.
  private(set) var included: Set<String> = []

  init(_ document: SpecDocument) {
    for type in document.types { add(type.value.form) }
    for parameter in document.defaults.parameters { add(parameter.value) }
    for rule in document.errors { add(rule.value.type) }
    for endpoint in document.endpoints {
      endpoints[endpoint.value.place] = endpoint.value
      add(endpoint.value)
    }
  }

  private mutating func add(_ endpoint: EndpointDefinition) {
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
    if field.isConstrained { fields[field.place] = field }
    add(field.type)
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
      for field in structure.fields { add(field.value) }
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
  fileprivate var isConstrained: Bool {
    isLossy || isLenient || example != nil || defaultValue != nil || constant != nil || at != nil
      || only != nil || wire != nil
  }
}
