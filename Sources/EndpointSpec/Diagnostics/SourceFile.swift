/// The bytes of one spec file and its path in messages.
///
/// Places are byte offsets. Lines and columns are computed when a message is printed.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The one-based line and column of a byte offset. Columns count characters.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    LineTable(bytes).position(of: offset)
  }

  /// The text of the line that contains a byte offset, without its line break.
  package func line(at offset: Int) -> String {
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A byte range in a file of a spec.
package struct Place: Hashable, Sendable {
  /// The index of the file in `SpecDocument.files`.
  package let file: Int
  package let start: Int
  package let end: Int

  package init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Few places share a start offset.
  package func hash(into hasher: inout Hasher) { hasher.combine(start) }
}

/// A value of the spec and its place.
package struct Located<Value> {
  package let value: Value
  package let place: Place

  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A named entry of an object, in document order. It is a class because it is large.
package final class Named<Value: Sendable>: Sendable {
  package let name: Located<String>
  package let value: Value

  package init(_ name: Located<String>, _ value: Value) {
    self.name = name
    self.value = value
  }
}
