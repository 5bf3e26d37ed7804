/// The text of a URL or of a relative reference, as every system parses it (RFC 3986).
///
/// `URL(string:)` refuses other characters on macOS 13 and iOS 16, and encodes them on later systems.
package enum URLReference {
  /// Encodes a text from outside: an invalid character becomes its percent-encoded bytes, and a host with other letters
  /// its ASCII form. As in the WHATWG URL standard, surrounding spaces are ignored. Encoded bytes remain.
  package static func encode(_ text: String) -> String {
    let isUnchanged = text.utf8.withContiguousStorageIfAvailable { isPlain($0) || isEncoded($0) }
    if isUnchanged == true { return text }
    var writer = URLWriter()
    writer.write(Array(text.utf8).trimmed)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// True if the text has only plain characters, 16 at a time.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 16, let start = UnsafeRawPointer(text.baseAddress) else { return false }
    for index in stride(from: 0, to: text.count, by: 16) {
      // The last 16 overlap those before.
      let offset = min(index, text.count - 16)
      let bytes = start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      guard URLCharacters.arePlain(bytes) else { return false }
    }
    return true
  }

  /// True if the text has only plain characters, encoded bytes and at most one fragment.
  private static func isEncoded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    var hasFragment = false
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "@"): return false
      case let byte where URLCharacters.isPlain(byte): break
      case UInt8(ascii: "%"):
        guard index + 2 < text.count, URLCharacters.isHex(text[index + 1]),
          URLCharacters.isHex(text[index + 2])
        else { return false }
      case UInt8(ascii: "#") where !hasFragment: hasFragment = true
      default: return false
      }
      index += 1
    }
    return true
  }
}

extension [UInt8] {
  /// The bytes without surrounding ASCII white space and control characters.
  fileprivate var trimmed: ArraySlice<UInt8> {
    guard let start = firstIndex(where: { $0 > 0x20 }), let end = lastIndex(where: { $0 > 0x20 })
    else { return self[endIndex...] }
    return self[start...end]
  }
}

extension ArraySlice<UInt8> {
  /// The bytes before the first of one or two characters, and the rest.
  fileprivate func split(before one: Unicode.Scalar, _ other: Unicode.Scalar? = nil) -> (Self, Self)
  {
    let (one, other) = (UInt8(ascii: one), UInt8(ascii: other ?? one))
    let end = firstIndex { $0 == one || $0 == other } ?? endIndex
    return (self[..<end], self[end...])
  }
}

/// Writes a reference with its invalid characters encoded.
private struct URLWriter {
  var bytes: [UInt8] = []

  /// `scheme://authority/path?query#fragment`, where each part may be missing.
  mutating func write(_ text: ArraySlice<UInt8>) {
    bytes.reserveCapacity(text.count + 32)
    let (main, fragment) = text.split(before: "#")
    let rest = writeScheme(main)
    if rest.starts(with: "//".utf8) {
      let (authority, path) = rest.dropFirst(2).split(before: "/", "?")
      bytes += "//".utf8
      write(authority: authority)
      encode(path)
    } else {
      encode(rest)
    }
    guard !fragment.isEmpty else { return }
    bytes.append(UInt8(ascii: "#"))
    encode(fragment.dropFirst())
  }

  /// Writes the scheme with its colon, if there is one. Returns the rest.
  private mutating func writeScheme(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let (scheme, rest) = text.split(before: ":")
    guard !rest.isEmpty, scheme.allSatisfy(URLCharacters.isInScheme) else { return text }
    bytes += scheme
    bytes.append(UInt8(ascii: ":"))
    return rest.dropFirst()
  }

  /// `user@host:port`
  private mutating func write(authority: ArraySlice<UInt8>) {
    var host = authority
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
      encode(authority[..<at], except: UInt8(ascii: "@"))
      bytes.append(UInt8(ascii: "@"))
      host = authority[authority.index(after: at)...]
    }
    let (address, port) = host.split(before: "]")
    if !port.isEmpty, Self.isAddress(address) {
      bytes += address
      bytes.append(UInt8(ascii: "]"))
      return encode(port.dropFirst())
    }
    write(host: host)
  }

  /// True for `[` and an IPv6 address, with a zone or without: `[fe80::1%25en0`.
  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    let (address, zone) = text.dropFirst().split(before: "%")
    return text.first == UInt8(ascii: "[")
      && address.allSatisfy { URLCharacters.isHex($0) || ":.".utf8.contains($0) }
      && (zone.isEmpty || zone.starts(with: "%25".utf8))
      && zone.dropFirst(3).allSatisfy(URLCharacters.isInScheme)
  }

  private mutating func write(host: ArraySlice<UInt8>) {
    let (name, port) = host.split(before: ":")
    let isASCII = name.allSatisfy { $0 < 0x80 }
    let domain = isASCII ? nil : DomainName.ascii(String(decoding: name, as: UTF8.self))
    encode(domain.map { Array($0.utf8)[...] } ?? name)
    encode(port)
  }

  /// Writes text. Encodes all characters but those that are valid in a path and a query.
  private mutating func encode(_ text: ArraySlice<UInt8>, except other: UInt8? = nil) {
    for (index, byte) in zip(text.indices, text) {
      let isEscape = byte == UInt8(ascii: "%") && PercentEncoding.escaped(text[index...]) != nil
      if isEscape || URLCharacters.isPlain(byte) && byte != other {
        bytes.append(byte)
      } else {
        PercentEncoding.append(byte, to: &bytes)
      }
    }
  }
}

/// Sets of ASCII characters in URLs (RFC 3986, section 2).
private enum URLCharacters {
  /// True for the characters that are valid in a path and a query: letters, digits and `!$&'()*+,-./:;=?@_~`.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) &>> UInt64(byte & 0x3F) & 1 == 1
  }

  /// True if all are letters, digits or `!$&'()*+,-./:;=?_~`. Combines vectors with vectors, as `Chunk` does.
  @inline(__always)
  static func arePlain(_ bytes: SIMD16<UInt8>) -> Bool {
    let letters = ((bytes | all(0x20)) &- all("a")) .< all(26)
    let middle = (bytes &- all("&")) .< all(22)
    let marks = bytes .== all("?") .| bytes .== all("=") .| bytes .== all("_")
    let others = bytes .== all("~") .| bytes .== all("!") .| bytes .== all("$")
    let plain = unsafeBitCast(letters .| middle .| marks .| others, to: SIMD2<UInt64>.self)
    return plain[0] & plain[1] == .max
  }

  @inline(__always)
  private static func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

  @inline(__always)
  private static func all(_ character: Unicode.Scalar) -> SIMD16<UInt8> {
    all(UInt8(ascii: character))
  }

  /// A bit for each of `!$&'()*+,-./0123456789:;=?`.
  private static var low: UInt64 { 0xAFFF_FFD2_0000_0000 }
  /// A bit for each of `@_~` and the letters.
  private static var high: UInt64 { 0x47FF_FFFE_87FF_FFFF }

  static func isInScheme(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  static func isHex(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
