import EndpointJSON

/// Changes JSON text at random, into other JSON or into invalid text.
package struct Mutator {
  private var chance: Chance

  package init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  /// The text after one to four changes.
  package mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...chance.index(below: 4) { change(&text) }
    return text
  }

  /// Three of four changes produce JSON. Decoders reject most invalid text at once, so it tests
  /// little.
  private mutating func change(_ text: inout [UInt8]) {
    if chance.index(below: 4) > 0, let parts = Parts(of: text) {
      changeParts(parts, of: &text)
    } else {
      changeBytes(&text)
    }
  }

  // MARK: - Changes of bytes

  private mutating func changeBytes(_ text: inout [UInt8]) {
    let index = chance.index(below: text.count + 1)
    guard index < text.count else { return text.append(oddByte()) }
    switch chance.index(below: 6) {
    case 0: text[index] ^= 1 << UInt8(chance.index(below: 8))
    case 1: text[index] = oddByte()
    case 2: text.remove(at: index)
    case 3: text.insert(oddByte(), at: index)
    case 4: text.insert(chance.pick(Array(" \t\n\r".utf8)), at: index)
    default: text.removeSubrange(index...)
    }
  }

  private mutating func oddByte() -> UInt8 {
    let odd =
      Array(#"{}[],:"\/-+.eE0123456789truefalsn u"#.utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xED]
    return chance.pick(odd)
  }

  // MARK: - Changes of values and members

  private mutating func changeParts(_ parts: Parts, of text: inout [UInt8]) {
    if parts.members.isEmpty || chance.index(below: 2) == 0 {
      let place = chance.pick(parts.values)
      text.replaceSubrange(place, with: value(among: parts, of: text))
    } else {
      changeMember(chance.pick(parts.members), parts, &text)
    }
  }

  /// An unusual value, or a copy of another value of the text.
  private mutating func value(among parts: Parts, of text: [UInt8]) -> [UInt8] {
    if chance.index(below: 4) == 0 { return Array(text[chance.pick(parts.values)]) }
    return Array(chance.pick(Self.oddValues).utf8)
  }

  private mutating func changeMember(
    _ member: Parts.Member,
    _ parts: Parts,
    _ text: inout [UInt8]
  ) {
    let key = Array(text[member.key])
    let other = chance.pick(parts.members)
    switch chance.index(below: 7) {
    case 0: text.removeSubrange(member.withComma)
    case 1: text.replaceSubrange(member.value, with: Array("null".utf8))
    case 2:
      text.insert(
        contentsOf: key + [0x3A] + value(among: parts, of: text) + [0x2C],
        at: member.key.lowerBound
      )
    case 3:
      text.insert(
        contentsOf: [0x2C] + key + [0x3A] + value(among: parts, of: text),
        at: member.value.upperBound
      )
    case 4: text.replaceSubrange(member.key, with: Array(text[other.key]))
    case 5: text.replaceSubrange(member.key, with: Self.escaped(key))
    default: text.swap(member.whole, other.whole)
    }
  }

  /// The same key, with its first character written as an escape.
  private static func escaped(_ key: [UInt8]) -> [UInt8] {
    guard key.count > 2, key[1] != UInt8(ascii: "\\"), key[1] < 0x80 else { return key }
    let digits = String(key[1], radix: 16)
    return Array("\"\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      + key[2...]
  }

  private static let oddValues = [
    "null", "true", "false", "0", "-0", "1", "-7", "1.0", "1.5", "1e2", "-0.0", "1E-2", "120e-1",
    "9007199254740993", "9007199254740993.0", "1.00000000000000000001", "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808", "18446744073709551615", "1e19", "1e400", "1e-400", "4.9e-324",
    "0.1000000000000000055511151231257827", "2147483648", "01", "+1", "1.", ".5", "NaN",
    #""""#, #""text""#, #""1""#, #""true""#, #""\u0041\n\/\"\\""#, #""\ud83d\ude00""#, #""\ud83d""#,
    #""\udc00\ud800""#, #""\x""#, #""\u00g0""#, #""\u0000""#, #""é日本😀""#, #""e\u0301""#,
    #""2026-11-21T10:00:00Z""#, #""2023-02-29T00:00:00Z""#,
    #""2026-11-21T10:00:00.123456789+05:30""#,
    #""2014-03-05 21:07:09""#, #""2014-03-05 24:00:00""#, #""CLUBS""#, #""ACE""#, #""2""#,
    #""https://example.com/a?b=c#d""#, #""not a url {}""#, #""http://[::1""#,
    "[]", "[null]", "[1,]", "[[]]", "[1,2,3]", "{}", #"{"x":1}"#, #"{"a":0,}"#, " 7 ", "\n{ }\t",
  ]
}

extension [UInt8] {
  /// Swaps two ranges of the text. Does nothing if they overlap.
  fileprivate mutating func swap(_ one: Range<Int>, _ other: Range<Int>) {
    guard !one.overlaps(other) else { return }
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    let texts = (Array(self[first]), Array(self[second]))
    replaceSubrange(second, with: texts.0)
    replaceSubrange(first, with: texts.1)
  }
}
