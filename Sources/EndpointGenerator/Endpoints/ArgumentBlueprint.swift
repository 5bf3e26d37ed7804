import EndpointMustache
import EndpointSpec

/// An argument of a function: `count: Int = 1`, `_ beer: Beer`, `to tag: String`.
struct ArgumentBlueprint: Sendable {
  /// Nil for `_`.
  var label: SwiftName?
  /// Its name in the function's body.
  var name: SwiftName
  var type: String
  var defaultValue: SwiftExpression?
  /// What the documentation says of it.
  var summary: String?
  /// The label that it had.
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

  /// Its declaration in a parameter list: `count: Int = 1`.
  var declaration: String {
    "\(names): \(type)" + (defaultText.map { " = \($0)" } ?? "")
  }

  /// The argument of a call that passes it on: `count: count`.
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
