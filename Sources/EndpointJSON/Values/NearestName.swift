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
  private let sketches: [Sketch]
  /// The bytes of the names in lowercase.
  private let letters: [[UInt8]]

  /// What most pairs of names already differ in.
  private struct Sketch {
    let length: Int
    /// A bit for each letter or digit that occurs.
    let letters: UInt64

    init(_ name: String) {
      length = name.utf8.count
      letters = name.utf8.reduce(0) { $0 | 1 << UInt64(lowercase($1) & 63) }
    }
  }

  package init(_ names: [String]) {
    self.names = names
    sketches = names.map(Sketch.init)
    letters = names.map { Array($0.lowercased().utf8) }
  }

  /// The number of names.
  package var count: Int { names.count }

  /// The candidate that is probably meant by `name`. Nil if none is similar.
  ///
  /// A candidate is similar if at most a third of its letters are wrong, missing, added or swapped.
  package func nearest(to name: String) -> NearestName? {
    let own = Sketch(name)
    guard own.length <= longestName else { return nil }
    let ownLetters = Array(name.lowercased().utf8)
    var found: (index: Int, isAlone: Bool)?
    var least = max(1, own.length / 3) + 1
    for (index, sketch) in sketches.enumerated() where abs(sketch.length - own.length) <= least {
      // A replaced letter changes two bits, and any other mistake one.
      guard (sketch.letters ^ own.letters).nonzeroBitCount <= 2 * least else { continue }
      let distance = editDistance(ownLetters, letters[index], limit: least)
      if distance < least {
        least = distance
        found = (index, true)
      } else if distance == least, let first = found?.index, names[first] != names[index] {
        found?.isAlone = false
      }
    }
    guard let found else { return nil }
    let isSame = lettersAndDigits(of: name) == lettersAndDigits(of: names[found.index])
    let isClear = found.isAlone && (isSame || least <= 1 && own.length > 2)
    return NearestName(name: names[found.index], distance: least, isClear: isClear)
  }
}

/// The letters and digits of a name in lowercase: `page_size`, `pageSize` and `PageSize` are equal.
package func lettersAndDigits(of name: String) -> String {
  String(decoding: name.utf8.filter { !"_- .".utf8.contains($0) }, as: UTF8.self).lowercased()
}

/// Longer names are not compared, since the time is quadratic in the length.
private let longestName = 80

private func lowercase(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}

/// The edit distance of two texts: insertions, deletions, replacements, and swaps of neighbors. A number above the limit
/// stands for any such distance.
private func editDistance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int {
  // Names of one spec often begin and end alike.
  var start = 0
  while start < first.count, start < second.count, first[start] == second[start] { start += 1 }
  var (endOfFirst, endOfSecond) = (first.count, second.count)
  while endOfFirst > start, endOfSecond > start, first[endOfFirst - 1] == second[endOfSecond - 1] {
    (endOfFirst, endOfSecond) = (endOfFirst - 1, endOfSecond - 1)
  }
  let (a, b) = (first[start..<endOfFirst], second[start..<endOfSecond])
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  return editDistance(Array(a), Array(b), limit)
}

private func editDistance(_ a: [UInt8], _ b: [UInt8], _ limit: Int) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    var least = i + 1
    for j in b.indices {
      var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
      least = min(least, distance)
    }
    // A swap may still use the row before.
    if least > limit + 1 { return least }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
