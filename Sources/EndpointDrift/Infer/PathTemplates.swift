/// The path templates of an API: words and placeholders for values.
///
/// A segment is a value if it does not look like a word (`42`, a UUID, a token), or if several words at its position
/// lead to similar responses (`/users/ann`, `/users/bob`, `/users/eve`).
struct PathTemplates {
  /// The common segments of all paths, which become part of the server's URL: `api`, `v2`.
  let prefix: [String]
  private let root = Node()

  /// Above this number of words, a position contains values.
  private static let mostWords = 40
  /// This number of similar words at a position are values.
  private static let fewestValues = 3

  private final class Node {
    var words: [String: Node] = [:]
    var value: Node?
    /// The keys of the responses of paths that end here.
    var keys: Set<String> = []
    var isEnd = false

    /// The node after a word.
    func word(_ word: String) -> Node {
      let next = words[word] ?? Node()
      words[word] = next
      return next
    }

    /// The node after any value.
    var anyValue: Node {
      let next = value ?? Node()
      value = next
      return next
    }

    func merge(_ other: Node) {
      keys.formUnion(other.keys)
      isEnd = isEnd || other.isEnd
      for (word, node) in other.words {
        if let mine = words[word] { mine.merge(node) } else { words[word] = node }
      }
      guard let theirs = other.value else { return }
      if let value { value.merge(theirs) } else { value = theirs }
    }
  }

  init(_ choice: ServerChoice) {
    prefix = choice.isGiven ? [] : Self.prefix(of: choice.paths.keys.map(\.segments))
    for (path, keys) in choice.paths.sorted(by: {
      $0.key.segments.lexicographicallyPrecedes($1.key.segments)
    }) {
      var node = root
      for segment in path.segments.dropFirst(prefix.count) {
        node = PathShape.isWord(segment) ? node.word(segment) : node.anyValue
      }
      node.isEnd = true
      node.keys.formUnion(keys)
    }
    Self.findValues(in: root)
  }

  /// The template of a path, with nil for each value.
  func template(of path: CallPath) -> [String?] {
    var node = root
    return path.segments.dropFirst(prefix.count).map { segment in
      if let word = node.words[segment] {
        node = word
        return segment
      }
      node = node.value ?? Node()
      return nil
    }
  }

  // MARK: - The server's prefix

  /// The common words at the start of all paths, up to a version: `/api/v2`.
  private static func prefix(of paths: [[String]]) -> [String] {
    guard let first = paths.first, paths.count > 1 || first.prefix(2).contains(where: isVersion)
    else { return [] }
    let shared = paths.reduce(first[...]) { shared, path in
      shared.prefix(zip(shared, path).prefix { $0 == $1 }.count)
    }
    return Array(shared.prefix { usualPrefixes.contains($0.lowercased()) || isVersion($0) })
  }

  private static let usualPrefixes: Set<String> = ["api", "rest"]

  /// `v2`, `V1.1`, `2.3`
  private static func isVersion(_ segment: String) -> Bool {
    let hasLetter = segment.lowercased().hasPrefix("v")
    let number = segment.dropFirst(hasLetter ? 1 : 0)
    return number.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
      && number.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E }
      && (hasLetter || number.contains("."))
  }

  // MARK: - Values

  private static func findValues(in node: Node) {
    let values = values(among: node)
    if !values.isEmpty {
      let value = node.anyValue
      for word in values {
        if let child = node.words.removeValue(forKey: word) { value.merge(child) }
      }
    }
    for word in node.words.keys.sorted() { node.words[word].map(findValues) }
    node.value.map(findValues)
  }

  /// The words at a position that are values.
  private static func values(among node: Node) -> [String] {
    let words = node.words.keys.sorted()
    if words.count > mostWords { return words }
    var groups: [[String]] = []
    for word in words {
      if let group = groups.firstIndex(where: { isAlike(node.words[$0[0]], node.words[word]) }) {
        groups[group].append(word)
      } else {
        groups.append([word])
      }
    }
    let known = node.value
    return groups.filter { group in
      group.count >= fewestValues || known != nil && isAlike(node.words[group[0]], known)
    }.flatMap { $0 }
  }

  /// Whether the responses of two paths have similar keys, or the paths continue with the same words.
  private static func isAlike(_ one: Node?, _ other: Node?) -> Bool {
    guard let one, let other else { return false }
    guard one.isEnd == other.isEnd else { return false }
    guard one.isEnd else { return !one.words.isEmpty && one.words.keys == other.words.keys }
    let shared = one.keys.intersection(other.keys).count
    return one.keys.count >= 2 && shared * 3 >= one.keys.union(other.keys).count * 2
  }
}
