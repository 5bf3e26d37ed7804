/// Formats JSON for people: a value that fits on a line is written on one, `{ "id": 1, "name": "Pliny" }`. Others are
/// broken with two spaces per level. Scalars and empty values are never broken.
package struct ReadableJSON {
  private let value: JSONValue

  package init(_ value: JSONValue) { self.value = value }

  /// The value on one line.
  package var line: String {
    var line = Line(room: .max)
    line.append(value)
    return line.text
  }

  /// The value on as few lines as the width allows.
  package func lines(width: Int) -> [String] {
    var lines = Lines(width: width)
    lines.append(value)
    return lines.lines
  }
}

/// Lines of at most a width, where possible.
private struct Lines {
  let width: Int
  var lines: [String] = []
  var indentation = ""

  /// Appends a value with the text before and after it on its lines.
  mutating func append(_ value: JSONValue, prefix: String = "", suffix: String = "") {
    let margin = indentation + prefix
    var line = Line(room: width - margin.characterCount - suffix.utf8.count)
    let fits = line.append(value)
    switch value {
    case .array(let elements) where !fits && !elements.isEmpty:
      appendBroken(elements.map { ("", $0) }, margin + "[", "]" + suffix)
    case .object(let object) where !fits && !object.isEmpty:
      appendBroken(
        object.map { (Line.quoted($0.key) + ": ", $0.value) },
        margin + "{",
        "}" + suffix
      )
    default: lines.append(margin + line.text + suffix)
    }
  }

  private mutating func appendBroken(
    _ parts: [(prefix: String, value: JSONValue)],
    _ opening: String,
    _ closing: String
  ) {
    lines.append(opening)
    indentation += "  "
    for (index, part) in parts.enumerated() {
      append(part.value, prefix: part.prefix, suffix: index == parts.count - 1 ? "" : ",")
    }
    indentation.removeLast(2)
    lines.append(indentation + closing)
  }
}

/// One line with room for a number of characters.
private struct Line {
  var room: Int
  var text = ""

  /// Appends a value. False if there is no room for it. The rest of an array or an object is then omitted.
  @discardableResult
  mutating func append(_ value: JSONValue) -> Bool {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(number.text)
    case .string(let text): append(Self.quoted(text))
    case .array(let elements) where elements.isEmpty: append("[]")
    case .array(let elements):
      append("[") && append(elements) { $0.append($1) } && append("]")
    case .object(let object) where object.isEmpty: append("{}")
    case .object(let object):
      append("{ ")
        && append(object) { $0.append(Self.quoted($1.key) + ": ") && $0.append($1.value) }
        && append(" }")
    }
  }

  private mutating func append<Parts: Collection>(
    _ parts: Parts,
    _ appendPart: (inout Line, Parts.Element) -> Bool
  ) -> Bool {
    for (index, part) in parts.enumerated() {
      guard index == 0 || append(", "), appendPart(&self, part) else { return false }
    }
    return true
  }

  private mutating func append(_ text: String) -> Bool {
    self.text += text
    room -= text.characterCount
    return room >= 0
  }

  static func quoted(_ text: String) -> String {
    let isPlain = !text.hasByte(where: \.isEscapedInJSON)
    return isPlain ? "\"" + text + "\"" : JSONValue.string(text).description
  }
}
