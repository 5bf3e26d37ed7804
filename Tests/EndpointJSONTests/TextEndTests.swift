import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

/// The reader takes several bytes at once only if enough text is left.
///
/// Its results must not depend on that.
@Suite("Reading near the end of the text", .serialized, .computing)
struct TextEndTests {
  static let keys = WireKeys(lines: "id required\nname\nis_admin")

  @Test(arguments: 0...24)
  func readsIntegersNearEnd(spaces: Int) throws {
    let values = [0, 7, -7, 42, -1_234_567, 12_345_678, 123_456_789_012_345_678, Int.min, Int.max]
    for value in values {
      let json = "\(value)" + String(repeating: " ", count: spaces)
      #expect(try JSONReader.read(json.utf8) { $0.int() }.value == value)
    }
    for text in ["-", "01", "-01", "1.", "1x", "--1"] {
      let json = text + String(repeating: " ", count: spaces)
      #expect(throws: JSONFailure.self) { try JSONReader.read(json.utf8) { $0.int() } }
    }
  }

  @Test(arguments: 0...40)
  func readsStringsOfEachLength(count: Int) throws {
    let plain = String(repeating: "a", count: count)
    for text in [plain, plain + "é", plain + "\\n", plain + "\"" + plain] {
      let json = try JSONWriter.write { $0.string(text) }.bytes
      #expect(try JSONReader.read(json) { $0.string() }.value == text)
      #expect(throws: JSONFailure.self) { try JSONReader.read(json.dropLast()) { $0.string() } }
    }
  }

  @Test(arguments: 0...24)
  func readsKeysNearEnd(spaces: Int) throws {
    let end = String(repeating: " ", count: spaces)
    for members in [#""id":1"#, #""id":1,"x":[true,{"y":null,"z":false}]"#, #""x":-12.5e1,"id":1"#]
    {
      let json = "{\(members)}\(end)"
      let id = try JSONReader.read(json.utf8) { json -> Int? in
        var id: Int?
        var fields = json.object(Self.keys)
        while let field = json.nextIndex(&fields) { if field == 0 { id = json.int() } }
        return json.finish(&fields) ? id : nil
      }
      #expect(id.value == 1)
    }
  }

  @Test
  func rejectsMissingValueOfUnreadField() {
    for text in [#"{"id":,"name":"a"}"#, #"{"id":1,"name":,"is_admin":true}"#] {
      #expect(throws: JSONFailure.self) {
        try JSONReader.read(text.utf8) { json -> Bool? in
          var fields = json.object(Self.keys)
          json.skipValues(of: &fields)
          return json.finish(&fields) ? true : nil
        }
      }
    }
  }

  @Test
  func readsArrayOfGrowingElements() throws {
    let lists = (0..<300).map { Array(repeating: 1, count: $0) }
    let json = try JSONWriter.write { $0.array(lists) }.bytes
    #expect(try JSONReader.read(json) { $0.array(of: [Int].self) }.value == lists)
  }
}
