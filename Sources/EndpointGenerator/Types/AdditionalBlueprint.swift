import EndpointMustache
import EndpointSpec

/// The dictionary of undeclared keys.
///
/// ```swift
/// public let additional: [String: JSONValue]
/// ```
struct AdditionalBlueprint {
  let name: SwiftName
  let valueType: TypeReference
  private let type: GeneratedType

  init(valueType: TypeReference, beside names: [String], of type: GeneratedType) {
    self.valueType = valueType
    self.type = type
    name = SwiftName(unique("additional", suffix: "Values", among: Set(names)))
  }

  var swiftType: String { typeText(.dictionary(valueType)) }

  /// The parameter of the initializer.
  var parameter: String { name.parameter("\(swiftType) = [:]") }

  /// `public let additional: [String: JSONValue]`
  var declaration: String { "\(introducer) \(name.text): \(swiftType)" }

  private var introducer: String { "\(type.access)\(type.isMutable ? "var" : "let")" }

  var context: TemplateObject {
    [
      "documentation": ["The values of all other keys."],
      "introducer": .text(introducer),
      "name": .text(name.text),
      "member": .text(name.text),
      "argument": .text(name.text),
      "parameter": .text(parameter),
      "type": .text(swiftType),
    ]
  }
}

/// The name, with the suffix repeated until it is unique.
func unique(_ name: String, suffix: String, among others: Set<String>) -> String {
  var name = name
  while others.contains(name) { name += suffix }
  return name
}
