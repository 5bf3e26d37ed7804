import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Line table", .serialized, .computing)
struct LineTableTests {
  @Test(arguments: 0..<20)
  func findsLineStartsAtAnyOffset(_ length: Int) {
    let neighbours: [UInt8] = [0x09, 0x0B, 0x8A, 0x00, 0xFF]
    for first in 0...length {
      var bytes = (0..<length + 9).map { neighbours[$0 % neighbours.count] }
      bytes[first] = 0x0A
      bytes[length + 8] = 0x0A
      #expect(LineTable(bytes).starts == [0, first + 1, length + 9])
    }
  }

  @Test func reportsLineAndColumnOfCharacters() {
    let table = LineTable(Array("a\n\nbé\u{301}x".utf8))
    #expect(table.starts == [0, 2, 3])
    #expect(table.position(of: 0) == (1, 1))
    #expect(table.position(of: 2) == (2, 1))
    #expect(table.position(of: 8) == (3, 3))
    #expect(table.position(of: 99) == (3, 4))
  }

  @Test func countsCharactersOfLongLines() {
    let part = "ab é\u{301} 名名 "
    let text = "x\n" + String(repeating: part, count: 1000) + "\ny"
    let table = LineTable(Array(text.utf8))
    for count in stride(from: 0, through: 1000, by: 97) {
      #expect(table.position(of: 2 + count * part.utf8.count) == (2, count * part.count + 1))
    }
    #expect(table.position(of: text.utf8.count) == (3, 2))
  }
}
