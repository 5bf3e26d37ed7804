import EndpointSpec

/// Names in Swift for what a document calls otherwise, always valid ones: the spec says them with `as` where its own
/// rule would not come to the same.
enum DerivedName {
  /// The name of a type: `content-tree` → `ContentTree`, `Error` → `Problem`, `3d_secure` → `ThreeDSecure`.
  static func type(_ text: String) -> String {
    var name = SwiftNaming.typeNamePart(for: withoutDigit(plain(LatinText.plain(text))))
    if name.isEmpty { name = "Value" }
    if !SwiftNaming.isTypeName(name) { name = "Type" + name }
    return ReservedNames.alternative(toType: name) ?? name
  }

  /// The name of a field, a parameter or a case: `+1` → `plus1`, `@type` → `type`, `self` → `itself`.
  static func member(_ text: String) -> String {
    let text = LatinText.plain(text)
    if let name = SwiftNaming.memberName(for: text)?.text {
      return ReservedNames.alternative(toMember: name) ?? name
    }
    var name = SwiftNaming.memberName(for: plain(spelledOut(text)))?.text ?? ""
    if name.isEmpty {
      name = SwiftNaming.memberName(for: "value_" + plain(spelledOut(text)))?.text ?? "value"
    }
    if name.first?.isUppercase ?? false { name = name.prefix(1).lowercased() + name.dropFirst() }
    return ReservedNames.alternative(toMember: name) ?? name
  }

  /// Whether the name can be given with `as`, or stand as a key that names.
  static func isMember(_ name: String) -> Bool {
    SwiftNaming.isMemberName(name) && ReservedNames.alternative(toMember: name) == nil
  }

  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": scalar
      default: "_"
      }
    }
    let name = String(String.UnicodeScalarView(scalars))
    return String(
      name.drop { $0 == "-" || $0 == "_" }.reversed().drop { $0 == "-" || $0 == "_" }.reversed()
    )
  }

  /// A single digit at the beginning is spelled out.
  private static func withoutDigit(_ text: String) -> String {
    guard let digit = text.first?.wholeNumberValue, let next = text.dropFirst().first,
      next.isLetter
    else { return text }
    return "\(digits[digit])_\(text.dropFirst())"
  }

  private static let digits = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]

  /// Signs that carry the meaning are spelled out.
  private static func spelledOut(_ text: String) -> String {
    if text.isEmpty { return "empty" }
    var result = ""
    for character in text {
      if let word = signs[character] {
        result += "_\(word)_"
      } else {
        result.append(character)
      }
    }
    return text.hasPrefix("-") && text.count > 1 ? "minus_" + result.dropFirst() : result
  }

  private static let signs: [Character: String] = [
    "+": "plus", "*": "asterisk", "<": "less", ">": "greater", "=": "equal", "!": "not",
    "%": "percent", "&": "and",
  ]
}

/// Names of which each may stand once.
struct UniqueNames {
  private var taken: Set<String>
  private let ignoresCapitals: Bool

  init(_ taken: Set<String> = [], ignoresCapitals: Bool = false) {
    self.ignoresCapitals = ignoresCapitals
    self.taken = ignoresCapitals ? Set(taken.map { $0.lowercased() }) : taken
  }

  func isFree(_ name: String) -> Bool {
    !taken.contains(ignoresCapitals ? name.lowercased() : name)
  }

  mutating func take(_ name: String) {
    taken.insert(ignoresCapitals ? name.lowercased() : name)
  }

  /// Takes the first candidate that is free, else the last with a number behind it.
  mutating func claim(_ candidates: [String]) -> String {
    let name = candidates.first(where: isFree) ?? numbered(candidates.last ?? "value")
    take(name)
    return name
  }

  private func numbered(_ name: String) -> String {
    var number = 2
    while !isFree("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}
