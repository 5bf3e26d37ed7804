import EndpointJSON
import EndpointSpec

/// The symbols of one type.
struct TypeSymbols {
  let type: GeneratedType

  private var index: APIIndex { type.index }
  private var subject: Subject { Subject(index.specName(of: type.name).text) }

  private func member(_ name: String) -> Subject { Subject(subject.owner, member: name) }

  /// In the order of declaration. Aliases for former names come last.
  var symbols: [Symbol] { type.model.isConstant ? [] : own + aliases }

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
    let deprecated = index.deprecatedType(type.name)?.name
    return [deprecated, type.formerName].compactMap { name in
      name.map { alias($0, target: type.name.escaped, isDeprecated: true) }
    }
  }

  private func alias(_ name: SwiftName, target: String, isDeprecated: Bool) -> Symbol {
    Symbol(
      kind: .alias,
      fullName: name,
      declaration: "\(type.access)typealias \(name.last.escaped) = \(target)",
      type: target,
      isDeprecated: isDeprecated,
      subject: subject,
      place: type.model.place
    )
  }

  private func head(_ keyword: String, _ conformances: [String]) -> Symbol {
    .head(
      keyword,
      type.name,
      conformances,
      access: type.access,
      of: subject,
      at: type.model.place
    )
  }

  private func member(
    _ kind: Symbol.Kind,
    _ name: SwiftName,
    _ declaration: String,
    type memberType: String,
    parameters: [Symbol.Parameter] = [],
    isDeprecated: Bool = false,
    of subject: Subject? = nil,
    at place: Place? = nil
  ) -> Symbol {
    Symbol(
      kind: kind,
      fullName: SwiftName(name.text, in: type.name),
      declaration: declaration,
      type: memberType,
      parameters: parameters,
      isDeprecated: isDeprecated,
      subject: subject ?? self.subject,
      place: place ?? type.model.place
    )
  }

  private func initializer(
    _ parameters: [Symbol.Parameter],
    _ list: String,
    isDeprecated: Bool = false
  ) -> Symbol {
    member(
      .initializer,
      SwiftName("init"),
      "\(type.access)init\(list)",
      type: "",
      parameters: parameters,
      isDeprecated: isDeprecated
    )
  }

  /// The only property of an identifier or an open enum, and its initializer.
  private func wrapper(_ name: String, _ wrapped: Scalar) -> [Symbol] {
    let scalar = wrapped.facts.swiftName
    let parameter = Symbol.Parameter(label: name, type: scalar, hasDefault: false)
    let declaration = "\(type.access)let \(name): \(scalar)"
    return [
      member(.property(isSettable: false), SwiftName(name), declaration, type: scalar),
      initializer([parameter], "(\(name): \(scalar))"),
    ]
  }
}

extension TypeSymbols {
  private func symbols(of blueprint: StructBlueprint) -> [Symbol] {
    let live = blueprint.properties.filter { $0.field.deprecation == nil }
    let parameters = blueprint.members.map { property in
      Symbol.Parameter(
        label: property.name.text,
        type: property.swiftType,
        hasDefault: property.absentValue != nil
      )
    }
    return [head("struct", type.conformances)]
      + live.map { property($0, of: member($0.field.wireName.text)) }
      + [blueprint.additional].compactMap(\.self).map {
        property($0, of: Subject(subject.owner, part: "additional"))
      }
      + [initializer(parameters, blueprint.parameterList)]
      + [blueprint.formerInitializer].compactMap(\.self).map {
        initializer($0.parameters, $0.parameterList, isDeprecated: true)
      }
      + blueprint.properties.flatMap(forwarders)
  }

  /// - Parameter forwarder: The name of a deprecated property that forwards to it. Nil for the property itself.
  private func property(
    _ property: PropertyBlueprint,
    forwarder: SwiftName? = nil,
    of subject: Subject
  ) -> Symbol {
    member(
      .property(isSettable: type.isMutable),
      forwarder ?? property.name,
      forwarder.map { "\(type.access)var \($0.escaped): \(property.swiftType)" }
        ?? property.declaration,
      type: property.swiftType,
      isDeprecated: forwarder != nil,
      of: subject,
      at: property.field.place
    )
  }

  private func forwarders(of property: PropertyBlueprint) -> [Symbol] {
    let names = [property.field.deprecation.map { _ in property.name }, property.field.formerName]
    return names.compactMap(\.self).map {
      self.property(property, forwarder: $0, of: member(property.field.wireName.text))
    }
  }

  private func identifier(_ scalar: Scalar) -> [Symbol] {
    let conformances = ["Identifier", scalar.literalProtocol].compactMap(\.self)
    return [head("struct", conformances)] + wrapper("id", scalar)
  }

  private func openEnum(_ enumeration: EnumModel) -> [Symbol] {
    let values = enumeration.cases.map { value in
      let declaration = "\(type.access)static let \(value.name.escaped)"
      return part(.staticProperty, value.name, value, declaration, type: type.name.escaped)
    }
    return [head("struct", ["OpenEnum"])] + values + wrapper("rawValue", enumeration.rawType)
      + forwarders(of: enumeration)
  }

  private func closedEnum(_ enumeration: EnumModel) -> [Symbol] {
    let cases = enumeration.cases.map { value in
      part(.enumCase, value.name, value, "case \(value.name.escaped)", type: "")
    }
    return [head("enum", [enumeration.rawType.facts.swiftName, "ClosedEnum"])] + cases
      + forwarders(of: enumeration)
  }

  private func part(
    _ kind: Symbol.Kind,
    _ name: SwiftName,
    _ value: EnumModel.Case,
    _ declaration: String,
    type: String
  ) -> Symbol {
    member(
      kind,
      name,
      declaration,
      type: type,
      isDeprecated: value.deprecation != nil || name != value.name,
      of: member(value.name.text),
      at: value.place
    )
  }

  private func forwarders(of enumeration: EnumModel) -> [Symbol] {
    let name = type.name.escaped
    return enumeration.cases.compactMap { value in
      value.was.map { was in
        let declaration = "\(type.access)static var \(was.escaped): \(name)"
        return part(.staticProperty, was, value, declaration, type: name)
      }
    }
  }

  private func symbols(of union: UnionModel) -> [Symbol] {
    let cases = union.members.map { member in
      unionCase(member.name, index.payloadText(of: member), at: member.place)
    }
    let unknown = unionCase(SwiftName("unknown"), union.unknownType, at: type.model.place)
    return [head("enum", type.conformances)] + cases + (union.isClosed ? [] : [unknown])
  }

  private func unionCase(_ name: SwiftName, _ payload: String, at place: Place) -> Symbol {
    .enumCase(name, payload, in: type.name, of: member(name.text), at: place)
  }
}
