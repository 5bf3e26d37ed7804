import EndpointJudge
import EndpointSpec

/// Decides which words of paths are values.
///
/// The evidence is a response that has the word as a name, a list with such an element, a call that deletes or replaces a
/// leaf of a collection, or many leaves of one form. Without enough evidence, words remain, and a hint states the template.
struct PathValues {
  private(set) var hints: [String] = []
  /// The paths to the words of the hints.
  private var hinted: [String] = []
  /// The names of things in the traffic.
  private let names: KnownNames
  /// The words that evidence showed to be values.
  private var identified: [String: Identified] = [:]

  /// A word that is a value, with the name of the value and the last words before it.
  private struct Identified {
    let label: String
    var owners: Set<String?> = []
  }

  /// Above this number of words of one form, a position contains values.
  private static let mostWords = 40
  /// This number of similar words in a collection are values.
  private static let fewestInCollection = 3
  private static let fewestElsewhere = 8
  private static let mostHints = 10

  init(names: KnownNames) { self.names = names }

  /// Finds the values of all paths. What is a value at one position is one at others, too: `shop` in `/permissions/shop`,
  /// if `/queues/shop` has the host `shop`.
  mutating func findAll(in root: PathNode) {
    for _ in 0..<2 {
      (hints, hinted) = ([], [])
      find(in: root)
      if identified.isEmpty { return }
    }
  }

  /// Finds the values below a position.
  private mutating func find(in node: PathNode, _ context: Context = Context()) {
    node.shareElements()
    let values = context.isFirst ? firstValues(node, context) : values(among: node, context)
    if !values.isEmpty { node.makeValues(values) }
    for word in node.words.keys.sorted() {
      guard let child = node.words[word] else { continue }
      find(in: child, context.after("/\(word)", word: word, child))
    }
    if let value = node.value {
      find(in: value, context.after("/{\(value.label ?? "id")}", word: nil, value))
    }
  }

  private mutating func values(among node: PathNode, _ context: Context) -> [String] {
    let words = node.words.filter { word, child in
      !child.isStated && !PathWord.isAction(word) && !PathWord.isMarked(word)
        && !child.isBeforeVersion
        && !(node.value.map(child.isApart) ?? false)
    }.keys.sorted()
    guard !words.isEmpty else { return [] }
    var values = words.filter { isIdentified($0, node, context) }
    for word in values {
      let label = node.words[word]?.label ?? "name"
      identified[word, default: Identified(label: label)].owners.insert(context.word)
    }
    let known = values.compactMap { node.words[$0] } + [node.value].compactMap(\.self)
    if let first = known.first {
      var form = PathForm(first)
      for other in known.dropFirst() { form.add(other) }
      let rest = Set(words).subtracting(values).sorted()
      values += rest.filter { word in
        node.words[word].map { isLike(form, word, $0, isKnown: !values.isEmpty, context) }
          ?? false
      }
      return values
    }
    return similarValues(words, node, context)
  }

  /// A first segment is a value only if there are many, and all continue alike. `/orders/_search` and `/_cat/indices` are
  /// words.
  private mutating func firstValues(_ node: PathNode, _ context: Context) -> [String] {
    let paired = node.words.filter(\.value.isPaired).keys.sorted()
    if !paired.isEmpty { return paired }
    let words = node.words.filter { !$0.value.isStated }.keys.sorted()
    let forms = words.compactMap { node.words[$0].map(PathForm.init) }
    if words.count > Self.mostWords, let first = forms.first, forms.allSatisfy(first.isLike) {
      return words
    }
    let others = words.filter { !PathWord.isMarked($0) }
    let named = Self.namedValues(others, node)
    if !named.isEmpty { return named }
    let like = Self.markedValues(others, node)
    if !like.isEmpty { return like }
    let folders = Self.folders(others.filter(names.isFolder), node)
    if !folders.isEmpty { return folders }
    let marked = others.flatMap { node.words[$0]?.words.keys.filter { $0.hasPrefix("_") } ?? [] }
    let counts = marked.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let shared = counts.filter { $0.value > 1 }.keys.sorted()
    for next in shared.prefix(3) {
      let group = others.filter { node.words[$0]?.words[next] != nil }
      addHint(group, to: "\(context.path)/{name}/\(next)", context)
    }
    return []
  }

  /// Whether a response or a method shows that a word is a value.
  private func isIdentified(_ word: String, _ node: PathNode, _ context: Context) -> Bool {
    guard let child = node.words[word] else { return false }
    if child.label != nil { return true }
    if !child.isBeside(node.value),
      let key = context.elements.lazy.compactMap({ $0[word.hashValue] }).first
    {
      child.label = key
      return true
    }
    guard !PathWord.isPart(word) else { return false }
    if let keys = context.entries[word], child.isEntry(word, with: keys) { return true }
    if let value = identified[PathWord.stem(word)] ?? identified[word],
      canRepeatValue(child, context) || word.contains(".") && !child.methods.isEmpty
        || context.isBehindWord && value.owners.contains(where: context.shares)
    {
      child.label = value.label
      return true
    }
    if isBehindKey(word, context) || isBehindVerb(word, child, context) { return true }
    if PathWord.isFile(word), !child.methods.isDisjoint(with: ["PUT", "PATCH", "DELETE"]) {
      return true
    }
    guard context.isInCollection || context.isBehindWord && node.isList, !child.sendsList,
      !(node.value?.isNumbered ?? false),
      node.words.keys.count(where: PathWord.isMethod) < 2
    else { return false }
    return child.methods.contains("DELETE")
      || child.children.isEmpty && !child.methods.isDisjoint(with: ["PUT", "PATCH"])
        && !PathWord.isVerb(word)
  }

