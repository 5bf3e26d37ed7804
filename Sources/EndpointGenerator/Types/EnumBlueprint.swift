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
      "expression": .text(expression(of: value)),
    ]
  }

  /// The member's value in an open enum.
  private func expression(of value: EnumModel.Case) -> String {
    let head = "  \(type.access)static let \(value.name.escaped) = "
    let literal = SwiftExpression.text(literal(of: value))
    return SwiftExpression.call(type.name.escaped, [.init("rawValue", literal)])
      .text(indentation: 2, column: head.count)
  }

  private func literal(of value: EnumModel.Case) -> String {
    jsonLiteral(value.value).singleLine ?? ""
  }

  /// Every value, in order, without naming a deprecated one. Nothing where Swift makes the list by itself.
  private var allCases: String {
    let hasDeprecated = enumeration.cases.contains { $0.deprecation != nil }
    let prefix = "  \(type.access)static let allCases: [\(type.name.escaped)] = "
    if !enumeration.isClosed {
      return ListLayout.filled(enumeration.cases.map(reference), after: prefix)
    }
    guard hasDeprecated else { return "" }
    let suffix = ".compactMap(\(type.name.escaped).init)"
    return ListLayout.filled(enumeration.cases.map(literal), after: prefix, before: suffix) + suffix
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
