import EndpointJSON
import EndpointSpec

extension SwiftName {
  /// The name in a declaration or on its own: `` `default` ``.
  var escaped: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  /// The name after a dot or as an enum case after a dot. `default` needs no escape there, but `` `init` `` does.
  var member: String { Self.wordsEscapedAfterDot.contains(text) ? "`\(text)`" : text }

  /// The name as an argument label in a call, where nearly every keyword is allowed.
  var label: String { text == "inout" ? "`inout`" : text }

  /// The name as a parameter label in a declaration, where specifiers must be escaped.
  var parameterLabel: String { Self.wordsEscapedAsParameter.contains(text) ? "`\(text)`" : text }

  /// A parameter whose label is its name: `default: Int`. In the body it is `escaped`.
  func parameter(_ type: String) -> String { "\(parameterLabel): \(type)" }

  private static let wordsEscapedAfterDot: Set = ["init", "self", "Self", "Type", "Protocol"]
  private static let wordsEscapedAsParameter: Set = ["inout", "let", "var"]

  private static let keywords: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "Type", "Protocol",
  ]
}

/// The keyword of an enum.
///
/// Payloads are boxed. Values are rarely copied, and otherwise the code to copy, compare and destroy the enum grows with
/// every payload.
func enumKeyword(isIndirect: Bool) -> String { isIndirect ? "indirect enum" : "enum" }

extension SwiftOptions.Access {
  /// The access keyword and a space. Empty for internal access.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}

extension Deprecation {
  /// `@available(*, deprecated, message: "Use pull instead.")`
  var attribute: String {
    guard let text else { return "@available(*, deprecated)" }
    return "@available(*, deprecated, message: \(stringLiteral(text)))"
  }

  /// The message of the compiler.
  var text: String? {
    guard let sunset else { return message }
    return [message, "May be removed after \(sunset)."].compactMap { $0 }.joined(separator: " ")
  }
}

/// The attribute of a forwarder: `@available(*, deprecated, renamed: "draw(count:)")`.
///
/// The name must be on one line. A name with many labels is shortened to its base.
func renamed(to name: String) -> String {
  let fitting = isOnOneLine(name) ? name : String(name.prefix { $0 != "(" })
  return "@available(*, deprecated, renamed: \(stringLiteral(fitting)))"
}

/// True if the name fits on the line of an attribute.
func isOnOneLine(_ name: String) -> Bool { name.utf8.count <= 80 }

extension Documentation {
  /// The lines of a doc comment without slashes. The printer fills them.
  ///
  /// - Parameter notes: Paragraphs after the summary and the description.
  func lines(notes: [String] = []) -> JSONValue {
    var lines: [JSONValue] = []
    for text in [summary, description].compactMap(\.self) + notes {
      let paragraph = documentationLines(of: text)
      if !lines.isEmpty, !paragraph.isEmpty { lines.append("") }
      lines += paragraph.map(JSONValue.string)
    }
    return .array(lines)
  }
}

/// The lines of a text, without leading and trailing empty lines.
private func documentationLines(of text: String) -> ArraySlice<String> {
  var lines = printable(text).split(at: UInt8(ascii: "\n")).map(String.init)[...]
  while lines.first?.allBytes({ $0 == UInt8(ascii: " ") }) == true { lines.removeFirst() }
  while lines.last?.allBytes({ $0 == UInt8(ascii: " ") }) == true { lines.removeLast() }
  return lines
}

/// Normalizes line breaks to `\n`, and replaces tabs and invalid characters by spaces.
private func printable(_ text: String) -> String {
  // Most texts need no change, and checking the category of each character is slow.
  if text.allBytes({ 0x20..<0x7F ~= $0 || $0 == UInt8(ascii: "\n") }) { return text }
  var result = String.UnicodeScalarView()
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\r", "\u{2028}", "\u{2029}", "\u{85}": result.append("\n")
    case "\n": if previous != "\r" { result.append("\n") }
    case "\0"..<" ", "\u{7F}"..."\u{9F}": result.append(" ")
    default: result.append(scalar)
    }
    previous = scalar
  }
  return String(result).withSwiftEscapedDirections
}

/// Byte-based text functions for blueprints. Most texts are ASCII, and iterating over characters is many times slower.
extension StringProtocol {
  /// True if the predicate is true for each UTF-8 byte.
  @inline(__always)
  func allBytes(_ isTrue: (UInt8) -> Bool) -> Bool { !hasByte { !isTrue($0) } }

  /// True if breaking lines would remove spaces: at the end, or several in a row.
  var holdsLooseBlanks: Bool {
    func isLoose(_ bytes: some Sequence<UInt8>) -> Bool {
      var previous: UInt8 = 0
      for byte in bytes {
        if byte == UInt8(ascii: " "), previous == byte { return true }
        previous = byte
      }
      return previous == UInt8(ascii: " ")
    }
    return utf8.withContiguousStorageIfAvailable { isLoose($0) } ?? isLoose(utf8)
  }

  /// Splits at all bytes equal to `separator`, an ASCII character. Includes empty parts.
  func split(at separator: UInt8) -> [SubSequence] {
    // `split` of the standard library takes six times as long, since it compares with a closure.
    let bytes = Array(utf8)
    let ends = bytes.indices.filter { bytes[$0] == separator }
    var start = startIndex
    var parts = ends.map { end in
      let end = utf8.index(startIndex, offsetBy: end)
      defer { start = utf8.index(after: end) }
      return self[start..<end]
    }
    parts.append(self[start...])
    return parts
  }
}
