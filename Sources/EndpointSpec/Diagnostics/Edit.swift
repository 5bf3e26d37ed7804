import EndpointJSON
import EndpointYAML

/// A change of a spec that a hint proposes. Its text depends on the file, which may be JSON or YAML.
package enum Edit: Hashable, Sendable {
  /// Writes another name or text: `sumary` becomes `summary`.
  case rename(Place, from: String, to: String)
  /// Writes JSON in place of a value, a member of an object, or a part of a text.
  case replace(Place, with: String)
  /// Removes a member of an object or an element of an array, with its comma. The place of a member may be its value.
  case remove(Place)
  /// Writes a member at the start of the object at the place.
  case insert(String, into: Place)

  package var place: Place {
    switch self {
    case .rename(let place, _, _), .replace(let place, _), .remove(let place),
      .insert(_, let place):
      place
    }
  }
}

/// A change of the bytes of a file.
package struct TextEdit: Hashable, Sendable {
  package let place: Place
  /// The text at the place.
  package let old: String
  package let new: String

  init(_ place: Place, in bytes: [UInt8], new: String) {
    self.place = place
    old = String(decoding: bytes[place.start..<place.end], as: UTF8.self)
    self.new = new
  }
}

extension Hint {
  /// The changes of the files. Nil if there are none, or if one of the edits cannot be written in its file.
  package func textEdits(in files: [SourceFile]) -> [TextEdit]? {
    let found = edits.compactMap { EditWriter(files[$0.place.file]).textEdit($0) }
    return found.count == edits.count && !found.isEmpty ? found : nil
  }
}

extension [TextEdit] {
  /// The bytes of a file after the edits in it. Of two that overlap, the first counts.
  ///
  /// - Returns: The bytes, and the edits that were applied, in order of place.
  package func applied(to file: Int, _ bytes: [UInt8]) -> (bytes: [UInt8], edits: [TextEdit]) {
    var result: [UInt8] = []
    var end = 0
    var done: [TextEdit] = []
    let own = filter { $0.place.file == file }.unique(by: \.self)
    for edit in own.sorted(by: { ($0.place.start, $0.place.end) < ($1.place.start, $1.place.end) })
    where edit.place.start >= end {
      result += bytes[end..<edit.place.start] + [UInt8](edit.new.utf8)
      end = edit.place.end
      done.append(edit)
    }
    return (result + bytes[end...], done)
  }
}

/// Writes edits in the form of their file.
private struct EditWriter {
  let bytes: [UInt8]
  let isYAML: Bool

  init(_ file: SourceFile) {
    bytes = file.bytes
    isYAML = DocumentText.isYAML(file.bytes, of: file.path)
  }

  func textEdit(_ edit: Edit) -> TextEdit? {
    let place = edit.place
    guard 0 <= place.start, place.start <= place.end, place.end <= bytes.count else { return nil }
    switch edit {
    case .rename(_, let old, let new): return rename(place, old, new)
    case .replace(_, let new): return TextEdit(place, in: bytes, new: new)
    case .remove: return removal(of: place.from(memberStart(place.start), to: place.end))
    case .insert(let member, _): return insertion(of: member, place)
    }
  }

  private func rename(_ place: Place, _ old: String, _ new: String) -> TextEdit? {
    let text = String(decoding: bytes[place.start..<place.end], as: UTF8.self)
    let isQuoted = text.hasPrefix("\"") || isYAML && text.hasPrefix("'")
    guard isQuoted ? isText(text, old) : text == old else { return nil }
    let json = JSONValue.string(new).description
    let isInside = isYAML && isInsideBlockText(place)
    let isPlain =
      !isQuoted && json.utf8.count == new.utf8.count + 2
      && new.utf8.allSatisfy { isSafe($0) || isInside && "{}".utf8.contains($0) }
    if !isQuoted, !isPlain, !isYAML || !isWholeLine(place) { return nil }
    return TextEdit(place, in: bytes, new: isPlain ? new : json)
  }

  /// True if the quoted text has this value.
  private func isText(_ text: String, _ value: String) -> Bool {
    if text.hasPrefix("'") { return text.dropFirst().dropLast() == value }
    return (try? JSONNode.parse(Array(text.utf8)))?.value == .string(value)
  }

