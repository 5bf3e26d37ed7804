import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

/// The public conformance suite.
///
/// Each document is read as a value, as a node with byte offsets, and as an unread value.
@Suite(
  .serialized,
  .computing,
  .enabled(if: Vectors.areAvailable, "\(Vectors.folder.path) is missing")
)
struct SuiteTests {
  private static let path = "json/test_parsing"

  private enum Outcome {
    case read, skipped, node
  }

  private static func accepts(_ bytes: [UInt8], _ outcome: Outcome) -> Bool {
    switch outcome {
    case .read: (try? JSONValue(parsing: bytes)) != nil
    case .skipped: (try? JSONReader.read(bytes) { _ in true }) != nil
    case .node: (try? JSONNode.parse(bytes)) != nil
    }
  }

  @Test func acceptsEveryValidDocument() throws {
    for (name, bytes) in try Vectors.files(Self.path, prefix: "y_") {
      #expect(Self.accepts(bytes, .read), "\(name)")
      #expect(Self.accepts(bytes, .skipped), "\(name)")
      #expect(Self.accepts(bytes, .node), "\(name)")
    }
  }

  @Test func rejectsEveryInvalidDocument() throws {
    for (name, bytes) in try Vectors.files(Self.path, prefix: "n_") {
      #expect(!Self.accepts(bytes, .read), "\(name)")
      #expect(!Self.accepts(bytes, .skipped), "\(name)")
      #expect(!Self.accepts(bytes, .node), "\(name)")
    }
  }

  /// Whether the reader accepts an object with these bytes as the value of an unknown key.
  ///
  /// - Parameter spaces: The number of spaces after the object. Near the end of the text, other
  ///   code skips values.
  private static func acceptsUnread(_ bytes: [UInt8], spaces: Int) -> Bool {
    let end = Array(#","id":1}"#.utf8) + Array(repeating: UInt8(ascii: " "), count: spaces)
    let result = try? JSONReader.read(Array(#"{"unknown":"#.utf8) + bytes + end) { json -> Int? in
      var id: Int?
      var fields = json.object("id required")
      while json.nextIndex(&fields) != nil { id = json.int() }
      return json.finish(&fields) ? id : nil
    }
    return result != nil
  }

  @Test(arguments: [0, 64])
  func rejectsInvalidValuesOfUnreadFields(spaces: Int) throws {
    for (name, bytes) in try Vectors.files(Self.path, prefix: "n_") {
      // Excluded: comments after a value, and the empty document.
      guard !name.contains("trailing_comment"), !name.contains("structure_no_data") else {
        continue
      }
      #expect(!Self.acceptsUnread(bytes, spaces: spaces), "\(name)")
    }
  }

  @Test(arguments: [0, 64])
  func skippingAndReadingAgreeOnOtherValues(spaces: Int) throws {
    for prefix in ["y_", "i_"] {
      for (name, bytes) in try Vectors.files(Self.path, prefix: prefix) {
        // A byte order mark is valid only at the start of a document.
        guard bytes.first != 0xEF else { continue }
        let isRead = Self.accepts(bytes, .read)
        #expect(Self.acceptsUnread(bytes, spaces: spaces) == isRead, "\(name)")
      }
    }
  }

  @Test func allReadersAgreeOnAmbiguousDocuments() throws {
    for (name, bytes) in try Vectors.files(Self.path, prefix: "i_") {
      let isRead = Self.accepts(bytes, .read)
      #expect(Self.accepts(bytes, .skipped) == isRead, "\(name)")
      #expect(Self.accepts(bytes, .node) == isRead, "\(name)")
    }
  }

  @Test func rejectsInvalidUnicodeInAmbiguousDocuments() throws {
    let names = ["utf16", "surrogate", "UTF-8", "overlong", "lone", "not_in_unicode"]
    for (name, bytes) in try Vectors.files(Self.path, prefix: "i_string")
    where names.contains(where: name.contains) {
      #expect(!Self.accepts(bytes, .read), "\(name)")
    }
  }

  @Test func validDocumentsRoundTrip() throws {
    for (name, bytes) in try Vectors.files(Self.path, prefix: "y_") {
      let value = try JSONValue(parsing: bytes)
      let text = try JSONWriter.write { $0.value(value) }
      #expect(try JSONValue(parsing: text.bytes) == value, "\(name)")
      #expect(try JSONNode.parse(text.bytes).value == value, "\(name)")
    }
  }
}
