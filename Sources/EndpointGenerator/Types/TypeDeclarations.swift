import EndpointJSON
import EndpointSpec

/// The declarations of a type: the type itself, its coding, and aliases for former names.
func typeDeclarations(of model: TypeModel, in index: APIIndex) -> [Declaration] {
  if model.isConstant { return [] }
  let type = GeneratedType(model: model, index: index)
  return declarations(of: type) + forwarders(of: type)
}

private func declarations(of type: GeneratedType) -> [Declaration] {
  switch type.model.form {
  case .structure(let structure):
    let blueprint = StructBlueprint(structure, of: type)
    return [blueprint.declaration] + blueprint.extensions
  case .identifier(let scalar): return [identifier(type, scalar)]
  case .enumeration(let enumeration):
    return [EnumBlueprint(type: type, enumeration: enumeration).declaration]
  case .union(let union): return UnionBlueprint(type: type, union: union).declarations
  case .alias(let target):
    let availability = type.model.deprecation?.attribute ?? ""
    return [alias(type.name, of: typeText(target), type, availability: availability)]
  case .external(let external):
    var declaration = alias(type.name, of: external.fullName, type)
    if external.module != type.index.model.swift.module {
      declaration.imports = ["import \(external.module)"]
    }
    return [declaration]
  }
}

/// A struct that wraps one scalar.
///
/// ```swift
/// public struct Deck: Identifier, ExpressibleByStringLiteral {
///   public let id: String
///
///   public init(id: String) {
///     self.id = id
///   }
/// }
/// ```
private func identifier(_ type: GeneratedType, _ scalar: Scalar) -> Declaration {
  Declaration(
    template: "identifier",
    owner: type.name.owner,
    context: [
      "documentation": type.model.documentation.lines(),
      "access": .string(type.access),
      "name": .string(type.declaredName),
      "literal": .string(scalar.literalProtocol ?? ""),
      "hasInitializer": .bool(!type.access.isEmpty),
      "type": .string(scalar.facts.swiftName),
    ]
  )
}

extension Scalar {
  /// The literal protocol of identifiers that wrap it. Nil if only their initializer creates them.
  var literalProtocol: String? {
    switch facts.values {
    case .texts: "ExpressibleByStringLiteral"
    case .integers: "ExpressibleByIntegerLiteral"
    case .numbers, .bools, .formattedTexts, .other: nil
    }
  }
}

/// `public typealias Cards = [Card]`
///
/// - Parameter documentation: That of the type by default.
private func alias(
  _ name: SwiftName,
  of target: String,
  _ type: GeneratedType,
  documentation: Documentation? = nil,
  availability: String = ""
) -> Declaration {
  Declaration(
    template: "alias",
    owner: name.owner,
    context: [
      "documentation": (documentation ?? type.model.documentation).lines(),
      "availability": .string(availability),
      "access": .string(type.access),
      "name": .string(name.last.escaped),
      "target": .string(target),
    ]
  )
}

/// Deprecated aliases for former names, so that existing code compiles.
private func forwarders(of type: GeneratedType) -> [Declaration] {
  let (deprecated, target) = (type.index.deprecatedType(type.name), type.name.escaped)
  let publicAlias = deprecated.map { deprecated in
    alias(
      SwiftName(deprecated.name.last.text, in: type.name.owner),
      of: target,
      type,
      availability: deprecated.deprecation?.attribute ?? ""
    )
  }
  let formerAlias = type.formerName.map { was in
    let availability = renamed(to: (deprecated?.name ?? type.name).text)
    return alias(was, of: target, type, documentation: Documentation(), availability: availability)
  }
  return [publicAlias, formerAlias].compactMap(\.self)
}

/// An enum of the spec: a struct if it is open, so that unknown values decode, or a Swift enum if it is closed.
///
/// ```swift
/// public struct Value: OpenEnum {            public enum Suit: String, ClosedEnum {
///   public static let two = Value(rawValue: "2")   case clubs = "CLUBS"
/// ```
struct EnumBlueprint {
  let type: GeneratedType
  let enumeration: EnumModel

  var declaration: Declaration {
    Declaration(
      template: enumeration.isClosed ? "closedEnum" : "openEnum",
      owner: type.name.owner,
      context: [
        "documentation": type.model.documentation.lines(),
        "access": .string(type.access),
        "name": .string(type.declaredName),
        "rawType": .string(enumeration.rawType.facts.swiftName),
        "hasInitializer": .bool(!type.access.isEmpty),
        "cases": .array(enumeration.cases.map { .object(context(of: $0)) }),
        "hasDeprecatedCases": .bool(enumeration.cases.contains { $0.deprecation != nil }),
        "forwarders": .array(enumeration.cases.compactMap(forwarder)),
      ]
    )
  }

  private func context(of value: EnumModel.Case) -> JSONObject {
    [
      "documentation": value.documentation.lines(),
      "availability": .string(value.deprecation?.attribute ?? ""),
      "case": .string(value.name.escaped),
      "value": .string(jsonLiteral(value.value)),
      "reference": .string(reference(to: value)),
    ]
  }

  /// The value without using a deprecated case.
  private func reference(to value: EnumModel.Case) -> String {
    if value.deprecation == nil { return ".\(value.name.member)" }
    return "\(type.declaredName)(rawValue: \(jsonLiteral(value.value)))"
  }

  /// The deprecated member for the former name of a value.
  private func forwarder(of value: EnumModel.Case) -> JSONValue? {
    value.was.map { was in
      [
        "availability": .string(renamed(to: value.name.text)),
        "was": .string(was.escaped),
        "expression": .string(".\(value.name.member)"),
      ]
    }
  }
}
