/// A Swift expression as text. The printer breaks long expressions.
struct SwiftExpression: Sendable {
  let text: String

  /// An argument of a call: `count: 2`.
  struct Argument: Sendable {
    let label: String?
    let value: SwiftExpression

    init(_ label: String? = nil, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    fileprivate var text: String { label.map { "\($0): \(value.text)" } ?? value.text }
  }

  /// `count`, `.reload`
  static func text(_ text: String) -> Self { Self(text: text) }

  /// `ParameterValue(tags, style: .comma)`
  static func call(_ name: String, _ arguments: [Argument]) -> Self {
    Self(text: "\(name)(\(arguments.map(\.text).joined(separator: ", ")))")
  }

  /// `["a", "b"]`
  static func array(_ elements: [SwiftExpression]) -> Self {
    Self(text: "[\(elements.map(\.text).joined(separator: ", "))]")
  }

  /// An element of a dictionary literal: `"region": region`.
  typealias Element = (key: String, value: SwiftExpression)

  /// `["region": region]`
  static func dictionary(_ elements: [Element]) -> Self {
    if elements.isEmpty { return "[:]" }
    return Self(text: "[\(elements.map { "\($0.key): \($0.value.text)" }.joined(separator: ", "))]")
  }

  /// A call with a closure: `.json { $0.date(.unix) }`. With parameters, it has several lines.
  static func closure(_ name: String, takes: String? = nil, _ statements: [String]) -> Self {
    guard let takes else { return Self(text: "\(name) { \(statements.joined(separator: "\n")) }") }
    return Self(text: "\(name) { \(takes) in\n\(statements.joined(separator: "\n"))\n}")
  }

  /// `body.name`
  static func member(_ base: SwiftExpression, _ name: String) -> Self {
    Self(text: "\(base.text).\(name)")
  }
}

extension SwiftExpression: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { text = value }
}
