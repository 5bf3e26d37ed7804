/// The places of a document whose values are broken even if they fit on a line.
package protocol JSONLayout {
  /// The place of a member of an object.
  func member(_ key: String) -> Self
  /// The place of an element of an array.
  var element: Self { get }
  /// Whether the value is broken even if it fits on a line.
  func isBroken(_ value: JSONValue) -> Bool
}

extension JSONValue {
  /// The value as JSON for people: on one line if it fits, `{ "id": 1, "name": "Pliny" }`, otherwise broken with two
  /// spaces per level. Scalars and empty values are never broken.
  ///
  /// - Parameters:
  ///   - width: The number of columns of a line.
  ///   - layout: The place of the value.
  package func readable(width: Int, _ layout: some JSONLayout) -> String {
    var writer = ReadableWriter(width: width)
    writer.write(self, layout, indentation: 0, reserved: 0)
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// The value as JSON for people, where only values without room are broken.
  ///
  /// - Parameter width: The number of columns of a line.
  package func readable(width: Int) -> String { readable(width: width, FreeLayout()) }
}

private struct FreeLayout: JSONLayout {
  func member(_ key: String) -> Self { self }
  var element: Self { self }
  func isBroken(_ value: JSONValue) -> Bool { false }
}

/// Writes a value on the line, and again broken if it becomes too long. Each attempt ends after the width, so that the
/// time is linear in the size of the text.
private struct ReadableWriter {
  let width: Int
  private(set) var text: [UInt8] = []
  /// The number of characters on the current line.
  private var column = 0

  init(width: Int) { self.width = width }

  /// Writes a value on the line if allowed and possible, otherwise broken.
  ///
  /// - Parameter reserved: The number of columns to leave free after it, for a comma.
  mutating func write<Layout: JSONLayout>(
    _ value: JSONValue,
    _ place: Layout,
    indentation: Int,
    reserved: Int
  ) {
    let (count, start) = (text.count, column)
    if onLine(value, place, until: width - reserved) { return }
    text.removeLast(text.count - count)
    column = start
    switch value {
    case .array(let elements) where !elements.isEmpty:
      writeBroken("[", elements, "]", indentation) { writer, element, reserved in
        writer.write(element, place.element, indentation: indentation + 2, reserved: reserved)
      }
    case .object(let object) where !object.isEmpty:
      writeBroken("{", object, "}", indentation) { writer, member, reserved in
        writer.append(key: member.key)
        let inner = place.member(member.key)
        writer.write(member.value, inner, indentation: indentation + 2, reserved: reserved)
      }
    default: append(scalar: value)
    }
  }

  private mutating func writeBroken<Parts: Collection>(
    _ opening: String,
    _ parts: Parts,
    _ closing: String,
    _ indentation: Int,
    _ writePart: (inout Self, Parts.Element, _ reserved: Int) -> Void
  ) {
    append(opening)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      startLine(indentation + 2)
      writePart(&self, part, isLast ? 0 : 1)
      if !isLast { append(",") }
    }
    startLine(indentation)
    append(closing)
  }

  private mutating func startLine(_ indentation: Int) {
    text.append(UInt8(ascii: "\n"))
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    column = indentation
  }

  /// Writes a value on the line. Returns false if it must be broken or exceeds the column.
  private mutating func onLine(
    _ value: JSONValue,
    _ place: some JSONLayout,
    until end: Int
  ) -> Bool {
    guard !place.isBroken(value) else { return false }
    switch value {
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        guard onLine(element, place.element, until: end) else { return false }
      }
      append("]")
    case .object(let object):
      append(object.isEmpty ? "{" : "{ ")
      for (index, member) in object.enumerated() {
        if index > 0 { append(", ") }
        append(key: member.key)
        guard onLine(member.value, place.member(member.key), until: end) else { return false }
      }
      append(object.isEmpty ? "}" : " }")
    // A string of so many bytes is certainly too long.
    case .string(let string) where string.utf8.count / 4 > max(0, end - column): return false
    default: append(scalar: value)
    }
    return column <= end
  }

  private mutating func append(key: String) {
    append(quoted: key)
    append(": ")
  }

  private mutating func append(scalar value: JSONValue) {
    switch value {
    case .number(let number): append(number.text)
    case .string(let text): append(quoted: text)
    default: append(value.description)
    }
  }

  private mutating func append(quoted string: String) {
    guard !string.hasByte(where: \.isEscapedInJSON) else {
      return append(JSONValue.string(string).description)
    }
    append("\"")
    append(string)
    append("\"")
  }

  private mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      text.append(contentsOf: bytes)
      for byte in bytes where byte & 0xC0 != 0x80 { column += 1 }
    }
  }
}
