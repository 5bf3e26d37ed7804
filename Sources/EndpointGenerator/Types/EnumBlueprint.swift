import EndpointJSON
import EndpointMustache
import EndpointSpec

/// A set of values: an open one is a struct, so that a value of tomorrow decodes today, a closed one an enum.
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
      context: [
        "documentation": type.model.documentation.lines(indentation: 0),
        "access": .text(type.access),
        "name": .text(type.name.escaped),
        "rawType": .text(enumeration.rawType == .string ? "String" : "Int"),
        "hasInitializer": .bool(!type.access.isEmpty),
        "cases": .list(enumeration.cases.map { .object(context(of: $0)) }),
        "allCases": .text(allCases),
        "forwarders": .list(enumeration.cases.compactMap(forwarder)),
      ]
    )
  }

  private func context(of value: EnumModel.Case) -> TemplateObject {
    [
      "documentation": value.documentation.lines(indentation: 2),
      "availability": .text(value.deprecation?.attribute(indentation: 2) ?? ""),
      "case": .text(value.name.escaped),
      "value": .text(literal(of: value)),
      "declaration": .text(declaration(of: value)),
    ]
  }

  /// The member of an open enum.
  private func declaration(of value: EnumModel.Case) -> String {
    let literal = SwiftExpression.text(literal(of: value))
    return AssignmentLayout(
      target: "\(type.access)static let \(value.name.escaped)",
      value: .call(type.name.escaped, [.init("rawValue", literal)])
    ).text(indentation: 2)
  }

  private func literal(of value: EnumModel.Case) -> String {
    jsonLiteral(value.value).singleLine ?? ""
  }

  /// Every value, in order, without naming a deprecated one. Nothing where Swift makes the list by itself.
  private var allCases: String {
    let hasDeprecated = enumeration.cases.contains { $0.deprecation != nil }
    let target = "\(type.access)static let allCases"
    let list = "[\(type.name.escaped)]"
    if !enumeration.isClosed {
      let members = enumeration.cases.map(reference)
      return ListLayout.assigned(members, to: target, of: list, indentation: 2)
    }
    guard hasDeprecated else { return "" }
    let suffix = ".compactMap(\(type.name.escaped).init)"
    let values = enumeration.cases.map(literal)
    return ListLayout.assigned(values, to: target, of: list, indentation: 2, before: suffix)
      + suffix
  }

  private func reference(to value: EnumModel.Case) -> String {
    if value.deprecation == nil { return ".\(value.name.member)" }
    return "\(type.name.escaped)(rawValue: \(literal(of: value)))"
  }

  /// The name that a value had, as a deprecated member.
  private func forwarder(of value: EnumModel.Case) -> TemplateValue? {
    value.was.map { was in
      [
        "availability": .text(renamed(to: value.name.text, indentation: 2)),
        "was": .text(was.escaped),
        "expression": .text(reference(to: value)),
      ]
    }
  }
}
