/// Assigns unique Swift names to the fields of a struct or the arguments of a function.
package struct MemberNaming {
  private var taken: Set<String> = []

  /// The name of a field.
  package struct Name {
    /// The value of `as`. Nil if the key determines the name.
    package let given: String?
  }

  package init() {}

  /// The name of a field. Nil if a spec cannot contain the key.
  package mutating func name(for key: String) -> Name? {
    guard !holdsControlCharacter(key) else { return nil }
    let derived = SwiftNaming.memberName(for: key)?.text
    if let derived, isFree(derived) {
      taken.insert(derived)
      return Name(given: nil)
    }
    let base = ProposedName.member(key)
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
}
