@_spi(Generated) import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct StringTests {
  private func read(_ bytes: [UInt8]) -> String? {
    try? JSONReader.read(bytes) { $0.string() }.value
  }

  @Test(arguments: [
    (#""""#, ""), (#""abc""#, "abc"), (#""a\nb\t\r\b\f\/\\\"c""#, "a\nb\t\r\u{8}\u{c}/\\\"c"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\uD83D\uDE00!""#, "😀!"),
    (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    (#""\u007F\u0080\u07FF\u0800\uFFFF""#, "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}"),
    (#""é€😀""#, "é€😀"), (#""\u0000""#, "\0"), (#""\u2028/\uFFFE""#, "\u{2028}/\u{FFFE}"),
    ("\"\u{7F}\"", "\u{7F}"), (#""日本語\n日本語日本語日本語""#, "日本語\n日本語日本語日本語"),
  ])
  func readsStrings(_ text: String, _ value: String) {
    #expect(read(Array(text.utf8)) == value)
    let json = "{\(text):1}"
    let keys = try? JSONReader.read(json.utf8) { $0.dictionary(of: Int.self) }.value
    #expect(keys == [value: 1])
  }

  @Test(arguments: [
    #""\uD83D""#, #""\uDE00""#, #""\uD83D\u0041""#, #""\uD83Dx""#, #""\uDE00\uD83D""#,
    #""\uD83D\uD83D""#, #""\uDC00\uDC00""#, #""\uDC00\uD800""#, #""\uDFFF\uDC00""#,
    #""\u12""#, #""\u12g4""#, #""\x""#, #""\"#, #""abc"#, "\"a\nb\"", "\"a\u{0}b\"", "\"\t\"",
    "'a'",
  ])
  func rejectsMalformedStrings(_ text: String) {
    #expect(read(Array(text.utf8)) == nil)
    #expect((try? JSONReader.read("{\(text):1}".utf8) { _ in 1 }) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xF0, 0x9F, 0x98], [0xC3, 0x28],
      [0xE2, 0x28, 0xA1],
    ] as [[UInt8]]
  )
  func rejectsInvalidUTF8(_ bytes: [UInt8]) throws {
    #expect(read([0x22] + bytes + [0x22]) == nil)
    #expect((try? JSONReader.read([0x5B, 0x22] + bytes + [0x22, 0x5D]) { _ in 1 }) == nil)
    let failure = #expect(throws: JSONFailure.self) {
      try JSONValue(parsing: [0x20, 0x22] + bytes + [0x22])
    }
    #expect(failure?.expected == "UTF-8 text")
  }

  @Test func readsScalarsLiterallyAndEscaped() {
    for value in stride(from: 0x20, through: 0x10FFFF, by: 0x61) {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar != "\"", scalar != "\\" else {
        continue
      }
      let text = String(Character(scalar))
      let escaped = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      #expect(read(Array("\"\(text)\"".utf8))?.unicodeScalars.first == scalar)
      #expect(read(Array("\"\(escaped.joined())\"".utf8))?.unicodeScalars.first == scalar)
    }
  }

  @Test func readsOnlyHexadecimalDigitsInEscapes() {
    for (place, byte) in (3..<7).flatMap({ place in (UInt8.min...UInt8.max).map { (place, $0) } }) {
      var text = Array(#""\u0041""#.utf8)
      text[place] = byte
      let isDigit = byte < 0x80 && Character(Unicode.Scalar(byte)).isHexDigit
      let unit = isDigit ? UInt32(String(decoding: text[3..<7], as: UTF8.self), radix: 16) : nil
      #expect(read(text)?.unicodeScalars.first?.value == unit)
    }
  }

  @Test func skipsByteOrderMarkAndRejectsOtherEncodings() {
    #expect(read([0xEF, 0xBB, 0xBF] + Array(#""a""#.utf8)) == "a")
    for bytes in [
      [0xFE, 0xFF, 0x00, 0x31], [0xFF, 0xFE, 0x31, 0x00], [0x00, 0x31], [0x31, 0x00],
      [0x00, 0x00, 0x00, 0x31], [0x31, 0x00, 0x00, 0x00],
    ] as [[UInt8]] {
      let failure = #expect(throws: JSONFailure.self) { try JSONValue(parsing: bytes) }
      #expect(failure?.description == "expected UTF-8 text, found UTF-16 or UTF-32 (byte 0)")
    }
  }

  @Test func escapesOnlyRequiredCharacters() throws {
    let text = try JSONWriter.write {
      $0.string("a/b\"\\\n\t\r\u{8}\u{c}\u{1}\u{1f}\u{7f}é😀\u{2028}")
    }
    #expect(text.string == "\"a/b\\\"\\\\\\n\\t\\r\\b\\f\\u0001\\u001f\u{7f}é😀\u{2028}\"")
  }
}
