import EndpointJSON

/// Writes JSON in the canonical form.
///
/// A value is first written on the line, and reverted if it becomes too long. Each attempt ends after 100 columns, so
/// that the time is linear in the size of the text.
struct CanonicalWriter {
  private static let width = 100

  private(set) var text: [UInt8] = []
  /// The number of characters on the current line.
  private var column = 0

  /// Writes a value on the line if allowed and possible, otherwise broken.
  ///
  /// - Parameter reserved: The number of columns to keep free after it, for a comma.
  mutating func write(
    _ value: JSONValue,
    _ place: SpecPlace,
    indentation: Int,
    reserved: Int
  ) {
    let (count, start) = (text.count, column)
    if onLine(value, place, until: Self.width - reserved) { return }
    text.removeLast(text.count - count)
    column = start
    switch value {
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        let isLast = index == elements.count - 1
        startLine(indentation + 2)
        write(element, place.element, indentation: indentation + 2, reserved: isLast ? 0 : 1)
        if !isLast { append(",") }
      }
      startLine(indentation)
      append("]")
    case .object(let object):
      append("{")
      writeMembers(of: object, place, indentation: indentation + 2)
      startLine(indentation)
      append("}")
    default: append(scalar: value)
    }
  }

  /// Writes the members of an object, one per line.
  private mutating func writeMembers(
    of object: JSONObject,
    _ place: SpecPlace,
    indentation: Int
  ) {
    let last = object.count - 1
    for (index, member) in object.enumerated() {
      startLine(indentation)
      append(key: member.key)
      let inner = place.member(member.key)
      write(member.value, inner, indentation: indentation, reserved: index == last ? 0 : 1)
      if index != last { append(",") }
    }
  }

  mutating func endLine() {
    append("\n")
    column = 0
  }

  private mutating func startLine(_ indentation: Int) {
    endLine()
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    column = indentation
  }

  /// Writes a value on the line. Returns false if it must be broken or exceeds the column.
  private mutating func onLine(
    _ value: JSONValue,
    _ place: SpecPlace,
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
    case .string(let string) where isLonger(string, than: end - column): return false
    default: append(scalar: value)
    }
    return column <= end
  }

  /// True if a string is certainly longer than `count` characters. Does not count them.
  private func isLonger(_ string: String, than count: Int) -> Bool {
    string.utf8.count > 4 * max(0, count)
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
