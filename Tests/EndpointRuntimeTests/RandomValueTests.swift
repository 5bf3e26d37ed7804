@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointRuntime
@_spi(Generated) import EndpointWire
import Foundation
import Mutation
import Testing

/// Compares URLs, UUIDs, bytes and decimals with Foundation's. `VALUES=100000` tests that many of
/// each.
///
/// Half of the texts have one character changed, removed or added. Intended difference:
/// - Decimals: our parser accepts only JSON numbers. `Decimal(string:)` also reads `12abc` and
///   `+1.`, and stops at the first unknown character. Our parser rejects numbers that a `Decimal`
///   cannot represent.
@Suite("Random values", .serialized)
struct RandomValueTests {
  /// Checks that the reader returns Foundation's value for a JSON string of the text.
  private func expect<T: Equatable>(
    _ text: String,
    _ expected: T?,
    _ read: (inout JSONReader) -> T?
  ) throws {
    let json = try JSONWriter.write { $0.string(text) }
    #expect((try? JSONReader.read(json.bytes, read).value) == expected, "\(text)")
    // Inside an array and with escapes.
    let escaped = text.unicodeScalars.map { $0 == "-" || $0 == "/" ? "\\u00\($0.digits)" : "\($0)" }
    guard !text.contains(where: { "\"\\".contains($0) || $0 < " " }) else { return }
    let other = try? JSONReader.read("[ \"\(escaped.joined())\" ]".utf8) { $0.array(read) }.value
    #expect(other == expected.map { [$0] }, "\(text)")
  }

  /// The result depends on no system: `URL(string:)` refuses invalid characters on macOS 13, and encodes them later.
  @Test func parsesURLsEquallyOnAllSystems() throws {
    var chance = Chance(seed: 21)
    let schemes = ["https://", "http://", "ftp://", "mailto:", "", "//", "file:///"]
    let hosts = [
      "example.com", "a.b.c:8080", "[::1]", "user:pw@h", "127.0.0.1:80", "bücher.de", "",
      "Größe.example:80", "Ü@日本語.jp", "москва.рф", "[fe80::1%25en0]:8080", "😀.la",
    ]
    let parts = [
      "/a", "/%C3%BC", "/{id}", "/a b", "?q=1&r=%20", "#f", "/é", "/..", ";v=1", "?", "/:",
      "?a[]=1", "/[x]", "#a#b", "/%zz", "/|^`\"<>\\", "?日本=語",
    ]
    for number in 0..<Chance.count {
      var text = chance.pick(schemes) + chance.pick(hosts)
      for _ in 0..<chance.number(in: 0...5) { text += chance.pick(parts) }
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "%[]:/?#@ <>\"\\^`{|}é\u{0}a1") }
      let url = URL(string: URLReference.encode(text))
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        let strict = URL(string: URLReference.encode(text), encodingInvalidCharacters: false)
        #expect(url == strict, "\(text)")
        // A lenient system encodes texts as we do, except for their percent signs.
        if number % 2 == 0, text.hasPrefix("http"), !text.contains("%") {
          #expect(url == URL(string: text), "\(text)")
        }
      }
      try expect(text, url) { $0.url() }
    }
  }

  @Test(arguments: [
    ("http://bücher.de/ä b?q=ü#ö", "http://xn--bcher-kva.de/%C3%A4%20b?q=%C3%BC#%C3%B6"),
    (" https://a/b\n", "https://a/b"), ("//日本語.jp/", "//xn--wgv71a119e.jp/"),
    ("app://größe/ß", "app://xn--gre-6ka8i/%C3%9F"), ("a b.png", "a%20b.png"),
    ("https://u ser@[::1]:80/?a[]=1", "https://u%20ser@[::1]:80/?a%5B%5D=1"),
    ("https://a/%zz%2f#a#b", "https://a/%25zz%2f#a%23b"), ("https://[::1/", nil),
  ])
  func encodesInvalidCharacters(_ text: String, _ expected: String?) throws {
    let json = try JSONWriter.write { $0.string(text) }
    let url = try? JSONReader.read(json.bytes) { $0.url() }.value
    #expect(url?.absoluteString == expected)
  }

  @Test func boundsTimeOfLongHosts() {
    let letters = (0..<200_000).map { Character(Unicode.Scalar(0x4E00 + $0 % 20_000)!) }
    let encoded = URLReference.encode("http://\(String(letters))/")
    #expect(encoded.hasPrefix("http://%E4%B8%80") && encoded.utf8.count > 1_000_000)
  }

  @Test func parsesUUIDsLikeFoundation() throws {
    var chance = Chance(seed: 22)
    for number in 0..<Chance.count {
      let bytes = (chance.next(), chance.next())
      let uuid = withUnsafeBytes(of: bytes) { UUID(uuid: $0.load(as: uuid_t.self)) }
      var text = chance.pick([uuid.uuidString, uuid.uuidString.lowercased()])
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "0123456789abcdefABCDEFgG-{} é") }
      try expect(text, UUID(uuidString: text)) { $0.uuid() }
      let written = try JSONWriter.write { $0.encode(value: uuid) }
      #expect(written.string == "\"\(uuid.uuidString.lowercased())\"")
    }
  }

  @Test func parsesBase64LikeFoundation() throws {
    var chance = Chance(seed: 23)
    for number in 0..<Chance.count {
      let bytes = (0..<chance.number(in: 0...40)).map { _ in
        UInt8(truncatingIfNeeded: chance.next())
      }
      let data = Data(bytes)
      var text = data.base64EncodedString()
      #expect(try JSONWriter.write { $0.encode(value: data) }.string == "\"\(text)\"")
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "AZaz09+/=-_ \n\réB") }
      try expect(text, Data(base64Encoded: text)) { $0.data() }
    }
  }

  @Test func parsesDecimalsLikeFoundation() throws {
    var chance = Chance(seed: 24)
    let locale = Locale(identifier: "en_US_POSIX")
    for number in 0..<Chance.count {
      var text = chance.pick(["", "-"]) + "\(chance.number(in: 1...9))"
      text += chance.digits(chance.number(in: 0...24))
      if chance.number(in: 0...1) == 1 { text += "." + chance.digits(chance.number(in: 1...24)) }
      if chance.number(in: 0...3) == 0 { text += "e\(chance.number(in: -140...140))" }
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "0123456789+-.eE,x") }
      let isNumber = JSONNumber(text) != nil
      let parsed = isNumber ? Decimal(string: text, locale: locale) : nil
      // Foundation rounds a number with more digits than a `Decimal` has. The client refuses it.
      let expected = parsed.flatMap { JSONNumber($0.description) == JSONNumber(text) ? $0 : nil }
      #expect((try? JSONReader.read(text.utf8) { $0.decimal() }.value) == expected, "\(text)")
      #expect((try? JSONReader.read("\"\(text)\"".utf8) { $0.decimal(.string) }.value) == expected)
      if let expected {
        let written = try JSONWriter.write { $0.decimal(expected) }
        #expect(try JSONReader.read(written.bytes) { $0.decimal() }.value == expected, "\(text)")
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var digits: String { String(value, radix: 16) }
}
