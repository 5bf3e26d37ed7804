import EndpointSpec

/// The statement that encodes a field.
///
/// ```swift
/// json.field("note", note)
/// json.field("days") { json in
///   json.array(days) { json, value in json.date(value, .unix) }
/// }
/// ```
struct EncodedStatement {
  private let call: String
  private let arguments: [String]
  /// The parameters and the statement of the closure, if the call has one.
  private var closure: (takes: String, statement: String)?
  /// The value to unwrap.
  private var unwrapped: String?

  private init(call: String, arguments: [String]) {
    self.call = call
    self.arguments = arguments
  }

  /// A call of `json.field` with these arguments.
  static func call(_ arguments: [String]) -> EncodedStatement {
    EncodedStatement(call: "json.field", arguments: arguments)
  }

  init(_ property: PropertyBlueprint, key: String?, value: String, in index: APIIndex) {
    guard let key else {
      self.init(call: "json.members", arguments: ["of: \(OptionalBinding(value).name)"])
      unwrapped = property.absence == .optional ? value : nil
      return
    }
    let writing = WriteStatement(index: index)
    let (type, wire) = (property.valueType, property.field.wire)
    let secret = property.field.isSecret ? ["secret: true"] : []
    let isNullable = property.absence == .optional && property.field.isNullable
    let form = writing.form(of: type, wire)
    let takesForm = form != nil && !(property.absence == .patch && wire != nil)
    if takesForm || index.isPlain(type, wire: wire) {
      let id = form != nil && writing.isIdentifier(type)
      let suffix = id ? (property.absence == .optional ? "?.id" : ".id") : ""
      self.init(
        call: isNullable ? "json.nullableField" : "json.field",
        arguments: [stringLiteral(key), value + suffix] + [form].compactMap { $0 } + secret
      )
    } else if property.absence == .patch {
      self.init(call: "json.field", arguments: [stringLiteral(key), value] + secret)
      closure = ("json, value", writing.value("value", type, wire: wire))
    } else {
      self.init(call: "json.field", arguments: [stringLiteral(key)] + secret)
      let optional = isNullable ? TypeReference.optional(type) : type
      let bound = property.absence == .optional ? OptionalBinding(value).name : value
      closure = ("json", writing.value(bound, optional, wire: wire))
      unwrapped = property.absence == .optional && !isNullable ? value : nil
    }
  }

  var text: String {
    guard let unwrapped else { return call(arguments) }
    return "if let \(OptionalBinding(unwrapped).text) {\n\(call(arguments))\n}"
  }

  private func call(_ arguments: [String]) -> String {
    let call = "\(call)(\(arguments.joined(separator: ", ")))"
    guard let closure else { return call }
    return "\(call) { \(closure.takes) in\n\(closure.statement)\n}"
  }
}
