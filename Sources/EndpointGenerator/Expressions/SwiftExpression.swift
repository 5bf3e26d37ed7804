/// A Swift expression that can be broken over lines where it is too long for one.
///
/// Whether a call fits on a line depends on where it stands, so that blueprints build expressions as trees and the
/// text is made last. Broken, each argument and each element has a line of its own, as `swift format` wants it.
indirect enum SwiftExpression: Sendable {
  struct Argument: Sendable {
    var label: String?
    var value: SwiftExpression

    init(_ label: String? = nil, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }
  }

  /// Text that is never broken: `count`, `.reload`.
  case text(String)
  /// `.init("count", count, style: .comma)`
  case call(String, [Argument])
  /// `["a", "b"]`
  case array([SwiftExpression])
  /// `["region": region]`
  case dictionary([(key: String, value: SwiftExpression)])
  /// `.json(at: "days") { json in` … `}`: a call, what the closure takes, and its statements, one a line. Without what
  /// it takes, the one statement stands in the line: `{ $0.date(.unix) }`.
  case closure(String, takes: String?, [String])
  /// A raw string literal: its lines, and the number of `#`. One line that fits stands in the line: `#"{}"#`.
  case lines([String], pounds: Int)
  /// `BeerRange(from: 0, to: 50).next`: a member, or a call, of what stands before it.
  case member(SwiftExpression, String, [Argument]?)
}

extension SwiftExpression: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension SwiftExpression {
  static let lineLength = 100

  /// The expression as text, on one line if it fits.
  ///
  /// - Parameters:
  ///   - indentation: The spaces before the line that it begins in; a closing parenthesis stands there.
  ///   - column: What stands before it in that line, if more than the indentation.
  ///   - trailing: How many characters follow it in its last line.
  func text(indentation: Int, column: Int? = nil, trailing: Int = 0) -> String {
    singleLine(within: Self.lineLength - (column ?? indentation) - trailing)
      ?? brokenText(indentation)
  }

  private var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }

  private func brokenText(_ indentation: Int) -> String {
    switch self {
    case .text(let text): return text
    case .call(let name, let arguments):
      return name + Self.argumentList(arguments, indentation)
    case .array(let elements):
      return Self.block(elements.map { .init(nil, $0) }, "[", "]", indentation, endsInComma: true)
    case .dictionary(let members):
      let members = members.map { Argument($0.key, $0.value) }
      return Self.block(members, "[", "]", indentation, endsInComma: true)
    case .closure(let name, let takes, let statements):
      let head = takes.map { "\(name) { \($0) in" } ?? "\(name) {"
      return Self.block(head, statements, "}", indentation)
    case .lines(let lines, let pounds):
      let mark = String(repeating: "#", count: pounds)
      let width = Self.lineLength - indentation - 2
      let isShort = lines.allSatisfy { $0.characterCount <= width }
      let short = isShort ? lines : lines.flatMap { continued($0, width: width, mark: "\\\(mark)") }
      return Self.block("\(mark)\"\"\"", short, "\"\"\"\(mark)", indentation, closingIndentation: 2)
    case .member(let base, let name, let arguments):
      let base = base.text(indentation: indentation)
      guard let arguments else { return "\(base).\(name)" }
      return "\(base).\(name)" + Self.argumentList(arguments, indentation)
    }
  }

  /// An argument list over several lines; one collection alone opens in the line of the call.
  private static func argumentList(_ arguments: [Argument], _ indentation: Int) -> String {
    if arguments.isEmpty { return "()" }
    if arguments.count == 1, arguments[0].value.isCollection {
      let label = arguments[0].label.map { "\($0): " } ?? ""
      return "(\(label)\(arguments[0].value.brokenText(indentation)))"
    }
    return block(arguments, "(", ")", indentation, endsInComma: false)
  }

  private static func block(
    _ arguments: [Argument],
    _ open: String,
    _ close: String,
    _ indentation: Int,
    endsInComma: Bool
  ) -> String {
    let inner = indentation + 2
    let lines = arguments.enumerated().map { index, argument in
      let isLast = index == arguments.count - 1
      let comma = isLast && !(endsInComma && arguments.count > 1) ? "" : ","
      return argument.text(indentation: inner, trailing: comma.count) + comma
    }
    return block(open, lines, close, indentation)
  }

  private static func block(
    _ open: String,
    _ lines: [String],
    _ close: String,
    _ indentation: Int,
    closingIndentation: Int = 0
  ) -> String {
    // As bytes, since an example has thousands of lines, and a string takes long to grow.
    let lineBreak = UInt8(ascii: "\n")
    let margin = [UInt8](repeating: UInt8(ascii: " "), count: indentation + 2)
    var text = Array(open.utf8)
    for line in lines {
      text.append(lineBreak)
      if line.isEmpty { continue }
      text.append(contentsOf: margin)
      text.append(contentsOf: line.utf8)
    }
    text.append(lineBreak)
    text.append(contentsOf: margin.prefix(indentation + closingIndentation))
    text.append(contentsOf: close.utf8)
    return String(decoding: text, as: UTF8.self)
  }
}

extension SwiftExpression.Argument {
  /// The argument in a line of its own; what cannot be broken goes into the next line where it is too long for this one.
  fileprivate func text(indentation: Int, trailing: Int) -> String {
    guard let label else { return value.text(indentation: indentation, trailing: trailing) }
    let column = indentation + label.characterCount + 2
    if case .text(let text) = value, !text.holdsLineBreak,
      column + text.characterCount + trailing > SwiftExpression.lineLength
    {
      return "\(label):\n" + String(repeating: " ", count: indentation + 2) + text
    }
    return "\(label): \(value.text(indentation: indentation, column: column, trailing: trailing))"
  }
}
