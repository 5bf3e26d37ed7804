/// The candidate that `name` is probably a misspelling of. Nil if none is similar.
///
/// Names are similar if at most a third of the letters are wrong, missing, added or swapped.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased().prefix(longestName + 1))
  guard letters.count <= longestName else { return nil }
  var nearest: String?
  var least = max(1, letters.count / 3) + 1
  for candidate in candidates where abs(candidate.count - letters.count) < least {
    let distance = editDistance(letters, Array(candidate.lowercased()))
    if distance < least {
      least = distance
      nearest = candidate
    }
  }
  return nearest
}

/// The maximum length, since the time is quadratic.
private let longestName = 80

/// The number of letters to insert, delete, replace or swap with their neighbor to get from `a` to `b`.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
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
