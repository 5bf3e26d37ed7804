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
  }

  /// The number of names.
  package var count: Int { names.count }

  /// The candidate that is probably meant by `name`. Nil if none is similar.
  ///
  /// A candidate is similar if at most a third of its letters are wrong, missing, added or swapped.
  package func nearest(to name: String) -> NearestName? {
    let own = Sketch(name)
    guard own.length <= longestName else { return nil }
    let letters = Array(name.lowercased().utf8)
    var found: (index: Int, isAlone: Bool)?
    var least = max(1, own.length / 3) + 1
    for (index, sketch) in sketches.enumerated() where abs(sketch.length - own.length) <= least {
      // A replaced letter changes two bits, and any other mistake one.
      guard (sketch.letters ^ own.letters).nonzeroBitCount <= 2 * least else { continue }
      let distance = editDistance(letters, Array(names[index].lowercased().utf8))
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
  name.filter { $0 != "_" && $0 != "-" && $0 != " " && $0 != "." }.lowercased()
}

/// Longer names are not compared, since the time is quadratic in the length.
private let longestName = 80

private func lowercase(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}

/// The edit distance of two texts: insertions, deletions, replacements, and swaps of neighbors.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
