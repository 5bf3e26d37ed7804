/// The declaration of a spec that a symbol or a finding is about.
package struct Subject: Hashable, Sendable {
  /// An endpoint, a type, or a section of the spec: `Deck.draw`, `Card`, `errors`.
  package let owner: String
  /// A field, a value or a member of the type: `image`.
  package let member: String?
  /// A parameter, a header or a failure of the endpoint, or an entry of the section: `count`.
  package let part: String?

  /// The owner of the headers of responses in the generated module.
  package static let headers = "headers"

  package init(_ owner: String, member: String? = nil, part: String? = nil) {
    (self.owner, self.member, self.part) = (owner, member, part)
  }

  /// The subject without its part: `Deck.draw` for `Deck.draw count`.
  package var declaration: Subject { Subject(owner, member: member) }

  /// The outermost type or namespace: `Deck` for `Deck.draw count`.
  package var root: String { String(owner.prefix { $0 != "." }) }

  /// The subject and what contains it: `Deck.draw count`, `Deck.draw` and `Deck`.
  package var wholes: [Subject] {
    var wholes = [self]
    var name = owner[...]
    if member != nil || part != nil { wholes.append(Subject(owner)) }
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      wholes.append(Subject(String(name)))
    }
    return wholes
  }
}

extension Subject: CustomStringConvertible {
  /// The subject as reports print it: `Card.image`, `Deck.draw count`.
  package var description: String {
    owner + (member.map { ".\($0)" } ?? "") + (part.map { " \($0)" } ?? "")
  }
}
