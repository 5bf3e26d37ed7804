import Foundation

/// Random numbers that are equal in every run.
package struct Chance: RandomNumberGenerator {
  /// The number of values that a test generates. `VALUES=100000 swift test` sets it.
  package static let count =
    ProcessInfo.processInfo.environment["VALUES"].flatMap { Int($0) } ?? 2_000

  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  package mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  /// One of the elements, which must not be empty.
  package mutating func pick<T>(_ elements: [T]) -> T { elements[index(below: elements.count)] }

  /// The text with one character changed, removed or added.
  package mutating func nearMiss(of text: String, from alphabet: String) -> String {
    var characters = Array(text)
    let place = index(below: characters.count + 1)
    let character = pick(Array(alphabet))
    guard place < characters.count else { return text + String(character) }
    switch index(below: 3) {
    case 0: characters[place] = character
    case 1: characters.remove(at: place)
    default: characters.insert(character, at: place)
    }
    return String(characters)
  }

  /// A number of random digits.
  package mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in pick(Array("0123456789")) })
  }
}

extension Chance {
  /// Numbers at the limits of their types, and texts that only some parsers read as numbers.
  private static let extremes = [
    "0", "1", "-1", "007", "9223372036854775806", "9223372036854775807", "9223372036854775808",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999", "1e400", "-1e400",
    "1e-400", "0x10", "NaN", "inf", "-0", "+5", "٣", "4.5", "", " ", "\u{0}", "é", "%zz", "%",
    String(repeating: "9", count: 400),
  ]

  /// Checks random texts of the pieces and of extreme numbers. Every second text has one character
  /// changed, removed or added.
  package static func texts(
    _ seed: UInt64,
    of pieces: [String],
    _ check: (String) throws -> Void
  ) rethrows {
    var chance = Chance(seed: seed)
    for number in 0..<count {
      var text = ""
      for _ in 0...chance.number(in: 0...7) {
        text += chance.pick(chance.number(in: 0...2) == 0 ? extremes : pieces)
      }
      if number % 2 == 1 { text = chance.nearMiss(of: text, from: "%:;,=-/\"<>\n\r\t\u{0}é🂡5 W") }
      try check(text)
    }
  }
}
