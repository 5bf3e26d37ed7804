import EndpointJSON
import EndpointMustache
import EndpointSpec

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
        "access": .text(type.access),
        "name": .text(type.declaredName),
        "rawType": .text(enumeration.rawType.facts.swiftName),
        "hasInitializer": .bool(!type.access.isEmpty),
        "cases": .list(enumeration.cases.map { .object(context(of: $0)) }),
        "hasDeprecatedCases": .bool(enumeration.cases.contains { $0.deprecation != nil }),
        "forwarders": .list(enumeration.cases.compactMap(forwarder)),
      ]
    )
  }

  private func context(of value: EnumModel.Case) -> TemplateObject {
    [
      "documentation": value.documentation.lines(),
      "availability": .text(value.deprecation?.attribute ?? ""),
      "case": .text(value.name.escaped),
      "value": .text(jsonLiteral(value.value)),
      "reference": .text(reference(to: value)),
    ]
  }

  /// The value without using a deprecated case.
  private func reference(to value: EnumModel.Case) -> String {
    if value.deprecation == nil { return ".\(value.name.member)" }
    return "\(type.declaredName)(rawValue: \(jsonLiteral(value.value)))"
  }

  /// The deprecated member for the former name of a value.
  private func forwarder(of value: EnumModel.Case) -> TemplateValue? {
    value.was.map { was in
      [
        "availability": .text(renamed(to: value.name.text)),
        "was": .text(was.escaped),
        "expression": .text(reference(to: value)),
      ]
    }
  }
}
