import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The expression that reads a value from JSON. It has the optional type, and is nil after a failure.
  ///
  /// ```swift
  /// json.string()
  /// Card(from: &json)
  /// json.array { $0.date(.unix) }
  /// ```
  ///
  /// - Parameter reader: The name of the reader: `json`, or `$0` in a closure.
  func reading(
    _ type: TypeReference,
    reader: String = "json",
    wire: WireForm? = nil,
    isLossy: Bool = false
  ) -> String {
    switch resolvingAlias(type) {
    case .scalar(let scalar): reading(scalar, reader, wire)
    case .named(let name): reading(name, reader, wire)
    case .optional(let wrapped):
      "\(reader).optional { \(reading(wrapped, reader: "$0", wire: wire)) }"
    case .array(let element):
      readingElements("\(reader).\(isLossy ? "lossyArray" : "array")", of: element, wire)
    case .dictionary(let value): readingElements("\(reader).dictionary", of: value, wire)
    }
  }

  private func reading(_ scalar: Scalar, _ reader: String, _ wire: WireForm?) -> String {
    switch scalar {
    case .json: "\(reader).value()"
    case .date(.rfc3339): "\(reader).date()"
    case .date(let format): "\(reader).date(\(dateFormatMember(format.format(as: wire))))"
    default: "\(reader).\(scalar.facts.name)(\(wire.map { ".\($0.rawValue)" } ?? ""))"
    }
  }

  /// The read of a named type. The scalar of an identifier may have another wire form.
  private func reading(_ name: SwiftName, _ reader: String, _ wire: WireForm?) -> String {
    if let wire, case .identifier(let scalar)? = form(of: name) {
      return "\(reading(scalar, reader, wire)).map(\(name.escaped).init(id:))"
    }
    return "\(name.escaped)(from: &\(reader))"
  }

  private func readingElements(
    _ method: String,
    of element: TypeReference,
    _ wire: WireForm?
  ) -> String {
    if isPlain(element, wire: wire) { return "\(method)(of: \(typeText(element)).self)" }
    return "\(method) { \(reading(element, reader: "$0", wire: wire)) }"
  }

  /// True if values have the default encoding of their type, so that generic code can read and write them.
  func isPlain(_ type: TypeReference, wire: WireForm?) -> Bool {
    switch resolvingAlias(type) {
    case .scalar, .named: wireForm(of: type, wire) == nil
    case .array(let element), .dictionary(let element), .optional(let element):
      isPlain(element, wire: wire)
    }
  }
}

/// How to read a value directly into a variable.
///
/// ```swift
/// var name = ""
/// json.string(&name)
/// var owner: User?
/// json.value(&owner)
/// ```
///
/// It avoids an optional variable and an assignment for a required value with a neutral initial value. These are the most
/// expensive parts of initializers to compile. For a generated type, it avoids a copy of that type's initializer.
struct VariableRead {
  /// The declaration of the variable for a required value. Nil without a neutral initial value.
  let declaration: String?
  let statement: String

  /// Nil if the value is read in another way, or if the declaration would exceed a line.
  init?(of property: PropertyBlueprint, into variable: SwiftName) {
    let field = property.field
    guard field.at == nil, field.wire == nil, !field.isLossy, property.absence != .patch,
      let (method, placeholder) = Self.method(for: property)
    else { return nil }
    declaration = placeholder.map {
      // The literal of an empty collection needs a type.
      let type = $0.hasPrefix("[") ? ": \(property.swiftType)" : ""
      return "var \(variable.escaped)\(type) = \($0)"
    }
    statement = "json.\(method)(&\(variable.escaped))"
  }

  /// The method of the reader and the initial value of the variable.
  private static func method(for property: PropertyBlueprint) -> (String, placeholder: String?)? {
    let index = property.type.index
    switch index.resolvingAlias(property.valueType) {
    case .scalar(.string): return ("string", "\"\"")
    case .scalar(.bool): return ("bool", "false")
    case .scalar(.int): return ("int", "0")
    case .scalar(.double): return ("double", "0.0")
    case .array(let element) where index.isPlain(element, wire: nil): return ("array", "[]")
    case .dictionary(let value) where index.isPlain(value, wire: nil):
      return ("dictionary", "[:]")
    case .named where !property.field.isLenient: return ("value", nil)
    case .scalar, .named, .array, .dictionary, .optional: return nil
    }
  }
}

/// The binding of an optional value with `if let`. Uses the name of the value if it is an identifier.
struct OptionalBinding {
  let name: String
  private let value: String

  init(_ value: String) {
    self.value = value
    let isName = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    name = isName ? value : "value"
  }

  /// The text after `if let`: `note`, `value = self.note`.
  var text: String { name == value ? name : "\(name) = \(value)" }
}

extension APIIndex {
  /// The payload type of a failure. In an enum of failures, `Service` is the API, so another type of that name is
  /// qualified with its module: `ShopAPI.Service`.
  func payloadText(_ type: TypeReference) -> String {
    typeText(type) { name in
      name.root.text == "Service" ? "\(model.swift.module).\(name.escaped)" : name.escaped
    }
  }
}
