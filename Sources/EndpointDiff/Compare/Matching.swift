/// Finds what belongs together in two lists, one criterion after the other.
///
/// Each criterion costs time linear in the lists: it looks up by a key what is not matched yet.
struct Matching<Value: Sendable> {
  private let old: [Value]
  private let new: [Value]
  /// The index of the old value that belongs to each new one, and why.
  private var partners: [(index: Int, basis: Basis)?]
  private var isTaken: [Bool]
  private var guesses: [(old: Int, new: Int)] = []
  /// Whether nothing is matched yet.
  private var isUntouched = true

  init(_ old: [Value], _ new: [Value]) {
    self.old = old
    self.new = new
    partners = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
  }

  /// Matches what has the same key on both sides; of several with one key the first ones belong together.
  mutating func match<Key: Hashable>(
    by basis: Basis,
    old oldKey: (Value) -> Key?,
    new newKey: (Value) -> Key?
  ) {
    if matchInOrder(by: basis, old: oldKey, new: newKey) { return }
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

  /// Matches two lists that hold the same keys in the same order, as most do, without a table of them; false if they do not.
  private mutating func matchInOrder<Key: Hashable>(
    by basis: Basis,
    old oldKey: (Value) -> Key?,
    new newKey: (Value) -> Key?
  ) -> Bool {
    guard isUntouched, old.count == new.count else { return false }
    for index in new.indices {
      guard let key = newKey(new[index]), key == oldKey(old[index]) else { return false }
    }
    for index in new.indices { take(index, for: index, by: basis) }
    return true
  }

  mutating func match<Key: Hashable>(by basis: Basis, key: (Value) -> Key?) {
    match(by: basis, old: key, new: key)
  }

  /// Matches values after the same neighbor that look alike, if their names are related. Others are only guesses.
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
    isUntouched = false
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
