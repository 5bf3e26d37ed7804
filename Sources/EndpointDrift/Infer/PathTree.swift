import EndpointSpec

/// A position in the paths of an API: the words and the value that may follow.
final class PathNode {
  private(set) var words: [String: PathNode] = [:]
  private(set) var value: PathNode?
  /// The name of this value: as stated, or the key in a response that has it.
  var label: String?
  /// Another key in a response with this value, if no label is known.
  var equalKey: String?
  /// Whether all values here are numbers. Then a word beside them that clients replace or delete is no value.
  private(set) var isNumbered = false
  /// Whether this word and the next one are values in another path.
  private(set) var isPaired = false
  /// Whether the user or the spec states that this segment is a word.
  var isStated = false
  /// The methods of the calls that end here.
  private(set) var methods: Set<String> = []
  private(set) var keys: Set<String> = []
  private(set) var elements: [Int: String] = [:]
  /// The names of the parts of the things here, by the type name of a part.
  private var parts: [String: [Int: String]] = [:]
  /// The keys of the objects in a map that may be one of things, by their names.
  private(set) var entries: [String: Set<String>] = [:]
  /// Whether a call that ends here reads a list.
  private(set) var isList = false
  /// The query parameters of all requests of a path that ends here, and of any request.
  private(set) var query: (all: Set<String>, any: Set<String>) = ([], [])
  /// Whether a call that ends here sends a list.
  private(set) var sendsList = false

  var isEnd: Bool { !methods.isEmpty }

  /// The words that follow, and a mark for a value.
  var children: Set<String> {
    var children = Set(words.keys)
    if value != nil { children.insert("{}") }
    return children
  }

  func word(_ word: String) -> PathNode {
    let next = words[word] ?? PathNode()
    words[word] = next
    return next
  }

  /// The node after any value.
  var anyValue: PathNode {
    let next = value ?? PathNode()
    value = next
    return next
  }

  /// The node after a value with this text.
  func value(_ text: String) -> PathNode {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(isDigit)
    let isFirst = value == nil
    let next = anyValue
    next.isNumbered = isNumber && (isFirst || next.isNumbered)
    return next
  }

  func end(_ method: String, _ facts: PathFacts) {
    methods.insert(method)
    isList = isList || facts.isList
    keys.formUnion(facts.keys)
    sendsList = sendsList || facts.sendsList
    query.all.formUnion(facts.query.all)
    query.any.formUnion(facts.query.any)
    add(facts.elements)
    entries.merge(facts.entries) { $0.union($1) }
    parts.merge(facts.parts) { $0.merging($1) { known, _ in known } }
  }

  /// Whether the calls of a leaf name their thing in the query, and those of a value do not: `/rules/exact?from=a&to=b`
  /// beside `/rules/7`.
  func isApart(from value: PathNode) -> Bool {
    children.isEmpty && value.isEnd && query.all.count > 1
      && query.all.isDisjoint(with: value.query.any)
  }

  /// Whether the calls of a word read what the map before it has under this word, alone or in a map again.
  func isEntry(_ word: String, with keys: Set<String>) -> Bool {
    guard methods.contains("GET") else { return true }
    let found = keys.count { key in self.keys.contains { $0.hasSuffix("." + key) } }
    return self.keys.contains { $0.hasSuffix("." + word) } || 2 * found >= keys.count
  }

  /// Whether no word that follows this one follows the numbers beside it: `/users/admin/check` beside `/users/7/roles`.
  func isBeside(_ value: PathNode?) -> Bool {
    guard let value, value.isNumbered, !isEnd else { return false }
    return children.isDisjoint(with: value.children)
  }

  /// Whether only versions follow, so that the word is a part of the API's name: `/apis/apps/v1`, `/apps/notes/api/v1`.
  var isBeforeVersion: Bool {
    value == nil && !words.isEmpty
      && words.allSatisfy { word, node in
        PathWord.isNumberedVersion(word)
          || PathWord.isOfServer(word) && !node.isEnd && !node.words.isEmpty
            && node.words.keys.allSatisfy(PathWord.isVersion)
      }
  }

  /// The methods of all calls that start with this path.
  var allMethods: Set<String> {
    var methods = methods
    for node in words.values { methods.formUnion(node.allMethods) }
    return value.map { methods.union($0.allMethods) } ?? methods
  }

  /// Whether the word, or the words behind it, may be functions, whose names differ: `/kv/put`, `/role/add`.
  var isFunction: Bool { allMethods == ["POST"] && words.keys.allSatisfy(PathWord.isMethod) }

