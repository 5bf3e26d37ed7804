/// A name in Swift source, unescaped: `deckID`, `default`. The text was derived from a wire name or given with `as`.
package struct SwiftName: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: SwiftName, right: SwiftName) -> Bool { left.text < right.text }
}

/// A type that is nested in another one has the names of both: `Card.Suit`. Its full name stands wherever the type is used,
/// and its own name in its declaration, which is in an extension of the owner.
extension SwiftName {
  /// The type of this name in an owner; nil: at the top level.
  package init(_ name: String, in owner: SwiftName?) {
    self.init(owner.map { "\($0.text).\(name)" } ?? name)
  }

  /// What the type is nested in: `Card` of `Card.Suit`, `A.B` of `A.B.C`.
  package var owner: SwiftName? { dot.map { SwiftName(String(text[..<$0])) } }

  /// The name without its owner's: `Suit` of `Card.Suit`.
  package var last: SwiftName {
    dot.map { SwiftName(String(text[text.utf8.index(after: $0)...])) } ?? self
  }

  /// The name at the top level, which Swift looks up first: `A` of `A.B.C`.
  package var root: SwiftName {
    text.utf8.firstIndex(of: UInt8(ascii: ".")).map { SwiftName(String(text[..<$0])) } ?? self
  }

  /// What the type is nested in, the innermost first.
  package var owners: [SwiftName] { owner.map { [$0] + $0.owners } ?? [] }

  private var dot: String.Index? { text.utf8.lastIndex(of: UInt8(ascii: ".")) }
}

/// A name as it travels.
package struct WireName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }
}
