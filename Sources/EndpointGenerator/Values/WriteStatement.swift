import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The statement that writes a value at a position where JSON expects one: after a key, or as an element.
  ///
  /// ```swift
  /// json.string(name)
  /// json.array(days) { json, date in json.date(date, .unix) }
  /// ```
  func writing(_ value: String, _ type: TypeReference, wire: WireForm? = nil) -> String {
    if case .optional(let wrapped) = resolvingAlias(type), !isPlain(type, wire: wire) {
      let binding = OptionalBinding(value)
      let statement = writing(binding.name, wrapped, wire: wire)
      return "if let \(binding.text) {\n\(statement)\n} else {\njson.null()\n}"
    }
    switch resolvingAlias(type) {
    case .scalar(.string): return "json.string(\(value))"
    case .scalar(.json): return "json.value(\(value))"
    case .array(let element): return writingElements("array", value, of: element, wire)
    case .dictionary(let element): return writingElements("dictionary", value, of: element, wire)
    case .scalar, .named, .optional: return writingScalar(value, type, wire)
    }
  }

  /// The statement that writes the entries of a dictionary as members of an object.
  func writingMembers(_ dictionary: String, of element: TypeReference) -> String {
    if isPlain(element, wire: nil) { return "json.members(of: \(dictionary))" }
    return """
      for (key, value) in \(dictionary).sorted(by: { $0.key < $1.key }) {
      json.key(key)
      \(writing("value", element))
      }
      """
  }

  private func writingScalar(_ value: String, _ type: TypeReference, _ wire: WireForm?) -> String {
    guard let form = wireForm(of: type, wire), let scalar = plainScalar(type) else {
      return "json.encode(value: \(value))"
    }
    let method = scalar.isInteger ? "int" : scalar.facts.name
    return "json.\(method)(\(value)\(isIdentifier(type) ? ".id" : ""), \(form))"
  }

  private func writingElements(
    _ method: String,
    _ value: String,
    of element: TypeReference,
    _ wire: WireForm?
  ) -> String {
    if isPlain(element, wire: wire) { return "json.\(method)(\(value))" }
    return "json.\(method)(\(value)) { json, value in \(writing("value", element, wire: wire)) }"
  }

  /// The wire form argument, such as `.unix` or `.string`. Nil for the default.
  func wireForm(of type: TypeReference, _ wire: WireForm? = nil) -> String? {
    switch plainScalar(type) {
    case .date(.rfc3339)?: nil
    case .date(let format)?: dateFormatMember(format.format(as: wire))
    case let scalar? where scalar.takesWireForm: wire.map { ".\($0.rawValue)" }
    default: nil
    }
  }

  /// True if a type with another wire form is an identifier, which applies the form to its scalar.
  func isIdentifier(_ type: TypeReference) -> Bool {
    if case .named = resolvingAlias(type) { true } else { false }
  }
}
