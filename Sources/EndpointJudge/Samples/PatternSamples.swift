import EndpointSpec
import Foundation

extension ValueLimits {
  /// Texts that match the pattern within the length limits. Empty without a pattern.
  ///
  /// Patterns may have literals, escapes, classes, groups, alternatives and quantifiers. Texts that do not match, such as
  /// for a lookahead, are discarded.
  package var patternTexts: [String] {
    guard let pattern, let check = PatternCheck(pattern) else { return [] }
    var parser = PatternParser(Array(pattern))
    let found = Set(parser.alternatives()).sorted { ($0.count, $0) < ($1.count, $1) }
    guard parser.isAtEnd else { return [] }
    let lengths = CountRange(length)
    return found.filter { check.accepts($0) == true && lengths.contains($0.count) }
  }
}

/// Checks whether a text contains a match of a regular expression, as servers do.
package struct PatternCheck {
  private let expression: NSRegularExpression
  /// The reports of progress after which a check stops, some 10 ms. `(a+)+$` takes years for a text of 60 characters.
  private static let mostReports = 25

  /// Nil if the pattern is not a valid regular expression, or if its groups are nested too deeply to parse it.
  package init?(_ pattern: String) {
    guard Self.nesting(of: pattern) <= ToolLimits.patternGroups,
      let expression = try? NSRegularExpression(pattern: pattern)
    else { return nil }
    self.expression = expression
  }

  /// The maximum number of open groups and classes. Those that are escaped or in a class count, too.
  private static func nesting(of pattern: String) -> Int {
    var (open, most) = (0, 0)
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): open -= 1
      default: continue
      }
      most = max(most, open)
    }
    return most
  }

  /// True if the text contains a match. Nil if the expression takes too long.
  package func accepts(_ text: String) -> Bool? {
    var (isMatch, reports): (Bool?, Int) = (false, 0)
    let whole = NSRange(text.startIndex..., in: text)
    expression.enumerateMatches(in: text, options: .reportProgress, range: whole) {
      match,
      _,
      stop in
      reports += 1
      if match != nil { isMatch = true } else if reports > Self.mostReports { isMatch = nil }
      stop.pointee = ObjCBool(isMatch != false)
    }
    return isMatch
  }
}

private struct PatternParser {
  private let characters: [Character]
  private var index = 0
  /// The maximum number of texts of one part.
  private static let most = 24

  init(_ characters: [Character]) { self.characters = characters }

  var isAtEnd: Bool { index == characters.count }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  mutating func alternatives() -> [String] {
    var found = sequence()
    while next == "|" {
      index += 1
      found += sequence()
    }
    return found
  }

  private mutating func sequence() -> [String] {
    var texts = [""]
    while let character = next, character != "|", character != ")" {
      let choices = quantified(atom())
      texts = Array(
        texts.flatMap { start in choices.map { start + $0 } }.prefix(Self.most)
      )
    }
    return texts
  }

  private mutating func atom() -> [String] {
    guard let character = next else { return [""] }
    index += 1
    switch character {
    case "^", "$": return [""]
    case ".": return ["x", "7"]
    case "\\": return escape()
    case "[": return set()
    case "(":
      skipGroupKind()
      let inner = alternatives()
      if next == ")" { index += 1 }
      return inner
    default: return [String(character)]
    }
  }

  /// Skips `?:`, `?>`, `?<name>` or `?P<name>` at the start of a group.
  private mutating func skipGroupKind() {
    guard next == "?" else { return }
    index += 1
    let isNamed = next == "P" || next == "<"
    while isNamed, let character = next, character != ">" { index += 1 }
    index += 1
  }

  private mutating func escape() -> [String] {
    guard let character = next else { return [""] }
    index += 1
    switch character {
    case "d": return ["7", "0"]
    case "w": return ["w", "7"]
    case "s": return [" "]
    case "D", "S": return ["x"]
    case "W": return ["-"]
    case "b", "B", "A", "z", "Z": return [""]
    default: return [String(character)]
    }
  }

  /// Parses a class. Returns the ends of its ranges.
  private mutating func set() -> [String] {
    let isNegated = next == "^"
    if isNegated { index += 1 }
    var found: [String] = []
    while let character = next, character != "]" || found.isEmpty {
      index += 1
      if character == "\\" {
        found += escape()
      } else {
        found.append(String(character))
        if next == "-", index + 1 < characters.count, characters[index + 1] != "]" {
          found.append(String(characters[index + 1]))
          index += 2
        }
      }
    }
    if next == "]" { index += 1 }
    guard isNegated else { return found }
    return ["x", "7", " ", "-", "~"].filter { !found.contains($0) }
  }

  private mutating func quantified(_ choices: [String]) -> [String] {
    guard let (least, most) = quantifier() else { return choices }
    if next == "?" || next == "+" { index += 1 }
    let counts = Set([least, most ?? least + 2, max(least, 1)].map { min($0, 64) }).sorted()
    return counts.filter { $0 <= most ?? $0 }.flatMap { count in
      choices.map { String(repeating: $0, count: count) }
    }
  }

  private mutating func quantifier() -> (Int, Int?)? {
    guard let character = next else { return nil }
    switch character {
    case "*", "+", "?":
      index += 1
      return character == "*" ? (0, nil) : character == "+" ? (1, nil) : (0, 1)
    case "{":
      guard let close = characters[index...].firstIndex(of: "}") else { return nil }
      let text = String(characters[(index + 1)..<close])
      let ends = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard let least = ends.first ?? nil else { return nil }
      index = close + 1
      return (least, ends.count == 1 ? least : ends[1])
    default: return nil
    }
  }
}
