import EndpointMustache
import EndpointSpec

/// An argument of a function: `count: Int = 1`, `_ beer: Beer`, `to tag: String`.
struct ArgumentBlueprint: Sendable {
  /// The argument label. Nil for `_`.
  var label: SwiftName?
  /// The name in the body of the function.
  var name: SwiftName
  var type: String
  var defaultValue: SwiftExpression?
  /// The documentation of the argument.
  var summary: String?
  /// The former label.
  var formerLabel: SwiftName?

  var context: TemplateObject {
    [
      "label": .text(label?.text ?? "_"),
      "name": .text(name.text),
      "type": .text(type),
      "default": .text(defaultText ?? ""),
      "summary": .text(summary ?? ""),
    ]
  }

  /// The parameter in the declaration: `count: Int = 1`.
  var declaration: String {
    "\(names): \(type)" + (defaultText.map { " = \($0)" } ?? "")
  }

  /// The argument of a call that forwards it: `count: count`.
  var passedOn: SwiftExpression.Argument {
    .init(label?.label, .text(name.escaped))
  }

  private var defaultText: String? {
    defaultValue?.text
  }

  private var names: String {
    guard let label else { return "_ \(name.parameterLabel)" }
    let own = label == name ? "" : " \(name.parameterLabel)"
    return label.parameterLabel + own
  }
}
