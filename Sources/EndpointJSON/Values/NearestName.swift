/// The candidate that is probably meant by a name.
package struct NearestName: Equatable, Sendable {
  package let name: String
  /// The number of wrong, missing, added or swapped letters.
  package let distance: Int
  /// True if only case and separators differ, or one letter, and no other candidate is as similar.
  package let isClear: Bool
}

/// The candidate that is probably meant by `name`. Nil if none is similar.
package func nearestName(to name: String, in candidates: [String]) -> String? {
  similarName(to: name, in: candidates)?.name
}

package func similarName(to name: String, in candidates: [String]) -> NearestName? {
  NameIndex(candidates).nearest(to: name)
}

/// Names, prepared to find the most similar one of many quickly.
package struct NameIndex: Sendable {
  private let names: [String]
  private let groups: [Int: Group]

  /// The names of one length, in lowercase.
  private struct Group {
    let length: Int
    var indices: [Int] = []
    /// The letters of all names, one name after the other.
    var letters: [UInt8] = []
    /// A bit for each letter or digit that occurs in a name.
    var occurring: [UInt64] = []
  }

  package init(_ names: [String]) {
    self.names = names
    var groups: [Int: Group] = [:]
    for (index, name) in names.enumerated() {
      let letters = Array(name.lowercased().utf8)
      groups[letters.count, default: Group(length: letters.count)].indices.append(index)
      groups[letters.count]?.letters += letters
      groups[letters.count]?.occurring.append(occurringLetters(in: letters))
    }
    self.groups = groups
  }

  /// The number of names.
  package var count: Int { names.count }

  /// The candidate that is probably meant by `name`. Nil if none is similar.
  ///
  /// A candidate is similar if at most a third of its letters are wrong, missing, added or swapped.
  package func nearest(to name: String) -> NearestName? {
    let letters = Array(name.lowercased().utf8)
    guard 1...longestName ~= letters.count else { return nil }
    let most = max(1, name.utf8.count / 3)
    // Most mistakes are one letter, and few names differ from another one so little.
    guard let found = nearest(to: letters, within: 1) ?? nearest(to: letters, within: most) else {
      return nil
    }
    let isSame = lettersAndDigits(of: name) == lettersAndDigits(of: names[found.index])
    let isClear = found.isAlone && (isSame || found.distance <= 1 && name.utf8.count > 2)
    return NearestName(name: names[found.index], distance: found.distance, isClear: isClear)
  }

  /// The first of the most similar names, and whether it is the only one.
  private func nearest(to name: [UInt8], within limit: Int) -> Found? {
    let distance = EditDistance(from: name)
    let occurring = occurringLetters(in: name)
    var found: Found?
    var least = limit
    for length in max(0, name.count - limit)...name.count + limit {
      guard let group = groups[length], abs(length - name.count) <= least else { continue }
      group.letters.withUnsafeBufferPointer { letters in
        group.occurring.withUnsafeBufferPointer { others in
          var position = 0
          while position < others.count {
            defer { position += 1 }
            // A replaced letter changes two bits, and any other mistake one.
            guard (others[position] ^ occurring).nonzeroBitCount <= 2 * least else { continue }
            let own = UnsafeBufferPointer(
              rebasing: letters[position * length..<(position + 1) * length]
            )
            let value = distance.to(own)
            guard value <= least else { continue }
            least = value
            add(group.indices[position], value, to: &found)
          }
        }
      }
    }
    return found
  }

  private typealias Found = (index: Int, distance: Int, isAlone: Bool)

  private func add(_ index: Int, _ distance: Int, to found: inout Found?) {
    guard let first = found, first.distance == distance else {
      found = (index, distance, true)
      return
    }
    let isAlone = first.isAlone && names[first.index] == names[index]
    found = (min(first.index, index), distance, isAlone)
  }
}

private func occurringLetters(in letters: [UInt8]) -> UInt64 {
  letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
}

/// The letters and digits of a name in lowercase: `page_size`, `pageSize` and `PageSize` are equal.
package func lettersAndDigits(of name: String) -> String {
  String(decoding: name.utf8.filter { !"_- .".utf8.contains($0) }, as: UTF8.self).lowercased()
}

/// The most bytes of a name: a `UInt64` has one bit for each byte.
private let longestName = 64

/// The number of insertions, deletions, replacements, and swaps of neighbors from one name to others.
///
/// This is the algorithm of Hyyrö, 2003: a column of the table of distances is a few words, which have the differences
/// between neighbors in the column.
private struct EditDistance {
  private let count: Int
  /// The places of each letter in the name.
  private var places = [UInt64](repeating: 0, count: 256)

  init(from name: [UInt8]) {
    count = name.count
    for (index, letter) in name.enumerated() { places[Int(letter)] |= 1 << UInt64(index) }
  }

  func to(_ other: UnsafeBufferPointer<UInt8>) -> Int {
    var (higher, lower) = (UInt64.max, UInt64(0))
    var (diagonal, before) = (UInt64(0), UInt64(0))
    var distance = count
    let last: UInt64 = 1 << UInt64(count - 1)
    for letter in other {
      let same = places[Int(letter)]
      let swapped = ((~diagonal & same) << 1) & before
      diagonal = (((same & higher) &+ higher) ^ higher) | same | lower | swapped
      let right = lower | ~(diagonal | higher)
      let left = diagonal & higher
      if right & last != 0 { distance += 1 }
      if left & last != 0 { distance -= 1 }
      let shifted = right << 1 | 1
      higher = left << 1 | ~(diagonal | shifted)
      lower = shifted & diagonal
      before = same
    }
    return distance
  }
}