  /// True for a byte without a meaning of its own in a plain text of YAML.
  private func isSafe(_ byte: UInt8) -> Bool {
    if !isYAML { return byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte >= 0x20 }
    return isLetter(byte) || isDigit(byte) || byte >= 0x80 || "_-./+$".utf8.contains(byte)
  }

  /// True if a part of a plain text begins within the text, outside of brackets.
  private func isInsideBlockText(_ place: Place) -> Bool {
    let before = bytes[lineStart(place.start)..<place.start]
    guard let last = before.last, last != UInt8(ascii: " ") else { return false }
    return !before.contains { "[{\"'".utf8.contains($0) }
  }

  /// True if the value of a key ends its line, so that it may be quoted.
  private func isWholeLine(_ place: Place) -> Bool {
    let before = bytes[..<place.start].last { $0 != UInt8(ascii: " ") }
    return before == UInt8(ascii: ":") && bytes[place.end...].first.map { $0 == newline } ?? true
  }

  /// The start of the member whose value starts at an offset. The offset itself for an element of an array.
  private func memberStart(_ offset: Int) -> Int {
    // In YAML, the colon of a line above belongs to the object of the member.
    let isGap = { (byte: UInt8) in isYAML ? byte == UInt8(ascii: " ") : isBlank(byte) }
    guard let colon = bytes[..<offset].lastIndex(where: { !isGap($0) }),
      bytes[colon] == UInt8(ascii: ":"),
      let last = bytes[..<colon].lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return offset }
    if bytes[last] == UInt8(ascii: "\"") {
      return bytes[..<last].lastIndex(of: UInt8(ascii: "\"")) ?? offset
    }
    let start = lineStart(last)
    return isYAML ? bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? offset : offset
  }

  private func removal(of place: Place) -> TextEdit? {
    let next = bytes[place.end...].firstIndex { !isBlank($0) } ?? bytes.count
    let isFlow = next < bytes.count && ",]}".utf8.contains(bytes[next])
    guard isFlow else { return isYAML ? removalOfLines(place) : nil }
    if bytes[next] == UInt8(ascii: ",") {
      let end = bytes[(next + 1)...].firstIndex { !isBlank($0) } ?? bytes.count
      return TextEdit(place.from(place.start, to: end), in: bytes, new: "")
    }
    let last = bytes[..<place.start].lastIndex { !isBlank($0) }
    let isAfterComma = last.map { bytes[$0] == UInt8(ascii: ",") } ?? false
    let start = isAfterComma ? last ?? place.start : place.start
    return TextEdit(place.from(start, to: place.end), in: bytes, new: "")
  }

  /// Removes the lines of an entry of a block in YAML. Nil if it shares a line, as in `- key: value`.
  private func removalOfLines(_ place: Place) -> TextEdit? {
    let start = lineStart(place.start)
    guard bytes[start..<place.start].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    let end = bytes[place.end...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    return TextEdit(place.from(start, to: end), in: bytes, new: "")
  }

  private func insertion(of member: String, _ place: Place) -> TextEdit? {
    guard bytes[place.start...].first == UInt8(ascii: "{") else {
      guard isYAML else { return nil }
      let indentation = String(repeating: " ", count: place.start - lineStart(place.start))
      let point = place.from(place.start, to: place.start)
      return TextEdit(point, in: bytes, new: "\(member)\n\(indentation)")
    }
    let first = bytes[(place.start + 1)...].firstIndex { !isBlank($0) } ?? bytes.count
    let gap = String(decoding: bytes[(place.start + 1)..<first], as: UTF8.self)
    let isEmpty = first < bytes.count && bytes[first] == UInt8(ascii: "}")
    let point = place.from(first, to: first)
    let space = gap.isEmpty ? " " : gap
    return TextEdit(point, in: bytes, new: isEmpty ? "\(member) " : "\(member),\(space)")
  }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
  }

  private let newline = UInt8(ascii: "\n")

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

extension Place {
  fileprivate func from(_ start: Int, to end: Int) -> Place {
    Place(file: file, start: start, end: end)
  }
}
