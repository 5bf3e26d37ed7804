import EndpointSpec

/// A pattern of operation ids, with an id that needs it, and the words of its function.
struct IDPattern: Sendable {
  /// The facts about an operation that patterns depend on.
  struct Facts {
    let method: String
    let isDeprecated: Bool
    let hasPlaceholder: Bool
  }

  let id: String
  let words: String
  /// Nil if the pattern does not fit.
  private let apply: @Sendable ([String], Facts) -> [String]?

  private init(
    _ id: String,
    _ words: String,
    _ apply: @escaping @Sendable ([String], Facts) -> [String]?
  ) {
    self.id = id
    self.words = words
    self.apply = apply
  }

  /// The words of an id in the order of a Swift function: verb first, without the words of tools.
  static func words(of id: [String], _ facts: Facts) -> [String] {
    let plain = additions.reduce(id) { $1.apply($0, facts) ?? $0 }
    return orders.lazy.compactMap { $0.apply(plain, facts) }.first ?? plain
  }

  /// What tools add to ids. Each pattern that fits is removed.
  static let additions: [IDPattern] = [
    // Shopify, in deprecated operations.
    IDPattern("deprecated202101GetArticle", "get article") { words, facts in
      guard facts.isDeprecated, words.first == "deprecated", words.count > 1 else { return nil }
      return words.dropFirst().dropLast().drop { $0.allSatisfy(\.isNumber) } + words.suffix(1)
    },
    // Versions in ids.
    IDPattern("v2UpdateInstance", "update instance") { words, _ in
      words.dropLast().drop(while: Words.isVersion) + words.suffix(1)
    },
    IDPattern("createSessionMethodV2", "create session") { words, _ in
      let last = words.dropFirst().lastIndex { !Words.isVersion($0) && $0 != "method" }
      return Array(words.prefix((last ?? 0) + 1))
    },
    // drf-spectacular, for PATCH.
    IDPattern("pets_partial_update", "update pet") { words, _ in
      words.suffix(2) == ["partial", "update"] ? words.dropLast(2) + ["update"] : nil
    },
  ]

  /// The order of words. The first pattern that fits applies.
  static let orders: [IDPattern] = [
    IDPattern("listPets", "list pets") { words, _ in
      words.count < 2 || Words.plainVerbs.contains(words[0]) ? words : nil
    },
    // drf-spectacular, for actions.
    IDPattern("instances_export_retrieve", "export instance") { words, facts in
      guard let verb = Words.verbsAtTheEnd[words[words.count - 1]], Words.changes.contains(verb),
        words.count > 2, case let action = words[words.count - 2], Words.verbs.contains(action)
      else { return nil }
      return [action] + Words.nouns(words.dropLast(2), isOne: facts.hasPlaceholder)
    },
    // drf-spectacular.
    IDPattern("pets_retrieve", "get pet") { words, facts in
      guard let verb = Words.verbsAtTheEnd[words[words.count - 1]] else { return nil }
      let isOne = verb != "list" && Words.changes.contains(verb)
      return [facts.method == "PUT" && verb == "update" ? "replace" : verb]
        + Words.nouns(words.dropLast(), isOne: isOne)
    },
    IDPattern("batchGetPets", "batch get pets") { words, _ in
      Words.verbs.contains(words[0]) ? words : nil
    },
    // An action behind its noun.
    IDPattern("account_activate", "activate account") { words, facts in
      let nouns = words.dropLast()
      guard facts.method != "GET", Words.actions.contains(words[words.count - 1]),
        !nouns.contains(where: Words.verbs.contains)
      else { return nil }
      return words.suffix(1) + Words.nouns(nouns, isOne: true)
    },
    // A verb behind its noun.
    IDPattern("contactsGetById", "get contact by id") { words, _ in
      guard let index = words.firstIndex(where: Words.verbs.contains), index + 1 < words.count,
        case let verb = words[index], Words.changes.contains(verb),
        !Words.nounsThatAreVerbs.contains(verb)
      else { return nil }
      let isMany = verb == "list" && Words.prepositions.contains(words[index + 1])
      return [verb] + Words.nouns(words[..<index], isOne: !isMany) + words[(index + 1)...]
    },
  ]
}

extension Operation {
  var facts: IDPattern.Facts {
    IDPattern.Facts(
      method: method,
      isDeprecated: isDeprecated,
      hasPlaceholder: segments.contains { $0.placeholder != nil }
    )
  }
}
