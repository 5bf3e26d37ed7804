/// Names of the fields of one struct in Swift, each once.
struct MemberNaming {
  private var taken: Set<String> = []

  /// A field's name.
  struct Name {
    /// What `as` says; nil where the key gives a good name by itself.
    let given: String?
  }

  /// The name of a field; nil where a spec cannot have the key.
  mutating func name(for key: String) -> Name? {
    guard !holdsControlCharacter(key) else { return nil }
    let derived = SwiftNaming.memberName(for: key)?.text
    if let derived, isFree(derived) {
      taken.insert(derived)
      return Name(given: nil)
    }
    let base =
      derived.map { ReservedNames.alternative(toMember: $0) ?? $0 } ?? Self.letters(of: key)
    var name = base
    var number = 2
    while !isFree(name) {
      name = "\(base)\(number)"
      number += 1
    }
    taken.insert(name)
    return Name(given: name)
  }

  private func isFree(_ name: String) -> Bool {
    !taken.contains(name) && ReservedNames.alternative(toMember: name) == nil
      && SwiftNaming.isMemberName(name)
  }

  /// What of a key can stand in a name: `@type` → `type`, `+1` → `value1`.
  private static func letters(of key: String) -> String {
    let letters = key.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let name = SwiftNaming.memberName(for: String(letters))?.text
    if let name, SwiftNaming.isMemberName(name) { return name }
    return "value" + SwiftNaming.typeNamePart(for: String(letters))
  }
}
