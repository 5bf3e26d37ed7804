import EndpointSpec

/// The type that provides the values of examples: `Draw.examples`, for the response type or its element type. For
/// Swift's own types it is the receiver of the endpoint: `Deck.countExamples`.
struct ExampleOwner: Hashable, Sendable {
  /// The type to extend.
  let type: String
  /// The name of the file without suffix: `Draw` of `Draw+Examples.swift`.
  let file: String
  /// The name of the property, such as `examples`.
  let accessor: String
  /// The nested struct with the values.
  let container: String

  /// The owner for values of a generated type.
  init(type: String, file: String) {
    (self.type, self.file) = (type, file)
    (accessor, container) = ("examples", "ExampleValues")
  }

  /// The owner for values of one of Swift's own types.
  init(type: String, file: String, verb: String) {
    (self.type, self.file) = (type, file)
    accessor = "\(verb)Examples"
    container = "\(SwiftNaming.typeNamePart(for: verb))ExampleValues"
  }
}

extension APIIndex {
  /// The owner for values of a type or types made from it, such as arrays. Nil if the type belongs to Swift or the app,
  /// or already has a member `examples`.
  func exampleOwner(of type: TypeReference) -> ExampleOwner? {
    switch resolvingAlias(type) {
    case .scalar: return nil
    case .array(let inner), .dictionary(let inner), .optional(let inner):
      return exampleOwner(of: inner)
    case .named(let name):
      if case .external? = self.type(named: name)?.form { return nil }
      let verbs = endpoints(of: .type(name)).map(\.verb)
      guard !(cases(of: name) + verbs).contains(SwiftName("examples")) else { return nil }
      return ExampleOwner(type: name.escaped, file: specName(of: name).text)
    }
  }

  private func cases(of type: SwiftName) -> [SwiftName] {
    switch self.type(named: type)?.form {
    case .enumeration(let enumeration): enumeration.cases.map(\.name)
    case .union(let union): union.members.map(\.name)
    default: []
    }
  }
}
