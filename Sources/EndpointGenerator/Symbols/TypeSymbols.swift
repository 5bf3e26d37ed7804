import EndpointMustache
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
    Symbol(
      kind: .alias,
      owner: name.owner?.text ?? "",
      name: name.last.text,
      declaration: "\(type.access)typealias \(name.last.escaped) = \(target)",
      type: target,
      isDeprecated: isDeprecated,
      subject: subject,
      place: type.model.place
    )
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
    parameters: [Symbol.Parameter] = [],
    isDeprecated: Bool = false,
    of part: String = "",
    at place: Place? = nil
  ) -> Symbol {
    Symbol(
      kind: kind,
      owner: owner,
      name: name.text,
      declaration: declaration,
      type: type,
      parameters: parameters,
      isDeprecated: isDeprecated,
      subject: subject + part,
      place: place ?? self.type.model.place
    )
  }

  func initializer(_ parameters: [Symbol.Parameter], _ list: String) -> Symbol {
    let declaration = "\(type.access)init\(list)"
    return member(.initializer, SwiftName("init"), declaration, type: "", parameters: parameters)
  }
}

extension TypeSymbols {
  func symbols(of blueprint: StructBlueprint) -> [Symbol] {
    let kind = Symbol.Kind.structure(conformances: type.conformances)
    var symbols = [head("struct", kind, type.conformances)]
    symbols += blueprint.properties.filter { $0.field.deprecation == nil }.map(property)
    if let additional = blueprint.additional { symbols.append(property(additional)) }
    symbols.append(initializer(blueprint.symbolParameters, "\(blueprint.parameterList)"))
    for property in blueprint.properties { symbols += forwarders(of: property) }
    return symbols
  }

  private func property(_ property: PropertyBlueprint) -> Symbol {
    member(
      .property(isSettable: type.isMutable),
      property.name,
      property.declaration,
      type: property.swiftType,
      of: ".\(property.field.wireName)",
      at: property.field.place
    )
  }

  private func property(_ additional: AdditionalBlueprint) -> Symbol {
    member(
      .property(isSettable: type.isMutable),
      additional.name,
      additional.declaration,
      type: additional.swiftType,
      of: " additional"
    )
  }

  private func forwarders(of property: PropertyBlueprint) -> [Symbol] {
    let names = [property.field.deprecation.map { _ in property.name }, property.field.formerName]
    return names.compactMap { $0 }.map { name in
      member(
        .property(isSettable: type.isMutable),
        name,
        "\(type.access)var \(name.escaped): \(property.swiftType)",
        type: property.swiftType,
        isDeprecated: true,
        of: ".\(property.field.wireName)",
        at: property.field.place
      )
    }
  }
}

extension StructBlueprint {
  fileprivate var symbolParameters: [Symbol.Parameter] {
    let parameters = properties.map { property in
      Symbol.Parameter(
        label: property.name.text,
        type: property.swiftType,
        hasDefault: property.absentValue != nil
      )
    }
    let last = additional.map { additional in
      Symbol.Parameter(label: additional.name.text, type: additional.swiftType, hasDefault: true)
    }
    return parameters + (last.map { [$0] } ?? [])
  }
}

extension TypeSymbols {
  func identifier(_ scalar: Scalar) -> [Symbol] {
    let conformances = ["Identifier", scalar.literalProtocol].compactMap(\.self)
    let id = "id: \(scalar.facts.swiftName)"
    let parameter = Symbol.Parameter(label: "id", type: scalar.facts.swiftName, hasDefault: false)
    return [
      head("struct", .structure(conformances: conformances), conformances),
      member(
        .property(isSettable: false),
        SwiftName("id"),
        "\(type.access)let \(id)",
        type: scalar.facts.swiftName
      ),
      initializer([parameter], "(\(id))"),
    ]
  }

  func openEnum(_ enumeration: EnumModel) -> [Symbol] {
    let raw = rawType(enumeration)
    let parameter = Symbol.Parameter(label: "rawValue", type: raw, hasDefault: false)
    let members = enumeration.cases.map { value in
      let declaration = "\(type.access)static let \(value.name.escaped)"
      return part(.staticProperty, value, declaration, type: type.name.escaped)
    }
    return [head("struct", .structure(conformances: ["OpenEnum"]), ["OpenEnum"])] + members
      + [
        member(
          .property(isSettable: false),
          SwiftName("rawValue"),
          "\(type.access)let rawValue: \(raw)",
          type: raw
        ),
        initializer([parameter], "(rawValue: \(raw))"),
      ] + forwarders(of: enumeration)
  }

  func closedEnum(_ enumeration: EnumModel) -> [Symbol] {
    let conformances = [rawType(enumeration), "ClosedEnum"]
    let cases = enumeration.cases.map { value in
      part(.enumCase, value, "case \(value.name.escaped)", type: "")
    }
    return [head("enum", .enumeration(conformances: conformances), conformances)] + cases
      + forwarders(of: enumeration)
  }

  private func rawType(_ enumeration: EnumModel) -> String { enumeration.rawType.facts.swiftName }

  private func part(
    _ kind: Symbol.Kind,
    _ value: EnumModel.Case,
    _ declaration: String,
    type: String
  ) -> Symbol {
    member(
      kind,
      value.name,
      declaration,
      type: type,
      isDeprecated: value.deprecation != nil,
      of: ".\(value.name)",
      at: value.place
    )
  }

  private func forwarders(of enumeration: EnumModel) -> [Symbol] {
    enumeration.cases.compactMap { value in
      value.was.map { was in
        member(
          .staticProperty,
          was,
          "\(type.access)static var \(was.escaped): \(type.name.escaped)",
          type: type.name.escaped,
          isDeprecated: true,
          of: ".\(value.name)",
          at: value.place
        )
      }
    }
  }

  func symbols(of union: UnionModel) -> [Symbol] {
    let kind = Symbol.Kind.enumeration(conformances: type.conformances)
    let cases = union.members.map { unionCase($0.name, typeText($0.type), at: $0.place) }
    let unknown = unionCase(SwiftName("unknown"), "JSONValue", at: type.model.place)
    return [head("enum", kind, type.conformances)] + cases + (union.isClosed ? [] : [unknown])
  }

  private func unionCase(_ name: SwiftName, _ payload: String, at place: Place) -> Symbol {
    let declaration = "case \(name.escaped)(\(payload))"
    return member(.enumCase, name, declaration, type: payload, of: ".\(name)", at: place)
  }
}
