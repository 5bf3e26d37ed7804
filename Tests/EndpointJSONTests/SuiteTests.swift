import EndpointJSON
import Testing

/// The public suite of documents, each read as a value, with its places, and as something that nobody reads.
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

  @Test func acceptsEveryValidDocument() {
    for (name, bytes) in Vectors.files(Self.path, prefix: "y_") {
      #expect(Self.accepts(bytes, .read), "\(name)")
      #expect(Self.accepts(bytes, .skipped), "\(name)")
      #expect(Self.accepts(bytes, .node), "\(name)")
    }
  }

  @Test func rejectsEveryInvalidDocument() {
    for (name, bytes) in Vectors.files(Self.path, prefix: "n_") {
      #expect(!Self.accepts(bytes, .read), "\(name)")
      #expect(!Self.accepts(bytes, .skipped), "\(name)")
      #expect(!Self.accepts(bytes, .node), "\(name)")
    }
  }

  @Test(arguments: [0, 64])
  func rejectsInvalidValuesOfFieldsThatNobodyReads(spaces: Int) {
    let end = Array(#","id":1}"#.utf8) + Array(repeating: UInt8(ascii: " "), count: spaces)
    for (name, bytes) in Vectors.files(Self.path, prefix: "n_") {
      let document = Array(#"{"unknown":"#.utf8) + bytes + end
      // Two members in one are a valid object.
      guard !name.contains("trailing_comment"), !name.contains("structure_no_data") else {
        continue
      }
      let result = try? JSONReader.read(document) { json -> Int? in
        var id: Int?
        var fields = json.object("id")
        while json.next(&fields) != nil { id = json.int() }
        return json.finish(fields, required: 0b1) ? id : nil
      }
      #expect(result == nil, "\(name)")
    }
  }

  @Test func decidesOnEveryDoubtfulDocumentTheSameWay() {
    for (name, bytes) in Vectors.files(Self.path, prefix: "i_") {
      let isRead = Self.accepts(bytes, .read)
      #expect(Self.accepts(bytes, .skipped) == isRead, "\(name)")
      #expect(Self.accepts(bytes, .node) == isRead, "\(name)")
    }
  }

  @Test func rejectsDoubtfulTextThatIsNoUnicode() {
    let names = ["utf16", "surrogate", "UTF-8", "overlong", "lone", "not_in_unicode"]
    for (name, bytes) in Vectors.files(Self.path, prefix: "i_string")
    where names.contains(where: name.contains) {
      #expect(!Self.accepts(bytes, .read), "\(name)")
    }
  }

  @Test func writesWhatItHasReadSoThatItReadsTheSame() throws {
    for (name, bytes) in Vectors.files(Self.path, prefix: "y_") {
      let value = try JSONValue(parsing: bytes)
      let text = try JSONWriter.write { $0.value(value) }
      #expect(try JSONValue(parsing: text.bytes) == value, "\(name)")
      #expect(try JSONNode.parse(text.bytes).value == value, "\(name)")
    }
  }
}
