/// An input value of a template, of the same kinds as JSON.
///
/// Numbers are stored as text, since templates only write them.
package enum TemplateValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([TemplateValue])
  case object(TemplateObject)

  /// Whether sections render the value: all values except null, false, empty lists and empty text.
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
