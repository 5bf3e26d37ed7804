import EndpointJSON
import Foundation
import Mutation
import Testing

@testable import EndpointWire

/// Feeds extreme and random input to every parser of the wire formats.
///
/// No text may trap, and every result must be in range. `VALUES=100000` tests that many texts for
/// each parser.
@Suite("Random input of wire formats", .serialized)
struct RandomWireTests {
  @Test func parsesStreamsAlikeWholeAndInPiecesWithinLimit() throws {
    let pieces = [
      "data: ", "data", "id: ", "event: ", "retry: ", ":", "\n", "\r", "\r\n", "\n\n", "\u{FEFF}",
      "\u{1E}", "{", "\"", "}", "1",
    ]
    var chance = Chance(seed: 32)
    Chance.texts(31, of: pieces) { text in
      for format in [StreamFormat.events(), .lines(), .sequence(), .gateway()] {
        let limit = chance.number(in: 0...60)
        let bytes = Data(text.utf8)
        let size = chance.number(in: 1...9)
        let cut = stride(from: 0, to: bytes.count, by: size).map {
          Data(bytes[$0..<min($0 + size, bytes.count)])
        }
        let whole = Self.events(in: [bytes], format, limit)
        #expect(whole == Self.events(in: cut, format, limit), "\(text.debugDescription)")
        for event in whole ?? [] { #expect(event.data.utf8.count <= limit) }
      }
    }
  }

  /// The parsed events, or `nil` if the limit is exceeded.
  private static func events(
    in pieces: [Data],
    _ format: StreamFormat,
    _ limit: Int
  ) -> [EventParser.Event]? {
    var parser = StreamParser(format, limit: limit)
    do throws(EventTooLong) {
      var events: [EventParser.Event] = []
      for piece in pieces { events += try parser.events(in: piece) }
      if let retry = parser.retry { #expect((0...1e9).contains(retry)) }
      return events + [parser.end()].compactMap(\.self)
    } catch {
      return nil
    }
  }

  @Test func retryAfterStaysInRange() {
    let pieces = [
      "Sat, 21 Nov 2026 10:00:00 GMT", "Sun, 06 Nov ", "1994 ", "08:49:37 ", "+0000", "9999", "120",
    ]
    Chance.texts(33, of: pieces) { text in
      for date in ["Fri, 31 Dec 9999 23:59:59 GMT", nil] {
        let seconds = RetryAfter.seconds(text, sent: date)
        #expect(seconds.map { (0...1e9).contains($0) } ?? true, "\(text)")
      }
    }
  }

  @Test func durationsAndIntegersSaturate() {
    var chance = Chance(seed: 34)
    let extremes: [Double] = [
      .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -0.0, 1e18, 1e19, -1,
    ]
    let random = (0..<Chance.count).map { _ in Double(bitPattern: chance.next()) }
    for number in extremes + random {
      #expect((.zero ... .seconds(1e9)).contains(Duration.saturating(seconds: number)))
      #expect(
        Saturation.integer(number) == Int64(exactly: number.rounded(.towardZero))
          ?? (number > 0 ? .max : number < 0 ? .min : 0)
      )
    }
  }

  @Test func writtenDatesParseAgain() throws {
    let formats: [DateFormat] = [
      .rfc3339, .rfc1123, .unix, .unixMilliseconds, .unixText, .unixMillisecondsText,
      .pattern("yyyy-MM-dd HH:mm:ss"),
    ]
    let pieces = [
      "2026-11-21", "T", "05:47:30", "23:59:60", ".999999999999999999", "Z", "+24:00", "-00:00",
      "0000-00-00", "9999-12-31", "Sun, 06 Nov 1994 08:49:37 GMT", " ", "1700000000", ".5",
    ]
    Chance.texts(38, of: pieces) { text in
      for format in formats {
        let date = format.date(from: text)
        if let date, let text = format.text(of: date) {
          #expect(format.date(from: text) != nil, "\(text)")
        }
      }
      _ = Day(text)
    }
  }

  @Test func formatsDatesOfAnyNumber() {
    var chance = Chance(seed: 39)
    for _ in 0..<Chance.count {
      let date = Date(timeIntervalSince1970: Double(bitPattern: chance.next()))
      for format in [DateFormat.rfc3339, .rfc1123, .unix, .unixMilliseconds, .unixText] {
        _ = format.text(of: date)
        _ = format.date(fromNumber: date.timeIntervalSince1970)
      }
    }
  }

  @Test func headersAndFormsNeverTrap() {
    let pieces = [
      "<", ">", "; rel=next", "\"", "\\", ", ", "boundary=", "; ", "%", "%2F", "&", "=", "--b",
      "\r\n",
    ]
    Chance.texts(44, of: pieces) { text in
      _ = LinkHeader.next(in: [text, text])
      _ = MediaType(text).parameter("boundary")
      _ = Multipart.parts(of: Array(text.utf8), boundary: "b")
      let items = PercentEncoding.items(of: text[...])
      let again = PercentEncoding.items(of: PercentEncoding.form(items)[...])
      #expect(items.map(\.text) == again.map(\.text), "\(text)")
      #expect(PercentEncoding.decode(PercentEncoding.encode(text)[...]) == text)
    }
  }
}
