/// A JSON value with the places in the text where it and its parts lie.
///
/// Documents that people write (specs) are read into it, so that a diagnostic can point at the text. Equal keys
/// are all kept.
package struct JSONNode: Sendable {
  /// What the value is.
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    /// The text of the number, with all its digits.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package let kind: Kind
  /// The offset of its first byte.
  package let start: Int
  /// The offset behind its last byte.
  package let end: Int

  package init(kind: Kind, start: Int, end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// Reads a whole document.
  package static func parse(_ bytes: [UInt8]) throws(JSONFailure) -> JSONNode {
    try JSONReader.read(bytes) { $0.node() }.value
  }

  /// The value without its places; of equal keys the first.
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

/// A key of an object with its value, and the place of the key, quotes included.
package struct JSONMember: Sendable {
  package let key: String
  package let keyStart: Int
  package let keyEnd: Int
  package internal(set) var value: JSONNode

  package init(key: String, keyStart: Int, keyEnd: Int, value: JSONNode) {
    self.key = key
    self.keyStart = keyStart
    self.keyEnd = keyEnd
    self.value = value
  }
}

extension JSONReader {
  /// Reads any value, with its places. Only where there is text.
  mutating func node() -> JSONNode? {
    var builder = NodeBuilder()
    walk(&builder)
    return problem == nil ? builder.root : nil
  }
}
