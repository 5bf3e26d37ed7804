/// A JSON value with the source ranges of all its parts.
///
/// Used for documents that people write, such as specs, so that diagnostics can refer to the text. Duplicate keys are
/// preserved.
package struct JSONNode: Sendable {
  /// The value.
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// The text of the number, with all digits.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package let kind: Kind
  private let range: SourceRange

  package init(kind: Kind, start: Int, end: Int) {
    self.kind = kind
    range = SourceRange(start, end)
  }

  /// The offset of its first byte.
  package var start: Int { Int(range.start) }

  /// The offset after its last byte.
  package var end: Int { Int(range.end) }

  /// Parses a whole document.
  package static func parse(_ bytes: [UInt8]) throws(JSONFailure) -> JSONNode {
    try checkNodes(bytes)
    return try JSONReader.read(bytes) { $0.node() }.value
  }

  /// The value without source ranges. The first of equal keys counts.
  package var value: JSONValue {
    switch kind {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let text): return .number(JSONNumber(checked: text))
    case .string(let text): return .string(text)
    case .array(let elements): return .array(elements.map(\.value))
    case .object(let members):
      return .object(JSONObject(members.lazy.map { ($0.key, $0.value.value) }))
    }
  }
}

/// A key with its value, and the range of the key including quotes.
package struct JSONMember: Sendable {
  package let key: String
  private let keyRange: SourceRange
  package internal(set) var value: JSONNode

  package init(key: String, keyStart: Int, keyEnd: Int, value: JSONNode) {
    self.key = key
    keyRange = SourceRange(keyStart, keyEnd)
    self.value = value
  }

  package var keyStart: Int { Int(keyRange.start) }

  package var keyEnd: Int { Int(keyRange.end) }
}

/// Offsets in half the memory, since large documents have millions. A text is shorter than 4 GB (`Budget.files`).
private struct SourceRange: Sendable {
  let start: UInt32
  let end: UInt32

  init(_ start: Int, _ end: Int) {
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
  }
}

extension JSONReader {
  /// Reads any value with source ranges. Requires text.
  mutating func node() -> JSONNode? {
    var builder = NodeBuilder()
    walk(&builder)
    return problem == nil ? builder.root : nil
  }
}
