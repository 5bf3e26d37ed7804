import EndpointSpec

/// The symbols of one type.
struct TypeSymbols {
  let type: GeneratedType

  private var index: APIIndex { type.index }
  private var owner: String { type.name.text }
  var subject: String { index.specName(of: type.name).text }

  /// In the order of declaration. Aliases for former names come last.
  var symbols: [Symbol] { own + aliases }

  private var own: [Symbol] {
    switch type.model.form {
    case .structure(let structure): symbols(of: StructBlueprint(structure, of: type))
    case .identifier(let scalar): identifier(scalar)
    case .enumeration(let enumeration):
      enumeration.isClosed ? closedEnum(enumeration) : openEnum(enumeration)
    case .union(let union): symbols(of: union)
    case .alias(let target):
      [alias(type.name, target: typeText(target), isDeprecated: type.model.deprecation != nil)]
    case .external(let external):
      [alias(type.name, target: external.fullName, isDeprecated: type.model.deprecation != nil)]
    }
  }

  private var aliases: [Symbol] {
    let deprecated = index.deprecatedName(of: type.name)?.name
    return [deprecated, type.model.was].compactMap { name in
      name.map { alias($0, target: type.name.escaped, isDeprecated: true) }
    }
  }

  private func alias(_ name: SwiftName, target: String, isDeprecated: Bool) -> Symbol {
    var symbol = Symbol(
      kind: .alias,
      owner: name.owner?.text ?? "",
      name: name.last.text,
      declaration: "\(type.access)typealias \(name.last.escaped) = \(target)",
      subject: subject,
      place: type.model.place
    )
    symbol.type = target
    symbol.isDeprecated = isDeprecated
    return symbol
  }

  func head(_ keyword: String, _ kind: Symbol.Kind, _ conformances: [String]) -> Symbol {
    let name = "\(type.access)\(keyword) \(type.declaredName)"
    return Symbol(
      kind: kind,
      owner: type.name.owner?.text ?? "",
      name: type.name.last.text,
      declaration: "\(name): \(conformances.joined(separator: ", "))",
      subject: subject,
      place: type.model.place
    )
  }

  func member(
    _ kind: Symbol.Kind,
    _ name: SwiftName,
    _ declaration: String,
    type: String,
    of part: String? = nil,
    at place: Place? = nil
  ) -> Symbol {
    Symbol(
      kind: kind,
      owner: owner,
      name: name.text,
      declaration: declaration,
      type: type,
      subject: part.map { "\(subject).\($0)" } ?? subject,
      place: place ?? self.type.model.place
    )
  }

  func initializer(_ parameters: [Symbol.Parameter], _ list: String) -> Symbol {
    var symbol = member(.initializer, SwiftName("init"), "\(type.access)init\(list)", type: "")
    symbol.parameters = parameters
    return symbol
  }
}
