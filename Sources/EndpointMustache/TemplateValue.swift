/// What a template sees: a value of the kinds that JSON has.
///
/// Numbers are kept as their text, since a template only ever writes them.
package enum TemplateValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([TemplateValue])
  case object(TemplateObject)

  /// Whether a section is rendered for the value: everything but null, false, an empty list and an empty text.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .text(let text): !text.isEmpty
    case .list(let elements): !elements.isEmpty
    case .number, .object: true
    }
  }
}

extension TemplateValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number("\(value)") }
  package init(floatLiteral value: Double) { self = .number("\(value)") }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .object(TemplateObject(elements))
  }
}
