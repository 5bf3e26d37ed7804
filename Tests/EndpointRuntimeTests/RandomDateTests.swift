import EndpointRuntime
import Foundation
import Testing

/// Dates against Foundation's, 100,000 of them.
@Suite("Random dates")
struct RandomDateTests {
  @Test func areReadAndWrittenAsFoundationDoes() throws {
    let plain = Date.ISO8601FormatStyle()
    let fractional = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var state: UInt64 = 11
    for round in 0..<100_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // From 1583, where Foundation's calendar becomes the Gregorian one, to 9999.
      let milliseconds = Int(state >> 11) % 265_000_000_000_000 - 12_000_000_000_000
      let seconds = Double(milliseconds / 1000)
      let date = Date(timeIntervalSince1970: seconds + (round % 2 == 0 ? 0 : 0.125))
      let expected = date.formatted(round % 2 == 0 ? plain : fractional)
      let read = try JSONReader.read("\"\(expected)\"".utf8) { $0.date() }.value
      let foundation = try (round % 2 == 0 ? plain : fractional).parse(expected)
      #expect(abs(read.timeIntervalSince(foundation)) < 0.0005, "\(expected)")
      let written = try JSONWriter.write { $0.date(date) }.string
      #expect(written == "\"\(expected)\"")
      #expect(DateFormat.rfc3339.date(from: expected) == read)
    }
  }

  @Test func areReadFromEscapedText() throws {
    let text = #""2026\u002d11-21T05:47:30\u005a""#
    let date = try JSONReader.read(text.utf8) { $0.date() }.value
    #expect(date == Date(timeIntervalSince1970: 1_795_240_050))
  }
}
