/// Every type is used by an endpoint or an error, by way of other types too.
func typesAreUsed(_ spec: LinkedSpec) -> [Diagnostic] {
  var reach = Reach(spec)
  for endpoint in spec.model.endpoints { reach.visit(endpoint) }
  reach.visit(spec.model.failures)
  let included = Set(spec.document.types.flatMap { $0.value.includedNames })
  return spec.model.types.compactMap { type in
    guard !type.isInline, !reach.names.contains(type.name), !included.contains(type.name.text)
    else { return nil }
    return Diagnostic(
      .unusedType,
      "no endpoint uses the type \(quoted(type.name.text))",
      at: type.place,
      hint: "use it or take it out"
    )
  }
}

extension TypeSpec {
  fileprivate var includedNames: [String] {
    guard case .fields(let structure) = form else { return [] }
    return structure.include.map(\.value)
  }
}

/// The types that can be reached from a use.
struct Reach {
  private let spec: LinkedSpec
  private(set) var names: Set<SwiftName> = []

  init(_ spec: LinkedSpec) { self.spec = spec }

  mutating func visit(_ endpoint: EndpointModel) {
    if case .type(let name) = endpoint.receiver { visit(.named(name)) }
    for type in endpoint.uses { visit(type) }
    if let failures = endpoint.failures { visit(failures) }
  }

  mutating func visit(_ failures: FailureModel) {
    for type in failures.cases.compactMap(\.type) { visit(type) }
  }

  mutating func visit(_ type: TypeReference) {
    var open = [type]
    while let type = open.popLast() {
      guard let name = type.innermostName, names.insert(name).inserted,
        let model = spec.type(named: name)
      else { continue }
      open += model.uses
    }
  }
}

extension TypeModel {
  /// The types that this one is made of.
  var uses: [TypeReference] {
    switch form {
    case .structure(let structure):
      structure.fields.map(\.type) + [structure.additional].compactMap(\.self)
    case .union(let union): union.members.map(\.type)
    case .alias(let target): [target]
    case .identifier, .enumeration: []
    }
  }
}

extension EndpointModel {
  /// The types that the endpoint sends and answers with, failures apart.
  var uses: [TypeReference] {
    parameters.map(\.field.type) + bodyTypes + responseTypes
  }

  private var bodyTypes: [TypeReference] {
    if case .value(let type, _, _)? = body?.content { [type] } else { [] }
  }

  var responseTypes: [TypeReference] {
    switch response {
    case .value(let value): value.types
    case .statuses(_, let statuses): statuses.flatMap(\.value.types)
    case .stream(let type, _, _): [type]
    }
  }
}

extension ResponseValue {
  fileprivate var types: [TypeReference] { [type] + headers.map(\.type) }
}
