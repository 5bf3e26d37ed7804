import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Hostile input causes an error at a place, never a crash", .serialized, .computing)
struct HostileInputTests {
  private func diagnostics(_ bytes: [UInt8]) -> [Diagnostic] {
    readSpec([SourceFile(path: "api.json", bytes: bytes)]).diagnostics
  }

  private func expectMalformed(
    _ bytes: [UInt8],
    at offsets: ClosedRange<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = diagnostics(bytes)
    #expect(found.map(\.rule) == [.malformedJSON], sourceLocation: sourceLocation)
    if let place = found.first?.place {
      #expect(offsets.contains(place.start), "\(place)", sourceLocation: sourceLocation)
    }
  }

  @Test func rejectsTenMegabytesOfOpenBrackets() {
    expectMalformed([UInt8](repeating: UInt8(ascii: "["), count: 10 << 20), at: 0...10_000)
  }

  @Test func rejectsTenMegabytesOfOpenObjects() {
    let part = Array("{\"a\":".utf8)
    expectMalformed(
      [UInt8]((0..<(2 << 20)).map { _ in part }.joined()),
      at: 0...100_000
    )
  }

  @Test func rejectsNULInString() {
    let text = Array("{ \"api\": \"Sto\u{0}re\" }".utf8)
    expectMalformed(text, at: 9...14)
  }

  @Test func rejectsEscapedControlCharacters() {
    let text = storeSpec(
      endpoints: "\"li\\u0000st\": { \"path\": \"/\" }, \"a\": { \"path\": \"/\\u0001\" }"
    )
    #expect(diagnostics(Array(text.utf8)).map(\.rule) == [.invalidValue, .invalidValue])
  }

  @Test func rejectsInvalidUTF8() {
    expectMalformed(Array("{ \"api\": \"".utf8) + [0xC3, 0x28] + Array("\" }".utf8), at: 9...12)
    expectMalformed([0xFF], at: 0...1)
  }

  @Test func rejectsUTF16() {
    let found = diagnostics([0xFF, 0xFE, 0x7B, 0x00])
    #expect(found.map(\.rule) == [.malformedJSON])
  }

  @Test func rejectsEmptyFile() {
    expectMalformed([], at: 0...0)
  }

  @Test func rejectsTextAfterDocument() {
    let text = storeSpec()
    expectMalformed(Array((text + " x").utf8), at: text.utf8.count + 1...text.utf8.count + 1)
  }

  @Test func rejectsHugeNumberWithShortMessage() {
    let digits = String(repeating: "9", count: 1 << 20)
    let text = storeSpec(endpoints: "\"list\": { \"path\": \"/\", \"timeout\": \(digits) }")
    let found = diagnostics(Array(text.utf8))
    #expect(found.map(\.rule) == [.invalidValue])
    #expect(found.allSatisfy { $0.message.utf8.count < 200 })
  }

  @Test func shortensLongNamesInMessages() {
    let name = String(repeating: "n", count: 1 << 20)
    let found = diagnostics(Array(storeSpec("\"\(name)\": 1").utf8))
    #expect(found.map(\.rule) == [.unknownKey])
    #expect(found.allSatisfy { $0.message.utf8.count < 200 })
  }

  @Test func acceptsDeeplyNestedInlineTypes() {
    let depth = 15
    let text =
      String(repeating: "{ \"fields\": { \"a\": { \"type\": ", count: depth) + "\"int\""
      + String(repeating: " } } }", count: depth)
    let found = diagnostics(
      Array(
        storeSpec(endpoints: "\"list\": { \"path\": \"/\", \"response\": \(text) }").utf8
      )
    )
    #expect(found.filter { $0.severity == .error } == [])
  }

  @Test func rejectsEveryTruncatedSpecAtPlaceInside() {
    let bytes = Array(wholeExample.utf8)
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      let found = diagnostics(Array(bytes[..<count]))
      #expect(found.map(\.rule) == [.malformedJSON])
      #expect(found.allSatisfy { 0...count ~= $0.place.start })
    }
  }

  @Test func placesStayInsideFileForAnyCorruptedByte() {
    let bytes = Array(wholeExample.utf8)
    for index in stride(from: 0, to: bytes.count, by: 5) {
      for byte in [UInt8(ascii: "1"), UInt8(ascii: "\""), UInt8(ascii: "?"), 0xFF] {
        var changed = bytes
        changed[index] = byte
        let places = diagnostics(changed).flatMap { [$0.place] + $0.related.map(\.place) }
        #expect(places.allSatisfy { $0.start <= $0.end && $0.end <= bytes.count + 1 })
      }
    }
  }
}