  /// `/services/name/web`
  private func isBehindKey(_ word: String, _ context: Context) -> Bool {
    context.isBehindWord && context.word.map(PathWord.isKey) ?? false && !PathWord.isVerb(word)
  }

  /// `PUT /service/deregister/web-1`, if a response has the name `web-1`
  private func isBehindVerb(_ word: String, _ node: PathNode, _ context: Context) -> Bool {
    context.isBehindWord && context.word.map(PathWord.isVerb) ?? false && names.isListed(word)
      && node.children.isEmpty && !node.methods.contains("GET") && !PathWord.isVerb(word)
  }

  /// Whether a word that is a value elsewhere is one here: behind a plural or a verb, or as a leaf that clients replace or delete.
  private func canRepeatValue(_ node: PathNode, _ context: Context) -> Bool {
    guard context.isBehindWord else {
      return node.children.isEmpty && node.methods.isSubset(of: ["PUT", "PATCH", "DELETE"])
    }
    return context.isInCollection || context.word.map(PathWord.isVerb) ?? false
  }

  /// Whether a word among values is one of them.
  private func isLike(
    _ form: PathForm,
    _ word: String,
    _ node: PathNode,
    isKnown: Bool,
    _ context: Context
  ) -> Bool {
    let other = PathForm(node)
    if other.isSilent {
      let isChange = node.methods.isSubset(of: ["PUT", "PATCH", "DELETE"])
      return isKnown && !PathWord.isPart(word)
        && (!PathWord.isVerb(word) || node.methods.contains("DELETE"))
        && (isChange || form.isCreated && other.isCreated
          || names.isListed(word) && !PathWord.isVerb(word)
          || (context.isInCollection || form.isList && node.isList)
            && !node.methods.contains("POST"))
    }
    return node.isEnd
      ? form.hasKeys(like: other) && !form.isBesideCall(other) : form.sharesChildren(with: other)
  }

  /// Words whose calls have one form.
  private mutating func similarValues(
    _ words: [String],
    _ node: PathNode,
    _ context: Context
  ) -> [String] {
    if words.count > Self.mostWords { return words }
    var values: [String] = []
    let hasCalls = node.words.keys.contains(where: PathWord.isCall)
    for group in groups(words, node) where group.count > 1 {
      let isOfFunctions = group.allSatisfy { node.words[$0]?.isFunction ?? false }
      // `/actions/acknowledge` beside `/actions/add-comment`
      if hasCalls, isOfFunctions { continue }
      // `/admin/shop/console` beside `/admin/books/console`, if `/stores/shop` and `/stores/books` have values
      if group.allSatisfy({ identified[$0] != nil }) {
        node.words[group[0]]?.label = identified[group[0]]?.label
        values += group
        continue
      }
      let isDetailed = node.words[group[0]].map { PathForm($0).isDetailed } ?? false
      let isCollection = context.isInCollection && !group.allSatisfy(PathWord.isPlural)
      if isCollection && group.count >= Self.fewestInCollection
        || isDetailed && group.count >= Self.fewestElsewhere
      {
        values += group
      } else if !group.allSatisfy(PathWord.isPlural),
        !isOfFunctions,
        context.isInCollection || node.words[group[0]]?.children != ["{}"]
      {
        addHint(group, context)
      }
    }
    return values
  }

  private func groups(_ words: [String], _ node: PathNode) -> [[String]] {
    var groups: [(form: PathForm, words: [String])] = []
    for word in words {
      guard let form = node.words[word].map(PathForm.init) else { continue }
      if let index = groups.firstIndex(where: { $0.form.isLike(form) }) {
        groups[index].words.append(word)
      } else {
        groups.append((form, [word]))
      }
    }
    return groups.map(\.words)
  }

  /// States the template that merges some words.
  private mutating func addHint(_ words: [String], _ context: Context) {
    let name = context.word.map { ProposedName.member(SwiftNaming.singular(of: $0)) } ?? "name"
    addHint(words, to: "\(context.path)/{\(name)}", context)
  }

  private mutating func addHint(_ words: [String], to template: String, _ context: Context) {
    // Below words of another hint, the paths change with the template that it states.
    guard hints.count < Self.mostHints, !hinted.contains(where: context.isBelow) else { return }
    let all = words.map { "\(context.path)/\($0)" }
    hinted += all
    let paths = all.prefix(3).joined(separator: ", ")
    hints.append("\(paths) have one form; if their last word is a value: --path '\(template)'")
  }
}
