import EndpointSpec

/// What the values of examples are found under: `Draw.examples`, the type that they are of or are made of; where that is
/// Swift's own, the receiver of their endpoint, `Deck.countExamples`.
struct ExampleOwner: Hashable, Sendable {
  /// The type that is extended.
  let type: String
  /// The file of the extension, without its end: `Draw` of `Draw+Examples.swift`.
  let file: String
  /// `examples`
  let accessor: String
  /// The struct that has the values, nested in the type.
  let container: String

  /// The owner of values of its own type.
  init(type: String, file: String) {
    (self.type, self.file) = (type, file)
    (accessor, container) = ("examples", "ExampleValues")
  }

  /// The owner of an endpoint's values of a type that is Swift's own.
  init(type: String, file: String, verb: String) {
    (self.type, self.file) = (type, file)
    accessor = "\(verb)Examples"
    container = "\(SwiftNaming.typeNamePart(for: verb))ExampleValues"
  }
}

extension APIIndex {
  /// The owner of values of a type, of arrays of it, and of whatever else is made of it; nil if it is Swift's own or the
  /// app's, or has another member `examples`.
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
