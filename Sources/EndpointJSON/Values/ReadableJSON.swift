/// Formats JSON for people: a value that fits on a line is written on one, `{ "id": 1, "name": "Pliny" }`. Others are
/// broken with two spaces per level.
///
/// Each part is measured once, innermost first, so that deep values take linear time.
package struct ReadableJSON {
  private enum Part {
    case scalar(String)
    case array([ReadableJSON])
    case object([Member])
  }

  private struct Member {
    /// The quoted name with the separator before the value.
    let key: String
    /// The number of characters of the key.
    let length: Int
    let value: ReadableJSON

    init(_ name: String, _ value: JSONValue) {
      key = quoted(name, ": ")
      length = key.characterCount
      self.value = ReadableJSON(value)
    }
  }

  private let part: Part
  /// The number of characters on one line.
  private let length: Int

  package init(_ value: JSONValue) {
    switch value {
    case .array(let elements):
      let parts = elements.map { ReadableJSON($0) }
      part = .array(parts)
      length = 2 + parts.reduce(0) { $0 + $1.length } + Self.separators(parts.count)
    case .object(let object):
      let parts = object.map { Member($0.key, $0.value) }
      let length = parts.indices.reduce(0) { $0 + parts[$1].length + parts[$1].value.length }
      part = .object(parts)
      self.length = (parts.isEmpty ? 2 : 4) + length + Self.separators(parts.count)
    default:
      let text = Self.text(value)
      part = .scalar(text)
      length = text.characterCount
    }
  }

  private static func text(_ scalar: JSONValue) -> String {
    switch scalar {
    case .string(let text): quoted(text)
    case .number(let number): number.text
    default: scalar.description
    }
  }

  /// Fast path for texts without escapes.
  private static func quoted(_ text: String, _ suffix: String = "") -> String {
    guard !text.hasByte(where: \.isEscapedInJSON) else {
      return JSONValue.string(text).description + suffix
    }
    let quote = CollectionOfOne(UInt8(ascii: "\""))
    let count = text.utf8.count + suffix.utf8.count + 2
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      func add(_ bytes: some Collection<UInt8>) {
        end = buffer[end...].initialize(fromContentsOf: bytes)
      }
      add(quote)
      add(text.utf8)
      add(quote)
      add(suffix.utf8)
      return end
    }
  }

  /// The number of characters for the separators of this number of parts.
  private static func separators(_ count: Int) -> Int { 2 * max(0, count - 1) }

  /// The value on one line.
  package var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch part {
    case .scalar(let scalar): text += scalar
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += member.key
        member.value.write(to: &text)
      }
      text += members.isEmpty ? "}" : " }"
    }
  }

  /// The value on as few lines as the width allows.
  package func lines(width: Int) -> [String] {
    var lines: [String] = []
    write(to: &lines, Place(width: width))
    return lines
  }

  /// The position of a part: the text before and after it on its lines.
  private struct Place {
    let width: Int
    var indentation = 0
    var prefix = ""
    /// The number of characters of the prefix.
    var prefixLength = 0
    var suffix = ""
  }

  private func write(to lines: inout [String], _ place: Place) {
    var line = ""
    let length = place.indentation + place.prefixLength + self.length + place.suffix.utf8.count
    let isWhole = isScalar || length <= place.width
    if isWhole { line.reserveCapacity(length) }
    line += String(repeating: " ", count: place.indentation)
    line += place.prefix
    guard isWhole else { return writeBroken(to: &lines, line, place) }
    write(to: &line)
    line += place.suffix
    lines.append(line)
  }

  private var isScalar: Bool {
    if case .scalar = part { true } else { false }
  }

  private func writeBroken(to lines: inout [String], _ margin: String, _ place: Place) {
    var inner = Place(width: place.width, indentation: place.indentation + 2)
    let closing = String(repeating: " ", count: place.indentation)
    switch part {
    case .scalar: break
    case .array(let elements):
      lines.append(margin + "[")
      for (index, element) in elements.enumerated() {
        inner.suffix = index == elements.count - 1 ? "" : ","
        element.write(to: &lines, inner)
      }
      lines.append(closing + "]" + place.suffix)
    case .object(let members):
      lines.append(margin + "{")
      for (index, member) in members.enumerated() {
        inner.prefix = member.key
        inner.prefixLength = member.length
        inner.suffix = index == members.count - 1 ? "" : ","
        member.value.write(to: &lines, inner)
      }
      lines.append(closing + "}" + place.suffix)
    }
  }
}
