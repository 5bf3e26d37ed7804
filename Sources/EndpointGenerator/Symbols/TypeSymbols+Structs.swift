import EndpointMustache
import EndpointSpec

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
      of: property.field.wireName.text,
      at: property.field.place
    )
  }

  private func property(_ additional: AdditionalBlueprint) -> Symbol {
    var symbol = member(
      .property(isSettable: type.isMutable),
      additional.name,
      additional.declaration,
      type: additional.swiftType
    )
    symbol.subject = "\(subject) additional"
    return symbol
  }

  private func forwarders(of property: PropertyBlueprint) -> [Symbol] {
    let names = [property.field.deprecation.map { _ in property.name }, property.field.formerName]
    return names.compactMap { $0 }.map { name in
      var symbol = member(
        .property(isSettable: type.isMutable),
        name,
        "\(type.access)var \(name.escaped): \(property.swiftType)",
        type: property.swiftType,
        of: property.field.wireName.text,
        at: property.field.place
      )
      symbol.isDeprecated = true
      return symbol
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
