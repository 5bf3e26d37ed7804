import EndpointSpec

/// Matches the values of two lists by one criterion after the other.
///
/// Each criterion takes linear time, since it looks up unmatched values by key.
struct Matching<Value: Sendable> {
  private let old: [Value]
  private let new: [Value]
  /// The index of the matched old value for each new one, and the criterion.
  private var partners: [(index: Int, basis: Basis)?]
  private var isTaken: [Bool]
  private var guesses: [(old: Int, new: Int)] = []

  init(_ old: [Value], _ new: [Value]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
  }

  /// Matches values with the same key. Of several with equal keys, the first ones are matched.
  mutating func match<Key: Hashable>(
    by basis: Basis,
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
      take(partner, for: index, by: basis)
    }
  }

  mutating func match<Key: Hashable>(by basis: Basis, key: (Value) -> Key?) {
    match(by: basis, old: key, new: key)
  }

  /// Matches similar values that follow the same neighbor, if their names are related. Others become guesses.
  mutating func matchNeighbours(
    by basis: Basis,
    areAlike: (Value, Value) -> Bool,
    areRelated: (Value, Value) -> Bool
  ) {
    var next = 0
    for index in new.indices {
      if let partner = partners[index]?.index {
        next = partner + 1
      } else if next < old.count, !isTaken[next], areAlike(old[next], new[index]) {
        if areRelated(old[next], new[index]) {
          take(next, for: index, by: basis)
        } else {
          guesses.append((next, index))
        }
        next += 1
      }
    }
  }

  private mutating func take(_ partner: Int, for index: Int, by basis: Basis) {
    partners[index] = (partner, basis)
    isTaken[partner] = true
  }

  var result: Matched<Value> {
    var matched = Matched<Value>()
    for index in new.indices {
      if let (partner, basis) = partners[index] {
        matched.pairs.append(Pair(old[partner], new[index], by: basis))
      } else {
        matched.added.append(new[index])
      }
    }
    matched.guesses = guesses.map { Pair(old[$0.old], new[$0.new], by: .guess) }
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
  package let basis: Basis

  package init(_ old: Value, _ new: Value, by basis: Basis) {
    self.old = old
    self.new = new
    self.basis = basis
  }
}

/// The criterion by which two declarations were matched.
package enum Basis: Sendable {
  /// The name in the spec: of an endpoint or a type, or the wire name of a field.
  case name
  /// The `was` of the new declaration.
  case formerName
  /// The method and the path with blank placeholders.
  case path
  /// The method and the full URL, including the server.
  case url
  /// The Swift name. The wire name changed.
  case swiftName
  /// The use: the same field of the same type.
  case use
  /// Only similarity. The finding says so in its hint.
  case guess
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

  /// The same matching for a part of each value.
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
  /// A hint for an added value: its possible old name.
  func hint(added isMeant: (Value) -> Bool, name: (Value) -> String) -> String? {
    guesses.first { isMeant($0.new) }.map {
      "it may be a rename of \(quoted(name($0.old))); if so, add `\"was\": \"\(name($0.old))\"`"
    }
  }

  /// A hint for a removed value: its possible new name.
  func hint(removed isMeant: (Value) -> Bool, name: (Value) -> String) -> String? {
    guesses.first { isMeant($0.old) }.map {
      "\(quoted(name($0.new))) may be its new name; if so, add `\"was\": \"\(name($0.old))\"` there"
    }
  }
}
