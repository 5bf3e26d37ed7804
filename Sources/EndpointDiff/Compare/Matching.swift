import EndpointSpec

/// Matches the values of two lists by one criterion after the other.
///
/// Each criterion takes linear time, since it looks up unmatched values by key.
struct Matching<Value: Sendable> {
  private let old: [Value]
  private let new: [Value]
  /// The index of the matched old value for each new one.
  private var partners: [(index: Int, isGuess: Bool)?]
  private var isTaken: [Bool]
  private var guesses: [Pair<Value>] = []

  init(_ old: [Value], _ new: [Value]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
  }

  /// Matches values with the same key. Of several with equal keys, the first ones are matched.
  mutating func match<Key: Hashable>(
    old oldKey: (Value) -> Key?,
    new newKey: (Value) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for index in old.indices.reversed() where !isTaken[index] {
      if let key = oldKey(old[index]) { waiting[key, default: []].append(index) }
    }
    guard !waiting.isEmpty else { return }
    for index in new.indices where partners[index] == nil {
      guard let key = newKey(new[index]), let partner = waiting[key]?.popLast() else { continue }
      take(partner, for: index)
    }
  }

  mutating func match<Key: Hashable>(by key: (Value) -> Key?) { match(old: key, new: key) }

  /// Matches similar values that follow the same neighbor, if their names are related. Others become guesses.
  mutating func matchNeighbours(
    areAlike: (Value, Value) -> Bool,
    areRelated: (Value, Value) -> Bool
  ) {
    var next = 0
    for index in new.indices {
      if let partner = partners[index]?.index {
        next = partner + 1
      } else if next < old.count, !isTaken[next], areAlike(old[next], new[index]) {
        if areRelated(old[next], new[index]) {
          take(next, for: index, isGuess: true)
        } else {
          guesses.append(Pair(old[next], new[index]))
        }
        next += 1
      }
    }
  }

  private mutating func take(_ partner: Int, for index: Int, isGuess: Bool = false) {
    partners[index] = (partner, isGuess)
    isTaken[partner] = true
  }

  var result: Matched<Value> {
    var matched = Matched<Value>()
    for index in new.indices {
      if let (partner, isGuess) = partners[index] {
        matched.pairs.append(Pair(old[partner], new[index], isGuess: isGuess))
      } else {
        matched.added.append(new[index])
      }
    }
    matched.guesses = guesses
    matched.removed = old.indices.filter { !isTaken[$0] }.map { old[$0] }
    return matched
  }
}

/// The same declaration in both versions.
///
/// A class, since many lists share it.
package final class Pair<Value: Sendable>: Sendable {
  package let old: Value
  package let new: Value
  /// Whether they are only similar. The finding says so in its hint.
  package let isGuess: Bool

  package init(_ old: Value, _ new: Value, isGuess: Bool = false) {
    self.old = old
    self.new = new
    self.isGuess = isGuess
  }
}

/// The result of matching two lists.
package struct Matched<Value: Sendable>: Sendable {
  /// In the order of the new list.
  package var pairs: [Pair<Value>] = []
  /// In the order of the old list.
  package var removed: [Value] = []
  /// In the order of the new list.
  package var added: [Value] = []
  /// Similar removed and added values, which may be renames.
  package var guesses: [Pair<Value>] = []
}

extension Matched {
  /// Matches the values with equal keys.
  init<Key: Hashable>(_ old: [Value], _ new: [Value], by key: (Value) -> Key?) {
    var matching = Matching(old, new)
    matching.match(by: key)
    self = matching.result
  }

  /// The same matching for a part of each value.
  func map<Part: Sendable>(_ part: (Value) -> Part) -> Matched<Part> {
    Matched<Part>(
      pairs: pairs.map { Pair(part($0.old), part($0.new), isGuess: $0.isGuess) },
      removed: removed.map(part),
      added: added.map(part),
      guesses: guesses.map { Pair(part($0.old), part($0.new)) }
    )
  }
}

extension Matched where Value: Equatable {
  /// A hint for a value that only one version has: its possible other name.
  func hint(old: Value?, new: Value?, _ field: (Value) -> FieldModel) -> String? {
    guard (old == nil) != (new == nil) else { return nil }
    let guess = guesses.first { guess in
      old.map { $0 == guess.old } ?? (new == guess.new)
    }
    return guess.map { guess in
      let (old, name) = (field(guess.old).wireName.text, field(guess.new).wireName.text)
      return new == nil
        ? "\(quoted(name)) may be its new name; if so, add `\"was\": \"\(old)\"` there"
        : "it may be a rename of \(quoted(old)); if so, add `\"was\": \"\(old)\"`"
    }
  }
}
