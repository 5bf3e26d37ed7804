import EndpointJSON
import EndpointSpec

/// An argument of a function: `count: Int = 1`, `_ beer: Beer`, `to tag: String`.
struct ArgumentBlueprint: Sendable {
  /// The argument label. Nil for `_`.
  var label: SwiftName?
  /// The name in the body of the function.
  var name: SwiftName
  var type: String
  var defaultValue: String?
  /// The documentation of the argument.
  var summary: String?
  var formerLabel: SwiftName?

  var context: JSONObject {
    [
      "label": .string(label?.text ?? "_"),
      "name": .string(name.text),
      "type": .string(type),
      "default": .string(defaultValue ?? ""),
      "summary": .string(summary ?? ""),
    ]
  }

  /// The parameter in the declaration: `count: Int = 1`.
  var declaration: String {
    "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }

  /// The argument of a call that forwards it: `count: count`.
  var passedOn: String { labeled(label?.label, name.escaped) }

  private var names: String {
    guard let label else { return "_ \(name.parameterLabel)" }
    let own = label == name ? "" : " \(name.parameterLabel)"
    return label.parameterLabel + own
  }
}

extension APIIndex {
  /// True if the memberwise initializer requires the field.
  func isRequired(_ field: FieldModel) -> Bool {
    !isOptional(field.type) && !field.isNullable && field.defaultValue == nil
  }

  /// The type of an argument as it is sent. An optional if nil is allowed.
  func argumentType(of field: FieldModel, _ serverDefault: JSONValue? = nil) -> TypeReference {
    if field.defaultValue != nil { return field.type.wrapped }
    let mayBeNil = field.isNullable || serverDefault != nil
    return mayBeNil && !isOptional(field.type) ? .optional(field.type) : field.type
  }

  /// The text of the type: `Int`, `[String]?`, `Patch<String>`.
  func argumentTypeText(of field: FieldModel, _ serverDefault: JSONValue? = nil) -> String {
    field.isPatch
      ? "Patch<\(typeText(field.type.wrapped))>" : typeText(argumentType(of: field, serverDefault))
  }

  /// The default argument. Nil if the caller must pass a value.
  func argumentDefault(of field: FieldModel, _ serverDefault: JSONValue? = nil) -> String? {
    if field.isPatch { return ".keep" }
    if let value = field.defaultValue {
      return expression(value, as: field.type.wrapped, wire: field.wire)
    }
    let mayBeNil = field.isNullable || serverDefault != nil
    return mayBeNil || isOptional(field.type) ? "nil" : nil
  }
}

extension APIIndex {
  /// The name of a type in the spec. A deprecated type is generated under another name.
  func specName(of type: SwiftName) -> SwiftName {
    deprecatedType(type)?.name
      ?? SwiftName(type.last.text, in: type.owner.map { specName(of: $0) })
  }

  /// The stored property of a receiver's field.
  func storedName(of field: SwiftName, in receiver: EndpointModel.Receiver) -> SwiftName {
    guard let structure = model.structure(.named(receiverName(of: receiver))) else { return field }
    return structure.fields.first { $0.name == field }?.storedName ?? field
  }
}

/// The documentation of an argument. Nil if the spec has none.
func argumentSummary(_ field: FieldModel, _ serverDefault: JSONValue?) -> String? {
  var sentences = [field.documentation.summary, field.documentation.description].compactMap { $0 }
  sentences += field.notes
  if let serverDefault { sentences.append("Defaults to `\(serverDefault)` on the server.") }
  if let deprecation = field.deprecation {
    sentences.append(["Deprecated.", deprecation.text].compactMap { $0 }.joined(separator: " "))
  }
  guard let last = sentences.popLast() else { return nil }
  let closed = sentences.map { endsAsSentence($0) ? $0 : $0 + "." }
  return (closed + [last]).joined(separator: " ")
}