  /// `/labels` lists the names in `/label/{name}`, and a thing has those of its parts, such as its `views` in
  /// `_view/{name}`.
  func shareElements() {
    for (word, node) in words {
      if let names = parts[ProposedName.elementTypeName(word)] { node.add(names) }
    }
    for (word, node) in words where !node.elements.isEmpty {
      let singular = SwiftNaming.singular(of: word)
      if singular != word { words[singular]?.add(node.elements) }
    }
  }

  func add(_ elements: [Int: String]) {
    self.elements.merge(elements) { known, _ in known }
  }

  /// Turns words into values.
  func makeValues(_ values: [String]) {
    let isNew = value == nil
    let value = anyValue
    value.isNumbered = false
    for word in values {
      if let node = words.removeValue(forKey: word) { value.merge(node) }
    }
    // Words are no numbers or tokens.
    if isNew { value.label = value.label ?? value.equalKey ?? "name" }
  }

  /// Marks words that follow each other as values do elsewhere. Returns whether there are some.
  func mark(_ pairs: [[String]: [String?]]) -> Bool {
    var isFound = value?.mark(pairs) ?? false
    for (word, node) in words {
      for (next, other) in node.words where !node.isStated && !other.isStated {
        guard let labels = pairs[[word, next]] else { continue }
        node.label = node.label ?? labels[0] ?? "name"
        other.label = other.label ?? labels[1] ?? "name"
        node.isPaired = true
        isFound = true
      }
      isFound = node.mark(pairs) || isFound
    }
    return isFound
  }

  private func merge(_ other: PathNode) {
    methods.formUnion(other.methods)
    isList = isList || other.isList
    keys.formUnion(other.keys)
    query.any.formUnion(other.query.any)
    add(other.elements)
    entries.merge(other.entries) { $0.union($1) }
    parts.merge(other.parts) { $0.merging($1) { known, _ in known } }
    label = label ?? other.label
    equalKey = equalKey ?? other.equalKey
    for (word, node) in other.words {
      if let mine = words[word] { mine.merge(node) } else { words[word] = node }
    }
    guard let theirs = other.value else { return }
    if let value { value.merge(theirs) } else { value = theirs }
  }
}

/// The form of what follows a segment, which is alike for the values of one parameter.
struct PathForm {
  private var keys: Set<String>
  private var children: Set<String>
  private var isEnd: Bool
  private var methods: Set<String>
  private(set) var isList: Bool

  init(_ node: PathNode) {
    methods = node.methods
    keys = node.keys
    children = node.children
    isEnd = node.isEnd
    isList = node.isList
  }

  mutating func add(_ node: PathNode) { add(PathForm(node)) }

  mutating func add(_ other: PathForm) {
    keys.formUnion(other.keys)
    children.formUnion(other.children)
    isEnd = isEnd || other.isEnd
    methods.formUnion(other.methods)
    isList = isList || other.isList
  }

  /// Whether the other form is that of a call beside values: clients only send it by `POST`, and no value.
  func isBesideCall(_ other: PathForm) -> Bool {
    other.methods == ["POST"] && other.children.isEmpty && !methods.contains("POST")
  }

  /// Whether the responses have similar keys, or the paths continue with the same words.
  func isLike(_ other: PathForm) -> Bool {
    guard isEnd == other.isEnd else { return sharesChildren(with: other) }
    return isEnd
      ? hasKeys(like: other) && !methods.isDisjoint(with: other.methods)
      : !children.isEmpty && children == other.children
  }

  /// Whether the paths of the other form end alike, and continue only with words of this one.
  func continues(like other: PathForm) -> Bool {
    (!other.isEnd || hasKeys(like: other)) && (other.isEnd || !other.children.isEmpty)
      && other.children.isSubset(of: children)
  }

  func sharesChildren(with other: PathForm) -> Bool {
    !children.isDisjoint(with: other.children)
  }

  func hasKeys(like other: PathForm) -> Bool {
    let all = keys.union(other.keys)
    let shared = keys.intersection(other.keys).count
    return shared * 3 >= all.count * 2
      && (all.count >= 2 || all.contains { Self.names.contains($0) })
  }

  /// Whether clients create what the segment names: `POST /mounts/{name}`.
  var isCreated: Bool { methods.contains("POST") }

  var isDetailed: Bool { keys.count >= 4 }

  /// Whether nothing is known about the calls that end here.
  var isSilent: Bool { isEnd && keys.isEmpty && children.isEmpty }

  /// A single key that is enough to recognize a resource.
  private static let names: Set<String> = [".id", ".name", ".login", ".uuid", ".slug", ".key"]
}
