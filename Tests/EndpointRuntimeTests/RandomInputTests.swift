@_spi(Generated) import EndpointJSON
import Foundation
import Mutation
import Testing

@_spi(Generated) @testable import EndpointRuntime
@testable import EndpointTesting
@_spi(Generated) @testable import EndpointWire

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Feeds extreme and random input to every parser of the runtime.
///
/// No text may trap, and every result must be in range. `VALUES=100000` tests that many texts for
/// each parser.
@Suite("Random input", .serialized)
struct RandomInputTests {
  /// Numbers at the limits of their types, and texts that only some parsers read as numbers.
  private static let extremes = [
    "0", "1", "-1", "007", "9223372036854775806", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999", "1e400", "-1e400",
    "1e-400", "0x10", "NaN", "inf", "-0", "+5", "٣", "4.5", "", " ", "\u{0}", "é", "%zz", "%",
    String(repeating: "9", count: 400),
  ]

  /// Checks random texts of the pieces and of extreme numbers. Every second text has one character
  /// changed, removed or added.
  private func texts(_ seed: UInt64, of pieces: [String], _ check: (String) throws -> Void) rethrows
  {
    var chance = Chance(seed: seed)
    for number in 0..<Chance.count {
      var text = ""
      for _ in 0...chance.number(in: 0...7) {
        text += chance.pick(chance.number(in: 0...2) == 0 ? Self.extremes : pieces)
      }
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "%:;,=-/\"<>\n\r\t\u{0}é🂡5 W") }
      try check(text)
    }
  }

  @Test func parsesStreamsAlikeWholeAndInPiecesWithinLimit() throws {
    let pieces = [
      "data: ", "data", "id: ", "event: ", "retry: ", ":", "\n", "\r", "\r\n", "\n\n", "\u{FEFF}",
    ]
    var chance = Chance(seed: 32)
    texts(31, of: pieces) { text in
      for format in [StreamFormat.events(), .lines()] {
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
    texts(33, of: pieces) { text in
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

  @Test func contentRangesStayInBounds() {
    let pieces = ["bytes ", "bytes", "*", "-", "/", "0-1/2", "5-4/6", " "]
    texts(35, of: pieces) { text in
      let response = HTTPResponse(status: 206, headers: ["Content-Range": text])
      guard let range = ContentRange(response) else { return }
      if let bytes = range.bytes {
        #expect(bytes.lowerBound >= 0 && bytes.upperBound < range.total ?? .max)
      }
      #expect(range.total ?? 0 >= 0)
      #expect(HTTPResponse(status: 200, headers: ["Content-Length": text]).length ?? 0 >= 0)
    }
  }

  @Test func partialFileNotesRoundTrip() {
    texts(36, of: ["GET https://x.org/", "\n", "\"v1\"", "\n\"v1\"\n", "12\n"]) { text in
      let note = PartialFile.Note(Data(text.utf8))
      if let note { #expect(PartialFile.Note(note.text) == note) }
    }
  }

  @Test func encodesReferencesOnceAndNeverRedirectsToHTTP() throws {
    let base = try #require(URL(string: "https://example.com/a/b?c"))
    let pieces = [
      "<", ">", "<https://x.org/?a=b>", "; rel=next", ";rel=\"prev next\"", ", ", "\\", "\"",
      "/a b",
      "HTTP://", "//", "://[", "?", "#", "..", "{", "|", "\u{202E}",
    ]
    texts(37, of: pieces) { text in
      _ = LinkHeader.next(in: [text, text])
      let encoded = URLReference.encode(text)
      #expect(URLReference.encode(encoded) == encoded, "\(text)")
      #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      guard let url = URL(reference: text, relativeTo: base) else { return }
      #expect(url.scheme == url.scheme?.lowercased())
      var response = HTTPResponse.status(302)
      response.headers["Location"] = text
      let next = HTTPRequest(url: base).redirected(by: response)?.url
      #expect(next?.isSecure ?? true, "\(text)")
    }
  }

  @Test func writtenDatesParseAgain() throws {
    let formats: [DateFormat] = [
      .rfc3339, .rfc1123, .unix, .unixMilliseconds, .pattern("yyyy-MM-dd HH:mm:ss"),
    ]
    let pieces = [
      "2026-11-21", "T", "05:47:30", "23:59:60", ".999999999999999999", "Z", "+24:00", "-00:00",
      "0000-00-00", "9999-12-31", "Sun, 06 Nov 1994 08:49:37 GMT", " ", "1700000000", ".5",
    ]
    texts(38, of: pieces) { text in
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
      for format in [DateFormat.rfc3339, .rfc1123, .unix, .unixMilliseconds] {
        _ = format.text(of: date)
        _ = format.date(fromNumber: date.timeIntervalSince1970)
      }
    }
  }

  @Test func storesAnyCookieHeader() throws {
    let url = try #require(URL(string: "https://example.com/a/b"))
    let configuration = URLSessionConfiguration.ephemeral
    let jar = CookieJar(configuration)
    let pieces = [
      "a=b", "; Max-Age=", "; max-age=60", "; Expires=", "Sun, 06 Nov 2094 08:49:37 GMT",
      "; Path=/",
      "; Secure", "; Domain=example.com", ", c=d", ";",
    ]
    try texts(40, of: pieces) { text in
      guard HeaderRules.isValue(text) else { return }
      let response = HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: "HTTP/1.1",
        headerFields: ["Set-Cookie": text]
      )
      jar.store(try #require(response))
      _ = jar.header(for: HTTPRequest(url: url))
    }
  }

  @Test func multipartHeadersContainNoLineBreaks() {
    let pieces = ["--", "boundary", "\r\n", "\r", "\n", "\"", "name=", "; filename="]
    texts(41, of: pieces) { text in
      let file = FileUpload(data: Data(text.utf8), filename: text)
      let parts = [Part(text, text), Part("file", file)]
      guard let body = try? MultipartBody(parts, boundary: "b0undary").httpBody.data else { return }
      let lines = String(decoding: body, as: UTF8.self).components(separatedBy: "\r\n")
      let heads = lines.filter { $0.hasPrefix("Content-Disposition: form-data; name=\"") }
      #expect(heads.count >= 2)
      #expect(heads.allSatisfy { !$0.contains("\n") && !$0.contains("\r") })
    }
  }

  @Test func writtenJSONReadsAsSameValue() throws {
    let pieces = [
      "{", "}", "[", "]", ":", ",", "\"", "\"a\"", "\\u00", "\\uD800", "null", "true", "1.", "e+",
    ]
    try texts(42, of: pieces) { text in
      _ = JSONPath(parsing: text)
      let bytes = Array(text.utf8)
      for path: JSONPath in ["backoff", "a[last].b", "a[]"] {
        _ = try? JSONReader.read(bytes, at: path, absent: nil) { $0.double() }
      }
      _ = try? JSONReader.read(bytes) { $0.date(.unix) }
      _ = try? JSONReader.read(bytes) { $0.decimal() }
      guard let value = try? JSONValue(parsing: bytes) else { return }
      let written = try JSONWriter.write { $0.value(value) }.bytes
      #expect(try JSONValue(parsing: written) == value, "\(text)")
    }
  }

  @Test func masksSecretsInAnyErrorText() {
    let pieces = ["https://", "a:b@", "x.org", "/p1n", "?key=", "k3y", "&", " ", "://", "@"]
    let url = URL(string: "https://x.org/p1n?key=k3y")!
    let secrets = URLSecrets(queryNames: ["key"], pathTexts: ["p1n"])
    let mask = SecretMask(HTTPRequest(url: url, urlSecrets: secrets))
    texts(43, of: pieces) { text in
      let shown = URLSecrets.withoutUsers(mask.text(ofError: text))
      #expect(!shown.contains("?key=k3y"), "\(text)")
      _ = try? Recording(parsing: Data(text.utf8))
    }
  }
}
