/// Texts of traffic that no report may show: addresses, numbers, dates, identifiers and tokens.
package enum PersonalData {
  /// A random text. No two texts of a test are equal.
  package static func text(_ chance: inout Chance) -> String {
    switch chance.number(in: 0...10) {
    case 0: "\(word(&chance)).\(word(&chance))@example.com"
    case 1: uuid(&chance)
    case 2: letters(&chance, 8...40, from: "abcdef") + chance.digits(1)
    case 3: chance.digits(chance.number(in: 5...12))
    case 4: "+49 \(chance.digits(3)) \(chance.digits(7))"
    case 5: "DE\(chance.digits(20))"
    case 6: "20\(chance.digits(2))-1\(chance.number(in: 0...2))-2\(chance.number(in: 0...8))"
    case 7: "\(word(&chance))\(chance.digits(5))"
    case 8: token(&chance)
    case 9: letters(&chance, 61...80, from: "abcdefghijklmnopqrstuvwxyz")
    default:
      "\(word(&chance))\(chance.pick(["%", "+", "=", "!", "'", "(", "|", "*"]))\(word(&chance))"
    }
  }

  /// A word, which is data as the key of a dictionary.
  package static func word(_ chance: inout Chance) -> String {
    letters(&chance, 5...9, from: "ghijklmnopqrstuvwxyz")
  }

  /// Letters and digits in turn: `q7Zk3m9x`.
  private static func token(_ chance: inout Chance) -> String {
    (0..<4).map { _ in letters(&chance, 2...3, from: "ghjkZQW") + chance.digits(1) }.joined()
      + letters(&chance, 2...3, from: "ghjkZQW")
  }

  private static func uuid(_ chance: inout Chance) -> String {
    [8, 4, 4, 4, 12].map { letters(&chance, $0...$0, from: "0123456789abcdef") }.joined(
      separator: "-"
    )
  }

  private static func letters(
    _ chance: inout Chance,
    _ count: ClosedRange<Int>,
    from alphabet: String
  ) -> String {
    let alphabet = Array(alphabet)
    return String((0..<chance.number(in: count)).map { _ in chance.pick(alphabet) })
  }
}
