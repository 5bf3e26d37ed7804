/// A name in Swift source, unescaped: `deckID`, `default`. The text was derived from a wire name or given with `as`.
package struct SwiftName: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: SwiftName, right: SwiftName) -> Bool { left.text < right.text }
}

/// A name as it travels.
package struct WireName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package init(_ text: String) { self.text = text }

  package var description: String { text }
}
