/// Names of the fields of one struct, or of the arguments of one function, in Swift: each once.
package struct MemberNaming {
  private var taken: Set<String> = []

  /// A field's name.
  package struct Name {
    /// What `as` says; nil where the key gives a good name by itself.
    package let given: String?
  }

  package init() {}

  /// The name of a field; nil where a spec cannot have the key.
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
