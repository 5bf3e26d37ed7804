import EndpointJSON
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
        "expression": .string(reference(to: value)),
      ]
    }
  }
}
