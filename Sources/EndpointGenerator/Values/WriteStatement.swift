import EndpointSpec

/// Makes the statements that write values as JSON.
///
/// ```swift
/// json.field("from", from)
/// json.field("start", start, .unix)
/// json.array(days) { json, date in json.date(date, .unix) }
/// ```
struct WriteStatement {
  let index: APIIndex

  /// Writes a value of the type where JSON expects one: after a key, as an element.
  func value(_ value: String, _ type: TypeReference, wire: WireForm? = nil) -> String {
    if case .optional(let wrapped) = index.resolvingAlias(type), !index.isPlain(type, wire: wire) {
      return "if let \(value) { \(self.value(value, wrapped, wire: wire)) } else { json.null() }"
    }
    switch index.resolvingAlias(type) {
    case .scalar(.string): return "json.string(\(value))"
    case .scalar(.json): return "json.value(\(value))"
    case .array(let element): return elements("array", value, of: element, wire)
    case .dictionary(let element): return elements("dictionary", value, of: element, wire)
    default: return scalar(value, type, wire)
    }
  }

  /// The same over several lines where one would be too long, each with its indentation.
  func lines(
    _ value: String,
    _ type: TypeReference,
    wire: WireForm? = nil,
    indentation: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let line = margin + self.value(value, type, wire: wire)
    if index.isPlain(type, wire: wire) { return [line] }
    switch index.resolvingAlias(type) {
    case .optional(let wrapped):
      let binding = OptionalBinding(value)
      return ["\(margin)if let \(binding.text) {"]
        + lines(binding.name, wrapped, wire: wire, indentation: indentation + 2)
        + ["\(margin)} else {", "\(margin)  json.null()", "\(margin)}"]
    case .array(let element) where !fits(line, element):
      return block("array", value, of: element, wire, indentation)
    case .dictionary(let element) where !fits(line, element):
      return block("dictionary", value, of: element, wire, indentation)
    default: return [line]
    }
  }

  /// The lines that write the values of a dictionary among the members of an object.
  func members(_ dictionary: String, of element: TypeReference, indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    if index.isPlain(element, wire: nil) { return ["\(margin)json.members(of: \(dictionary))"] }
    return [
      "\(margin)for (key, value) in \(dictionary).sorted(by: { $0.key < $1.key }) {",
      "\(margin)  json.key(key)",
    ] + lines("value", element, indentation: indentation + 2) + ["\(margin)}"]
  }

  /// The statements that stand at an indentation, without it.
  func statements(
    _ value: String,
    _ type: TypeReference,
    wire: WireForm? = nil,
    indentation: Int
  ) -> [String] {
    lines(value, type, wire: wire, indentation: indentation)
      .map { String($0.dropFirst(indentation)) }
  }

  private func fits(_ line: String, _ element: TypeReference) -> Bool {
    line.characterCount <= SwiftExpression.lineLength && !index.isOptional(element)
  }

  private func block(
    _ method: String,
    _ value: String,
    of element: TypeReference,
    _ wire: WireForm?,
    _ indentation: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return ["\(margin)json.\(method)(\(value)) { json, value in"]
      + lines("value", element, wire: wire, indentation: indentation + 2) + ["\(margin)}"]
  }

  private func scalar(_ value: String, _ type: TypeReference, _ wire: WireForm?) -> String {
    guard let (method, form) = formatted(type, wire) else {
      return "json.encode(value: \(value))"
    }
    return "json.\(method)(\(value)\(isIdentifier(type) ? ".id" : ""), \(form))"
  }

  private func elements(
    _ method: String,
    _ value: String,
    of element: TypeReference,
    _ wire: WireForm?
  ) -> String {
    if index.isPlain(element, wire: wire) { return "json.\(method)(\(value))" }
    return "json.\(method)(\(value)) { json, value in \(self.value("value", element, wire: wire)) }"
  }

  /// The writer's method for a scalar that travels in another form than its own, and the form: `date`, `.unix`.
  private func formatted(_ type: TypeReference, _ wire: WireForm?) -> (String, String)? {
    guard let form = form(of: type, wire) else { return nil }
    return (scalar(of: type)?.writerMethod ?? "encode", form)
  }

  /// `.unix` or `.string` where a scalar does not travel in its own form.
  func form(of type: TypeReference, _ wire: WireForm?) -> String? {
    switch scalar(of: type) {
    case .date(.rfc3339)?: nil
    case .date(let format)?: dateFormatMember(format)
    case let scalar? where scalar.takesWireForm: wire.map { ".\($0.rawValue)" }
    default: nil
    }
  }

  /// The scalar that a type is, also by way of an alias, an identifier or an optional.
  private func scalar(of type: TypeReference) -> Scalar? {
    switch index.resolvingAlias(type) {
    case .scalar(let scalar): return scalar
    case .optional(let wrapped): return scalar(of: wrapped)
    case .named(let name):
      guard case .identifier(let scalar)? = index.type(named: name)?.form else { return nil }
      return scalar
    default: return nil
    }
  }

  /// Whether a type that travels in another form is an identifier, whose scalar takes that form.
  func isIdentifier(_ type: TypeReference) -> Bool {
    if case .named = index.resolvingAlias(type) { true } else { false }
  }
}

extension Scalar {
  fileprivate var writerMethod: String {
    switch self {
    case .bool: "bool"
    case .double: "double"
    case .decimal: "decimal"
    case .date: "date"
    default: "int"
    }
  }
}
