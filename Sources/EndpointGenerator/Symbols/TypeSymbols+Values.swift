import EndpointSpec

extension TypeSymbols {
  func identifier(_ scalar: Scalar) -> [Symbol] {
    let literal = IdentifierBlueprint(type: type, scalar: scalar).literalProtocol
    let conformances = ["Identifier"] + (literal.isEmpty ? [] : [literal])
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
      var symbol = part(.staticProperty, value, "static let \(value.name.escaped)")
      symbol.isDeprecated = value.deprecation != nil
      return symbol
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
      var symbol = part(.enumCase, value, "case \(value.name.escaped)")
      symbol.type = ""
      symbol.declaration = "case \(value.name.escaped)"
      symbol.isDeprecated = value.deprecation != nil
      return symbol
    }
    return [head("enum", .enumeration(conformances: conformances), conformances)] + cases
      + forwarders(of: enumeration)
  }

  private func rawType(_ enumeration: EnumModel) -> String {
    enumeration.rawType == .string ? "String" : "Int"
  }

  private func part(
    _ kind: Symbol.Kind,
    _ value: EnumModel.Case,
    _ declaration: String
  ) -> Symbol {
    member(
      kind,
      value.name,
      "\(type.access)\(declaration)",
      type: type.name.escaped,
      of: value.name.text,
      at: value.place
    )
  }

  private func forwarders(of enumeration: EnumModel) -> [Symbol] {
    enumeration.cases.compactMap { value in
      guard let was = value.was else { return nil }
      let type = type.name.escaped
      var symbol = part(.staticProperty, value, "static var \(was.escaped): \(type)")
      symbol.name = was.text
      symbol.isDeprecated = true
      return symbol
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
    return member(.enumCase, name, declaration, type: payload, of: name.text, at: place)
  }
}
