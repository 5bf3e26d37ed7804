import EndpointJudge
import EndpointSpec

extension PathValues {
  /// What precedes a position.
  struct Context {
    /// The template of the path so far, such as `/users/{id}`.
    var path = ""
    /// The nearest word before. Nil at the start.
    var word: String?
    /// Whether the nearest segment is that word.
    var isBehindWord = false
    /// The names of the elements of lists at this and the preceding positions.
    var elements: [[Int: String]] = []
    /// The keys of the objects in the map before this position, by their names.
    var entries: [String: Set<String>] = [:]

    func isBelow(_ path: String) -> Bool { self.path == path || self.path.hasPrefix(path + "/") }

    var isFirst: Bool { word == nil && !path.contains("{") }
    var isInCollection: Bool { isBehindWord && word.map(PathWord.isPlural) ?? false }

    /// Whether the nearest word has another one in it: `service` in `service-topology`.
    func shares(_ other: String?) -> Bool {
      guard let word, let noun = other.flatMap({ SwiftNaming.lowercaseWords(of: $0).last }) else {
        return false
      }
      let words = SwiftNaming.lowercaseWords(of: word).map(SwiftNaming.singular)
      return words.contains(SwiftNaming.singular(of: noun))
    }
  }
}

extension PathValues.Context {
  /// The context behind a segment.
  func after(_ text: String, word: String?, _ node: PathNode) -> Self {
    var context = self
    context.path += text
    // What follows `/api/v2` is at the start.
    let isOfServer = self.word == nil && word.map(PathWord.isOfServer) ?? false
    let isStart = isOfServer || word.map(PathWord.isVersion) ?? false
    context.word = isStart ? nil : word ?? self.word
    context.isBehindWord = word != nil
    context.entries = node.entries
    // A list at the start names the collections of the API.
    context.elements = context.isFirst ? [] : Array((elements + [node.elements]).suffix(3))
    return context
  }
}

extension PathValues {
  /// First segments whose own responses have them as names, and are alike, such as databases: `/orders` with
  /// `{ "db_name": "orders" }`. Others continue like them, or are only made and removed.
  static func namedValues(_ words: [String], _ node: PathNode) -> [String] {
    let named = words.filter { node.words[$0].map { $0.label != nil && $0.isEnd } ?? false }
    let forms = named.compactMap { node.words[$0].map(PathForm.init) }
    guard var form = forms.first, forms.count > 1, forms.allSatisfy(form.hasKeys) else { return [] }
    for other in forms.dropFirst() { form.add(other) }
    return words.filter { word in
      guard !named.contains(word), let child = node.words[word] else { return true }
      return isMade(child) ? canBeMade(word) : form.continues(like: PathForm(child))
    }
  }

  /// First segments before words with a mark that also follow values: `/orders/_search` beside `/logs-2026.11.30/_search`.
  /// Others are only made and removed.
  static func markedValues(_ words: [String], _ node: PathNode) -> [String] {
    let marks = node.value?.children.filter(PathWord.isMarked) ?? []
    let found = words.filter { !(node.words[$0]?.children.isDisjoint(with: marks) ?? true) }
    guard !found.isEmpty else { return [] }
    return words.filter { word in
      found.contains(word) || node.words[word].map(isMade) ?? false && canBeMade(word)
    }
  }

  /// First segments that continue like another one, of those that a response lists with a slash behind them:
  /// `["secret/", "notes/"]`.
  static func folders(_ words: [String], _ node: PathNode) -> [String] {
    let next = words.map { word in
      node.words[word].map { $0.isEnd ? [] : Set($0.words.keys) } ?? []
    }
    return words.indices.filter { index in
      words.indices.contains { other in
        let (few, many) = (next[index], next[other])
        let isPart = few.isSubset(of: many) || many.isSubset(of: few)
        return other != index && isPart && min(few.count, many.count) > 1
      }
    }.map { words[$0] }
  }

  /// Whether clients only make and remove what a word names.
  private static func isMade(_ node: PathNode) -> Bool {
    node.children.isEmpty && node.methods.isSubset(of: ["PUT", "DELETE"])
  }

  private static func canBeMade(_ word: String) -> Bool {
    !PathWord.isPart(word) && !PathWord.isVerb(word)
  }
}
