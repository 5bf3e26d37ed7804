import EndpointJSON

extension SwiftExpression {
  /// The expression on one line; nil where it needs several.
  var singleLine: String? {
    var line = SingleLine(room: .max)
    return line.write(self) ? line.text : nil
  }

  /// The expression on one line; nil where it needs several, or has no room in so many columns.
  ///
  /// A list of several elements leaves one column more free, for the comma behind its last one once it is broken.
  func singleLine(within columns: Int) -> String? {
    var line = SingleLine(room: columns - spareColumns)
    return line.write(self) ? line.text : nil
  }

  /// How many columns a line with it leaves free.
  var spareColumns: Int {
    switch self {
    case .text, .closure, .lines: 0
    case .call(_, let arguments): arguments.reduce(0) { $0 + $1.value.spareColumns }
    case .array(let elements):
      elements.reduce(elements.count > 1 ? 1 : 0) { $0 + $1.spareColumns }
    case .dictionary(let members):
      members.reduce(members.count > 1 ? 1 : 0) { $0 + $1.value.spareColumns }
    case .member(let base, _, let arguments):
      (arguments ?? []).reduce(base.spareColumns) { $0 + $1.value.spareColumns }
    }
  }
}

/// A line that an expression is written on, as far as there is room: most of those that are too long show it early.
private struct SingleLine {
  private(set) var text = ""
  /// How many columns are left.
  private var room: Int

  init(room: Int) { self.room = room }

  /// Writes an expression; false where it needs several lines, or more room.
  mutating func write(_ expression: SwiftExpression) -> Bool {
    switch expression {
    case .text(let text): write(text)
    case .call(let name, let arguments): write(name) && write(arguments)
    case .array(let elements): write(elements, from: "[", to: "]") { $0.write($1) }
    case .dictionary(let members) where members.isEmpty: write("[:]")
    case .dictionary(let members):
      write(members, from: "[", to: "]") { line, member in
        line.write(member.key) && line.write(": ") && line.write(member.value)
      }
    case .closure(let name, let takes, let statements):
      takes == nil && statements.count == 1 && write("\(name) { \(statements[0]) }")
    case .lines(let lines, let pounds): write(lines, pounds: pounds)
    case .member(let base, let name, let arguments):
      write(base) && write(".") && write(name) && (arguments.map { write($0) } ?? true)
    }
  }

  private mutating func write(_ arguments: [SwiftExpression.Argument]) -> Bool {
    write(arguments, from: "(", to: ")") { line, argument in
      guard let label = argument.label else { return line.write(argument.value) }
      return line.write(label) && line.write(": ") && line.write(argument.value)
    }
  }

  private mutating func write(_ lines: [String], pounds: Int) -> Bool {
    guard lines.count == 1, lines[0] != "\"", !lines[0].hasPrefix("\"\"") else { return false }
    let mark = String(repeating: "#", count: pounds)
    return write("\(mark)\"\(lines[0])\"\(mark)")
  }

  private mutating func write<Element>(
    _ elements: [Element],
    from open: String,
    to close: String,
    _ each: (inout SingleLine, Element) -> Bool
  ) -> Bool {
    guard write(open) else { return false }
    for (index, element) in elements.enumerated() {
      guard index == 0 || write(", "), each(&self, element) else { return false }
    }
    return write(close)
  }

  private mutating func write(_ part: String) -> Bool {
    room -= part.characterCount
    guard room >= 0 else { return false }
    text += part
    return true
  }
}
