import EndpointSpec

/// The statement that writes a field.
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
  /// What the closure takes and does, if the call has one.
  private var closure: (takes: String, lines: (_ indentation: Int) -> [String])?
  /// The value that must be there.
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
      closure = ("json, value", { writing.lines("value", type, wire: wire, indentation: $0) })
    } else {
      self.init(call: "json.field", arguments: [stringLiteral(key)] + secret)
      let optional = isNullable ? TypeReference.optional(type) : type
      let bound = property.absence == .optional ? OptionalBinding(value).name : value
      closure = ("json", { writing.lines(bound, optional, wire: wire, indentation: $0) })
      unwrapped = property.absence == .optional && !isNullable ? value : nil
    }
  }

  func lines(indentation: Int) -> [String] {
    guard let unwrapped else { return statement(indentation) }
    let margin = String(repeating: " ", count: indentation)
    let opening = "\(margin)if let \(OptionalBinding(unwrapped).text) {"
    return [opening] + statement(indentation + 2) + ["\(margin)}"]
  }

  private func statement(_ indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let call = SwiftExpression.call(call, arguments.map { .init(nil, .text($0)) })
    guard let closure else { return [margin + call.text(indentation: indentation)] }
    let head = margin + call.text(indentation: indentation, trailing: 2)
    return opening(head, closure.takes, margin) + closure.lines(indentation + 2) + ["\(margin)}"]
  }

  /// The lines up to `in`; broken, each name that the closure takes has its own.
  private func opening(_ head: String, _ takes: String, _ margin: String) -> [String] {
    let line = "\(head) { \(takes) in"
    if line.characterCount <= SwiftExpression.lineLength || head.holdsLineBreak { return [line] }
    let names = "\(takes) in".split(separator: ",").map { $0.drop { $0 == " " } }
    let lines = names.enumerated().map { index, name in
      "\(margin)  \(name)\(index == names.count - 1 ? "" : ",")"
    }
    return ["\(head) {"] + lines
  }
}
