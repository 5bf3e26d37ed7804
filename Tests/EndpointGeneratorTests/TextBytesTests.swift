import TestTraits
import Testing

@testable import EndpointGenerator

@Suite(.serialized, .computing)
struct TextBytesTests {
  @Test(arguments: ["", "plain", "caf\u{E9}", "cafe\u{301}", "👩‍👩‍👧", "a\r\nb", "\r", "日本語 text"])
  func countsCharacters(_ text: String) {
    #expect(text.characterCount == text.count)
    #expect(text[...].characterCount == text.count)
    #expect(text.dropFirst().characterCount == text.dropFirst().count)
  }

  @Test func splitsAtEveryOccurrenceOfByte() {
    #expect("a\n\nb\n".split(at: UInt8(ascii: "\n")) == ["a", "", "b", ""])
    #expect("é=ü".dropFirst().split(at: UInt8(ascii: "=")) == ["", "ü"])
    #expect("".split(at: UInt8(ascii: "\n")) == [""])
  }

  @Test func fillsLinesByCharacterCount() {
    let ascii = LineFilling(width: 11)
    #expect(ascii.lines(of: "one  two three four ") == ["one two", "three four"])
    let other = LineFilling(width: 11)
    #expect(other.lines(of: "éé éé éé éé éé") == ["éé éé éé éé", "éé"])
  }

  @Test func indentsLinesBelowFirstWordOfItem() {
    let bullet = LineFilling(width: 9)
    #expect(bullet.lines(of: " - one two three") == [" - one", "   two", "   three"])
    let number = LineFilling(width: 9)
    #expect(number.lines(of: "10. one two") == ["10. one", "    two"])
    let blank = LineFilling(width: 9)
    #expect(blank.lines(of: "   ") == [""])
  }

  /// ASCII text is measured in bytes, other text in characters. Both must break alike.
  @Test(arguments: [
    "one", "three hundred e", "- e one three hundred", "1. e one three", "\\* seventeen-eleven e e",
    "- ", "-",
    "eeeee eeeee eeeee", "eeeee - eee # ee 1. eeee",
    "e ee eee eeee eeeee eeeeee eeeeeee eeeeeeee eeeeeeeee",
  ])
  func asciiAndOtherTextsBreakAlike(_ text: String) {
    for width in 1...20 {
      let filling = LineFilling(width: width)
      let expected = filling.lines(of: text.replacing("e", with: "é")[...])
      #expect(filling.lines(of: text[...]) == expected.map { $0.replacing("é", with: "e") })
    }
  }

  @Test func continuesLongLinesInRawLiterals() {
    let line = String(repeating: "é", count: 25)
    #expect(continued(line, width: 12, mark: "\\#").map(\.count) == [12, 12, 5])
    let lines = continued("aé 日本語 words", width: 10, mark: "\\#")
    #expect(lines == ["aé 日本語 \\#", "words"])
  }
}
