import EndpointSpec

/// The same declaration in both versions.
///
/// A class, since every list of changed declarations holds some.
package final class Pair<Value: Sendable>: Sendable {
  package let old: Value
  package let new: Value
  package let basis: Basis

  package init(_ old: Value, _ new: Value, by basis: Basis) {
    self.old = old
    self.new = new
    self.basis = basis
  }
}

/// What tells that two declarations are the same one.
package enum Basis: Sendable {
  /// The name in the spec: an endpoint's, a type's, the wire name of a field.
  case name
  /// `was` of the new one.
  case formerName
  /// Method and path with the placeholders blanked.
  case path
  /// Method and full URL, the server's part included.
  case url
  /// The name in Swift, where the wire name changed.
  case swiftName
  /// The place where both are used: the same field of the same type.
  case use
  /// Nothing but likeness: the finding says so in its hint.
  case guess
}

/// What a matching of two lists came to.
package struct Matched<Value: Sendable>: Sendable {
  /// In the order of the new list.
  package var pairs: [Pair<Value>]
  /// In the order of the old list.
  package var removed: [Value]
  /// In the order of the new list.
  package var added: [Value]
  /// What was removed and what was added, where both look alike: perhaps renames.
  package var guesses: [Pair<Value>]

  package init(
    pairs: [Pair<Value>] = [],
    removed: [Value] = [],
    added: [Value] = [],
    guesses: [Pair<Value>] = []
  ) {
    self.pairs = pairs
    self.removed = removed
    self.added = added
    self.guesses = guesses
  }

  /// The same of a part of each value.
  func map<Part: Sendable>(_ part: (Value) -> Part) -> Matched<Part> {
    Matched<Part>(
      pairs: pairs.map { Pair(part($0.old), part($0.new), by: $0.basis) },
      removed: removed.map(part),
      added: added.map(part),
      guesses: guesses.map { Pair(part($0.old), part($0.new), by: $0.basis) }
    )
  }
}

extension Matched {
  /// The guess about a value that was removed or added: what it may have been renamed from or to.
  func hint(_ isMeant: (Value) -> Bool, name: (Value) -> String) -> String? {
    if let guess = guesses.first(where: { isMeant($0.new) }) {
      return
        "it may be a rename of \(quoted(name(guess.old))); if so, add `\"was\": \"\(name(guess.old))\"`"
    }
    return guesses.first { isMeant($0.old) }.map {
      "\(quoted(name($0.new))) may be its new name; if so, add `\"was\": \"\(name($0.old))\"` there"
    }
  }
}
