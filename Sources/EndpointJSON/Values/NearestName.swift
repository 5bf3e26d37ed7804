/// The candidate that is probably meant by `name`. Nil if none is similar.
///
/// A candidate is similar if at most a third of its letters are wrong, missing, added or swapped.
package func nearestName(to name: String, in candidates: [String]) -> String? {
  let count = name.utf8.count
  guard count <= longestName else { return nil }
  let letters = Array(name.lowercased().utf8)
  var nearest: String?
  var least = max(1, count / 3) + 1
  // Comparing lengths excludes most candidates cheaply.
  for candidate in candidates where abs(candidate.utf8.count - count) < least {
    let distance = editDistance(letters, Array(candidate.lowercased().utf8))
    if distance < least {
      least = distance
      nearest = candidate
    }
  }
  return nearest
}

/// Longer names are not compared, since the time is quadratic in the length.
private let longestName = 80

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
