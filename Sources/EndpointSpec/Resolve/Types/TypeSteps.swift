import EndpointJSON

/// Limits the steps from a type through others without a field between, so that functions over types may recurse.
extension TypeLinker {
  /// Reports types with more steps than the limit. They become `json`.
  mutating func limitSteps() {
    var chains = TypeChains()
    var finished: Set<SwiftName> = []
    for type in types.all {
      walk(
        from: type.name,
        &finished,
        edges: { types.form(of: $0)?.steps ?? [] },
        to: \.type,
        leave: { limitSteps(of: $0, &chains) }
      )
    }
  }

  /// - Parameter chains: The chains of the types that were left before.
  private mutating func limitSteps(of name: SwiftName, _ chains: inout TypeChains) {
    guard let index = types.index(of: name), chains.isTooLong(name, types.all[index].form.steps)
    else { return }
    if let way = chains.way(from: name) {
      report(
        .invalidTypeExpression,
        "\(Budget.typeSteps.message()): \(shownWay(way))",
        at: types.all[index].place,
        hint: Hint(Budget.typeSteps.hint)
      )
    }
    types.setForm(.alias(.scalar(.json)), at: index)
  }
}

/// A type that another type leads to, with the number of steps.
private struct TypeStep {
  let type: SwiftName
  /// The step itself, and the arrays, dictionaries and optionals.
  let count: Int

  /// Nil if there is no named type.
  init?(_ reference: TypeReference) {
    guard let type = reference.innermostName else { return nil }
    self.type = type
    count = 1 + reference.levels
  }
}

/// The longest chain from each type.
private struct TypeChains {
  private var chains: [SwiftName: Chain] = [:]

  private struct Chain {
    var steps = 0
    var next: SwiftName?
    /// Whether a part was too long, and reported.
    var isReported = false
  }

  /// Adds a type after the types that it leads to. Returns whether its chain is too long.
  mutating func isTooLong(_ name: SwiftName, _ steps: [TypeStep]) -> Bool {
    var chain = Chain()
    for step in steps {
      let part = chains[step.type] ?? Chain()
      if part.steps + step.count > chain.steps {
        chain.steps = part.steps + step.count
        chain.next = step.type
      }
      chain.isReported = chain.isReported || part.isReported
    }
    chains[name] = chain
    return chain.steps > Budget.typeSteps.maximum
  }

  /// Ends a chain that is too long at a type. Returns the first names, or nil if a part of the chain was reported.
  mutating func way(from name: SwiftName) -> [String]? {
    var way = [name]
    while way.count < 9, let next = chains[way[way.count - 1]]?.next { way.append(next) }
    let isReported = chains.updateValue(Chain(isReported: true), forKey: name)?.isReported
    return isReported == true ? nil : way.map(\.text)
  }
}

extension TypeModel.Form {
  /// The types whose values are read from the same JSON, or from the elements of its arrays and dictionaries.
  fileprivate var steps: [TypeStep] {
    switch self {
    case .alias(let target): [TypeStep(target)].compactMap(\.self)
    case .union(let union): union.members.compactMap { TypeStep($0.type) }
    case .structure(let structure):
      structure.fields.filter(\.isWhole).compactMap { TypeStep($0.type) }
    case .identifier, .enumeration, .external: []
    }
  }
}

extension TypeReference {
  /// The number of arrays, dictionaries and optionals around the innermost type.
  fileprivate var levels: Int {
    switch self {
    case .scalar, .named: 0
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.levels + 1
    }
  }
}
