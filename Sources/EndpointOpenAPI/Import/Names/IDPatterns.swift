import EndpointSpec

/// A pattern of operation ids, with an id that needs it, and the words of its function.
struct IDPattern: Sendable {
  /// The facts about an operation that patterns depend on.
  struct Facts {
    let method: String
    let isDeprecated: Bool
    let hasPlaceholder: Bool
    /// The words of the path.
    let path: [String]
    /// The words of the last segment, unless it is a placeholder.
    let lastSegment: [String]

    /// Whether the path has the word, in the singular or plural.
    func hasWord(_ word: String) -> Bool { path.contains { Words.areSame($0, word) } }

    /// Whether a verb is one behind nouns. Verbs that may be nouns need nouns that the path has.
    func isAction(_ verb: String, behind nouns: ArraySlice<String>) -> Bool {
      Words.actions.contains(verb) || Words.calls.contains(verb) && nouns.allSatisfy(hasWord)
    }

    /// Whether a verb only repeats the method.
    func isMethod(_ verb: String) -> Bool {
      Words.methodVerbs[verb] != nil && verb.uppercased() == method
    }

    /// Whether a verb is called like another method, as in `KV_Put` for POST (etcd).
    func isOtherMethod(_ verb: String) -> Bool {
      Words.methodVerbs[verb] != nil && verb.uppercased() != method
    }
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
    IDPattern("deprecated_202101_get_article", "get article") { words, facts in
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
    // Cloudflare, for the methods of an item.
    IDPattern("zones-0-get", "get zone") { words, _ in
      guard let verb = words.firstIndex(where: Words.isVerb), verb > 0 else { return nil }
      return words[..<verb].filter { !$0.allSatisfy(\.isNumber) } + words[verb...]
    },
    // Twitter, after a placeholder.
    IDPattern("usersIdUnfollow", "unfollow user") { words, _ in
      guard words.count > 2, words[1] == "id" else { return nil }
      let isNoun = !Words.isVerb(words[0])
      let hasVerb = words[0] == "list" && Words.changes.contains(words[words.count - 1])
      return isNoun || hasVerb ? [words[0]] + words.dropFirst(2) : nil
    },
    // Anthropic, for previews.
    IDPattern("BetaGetMemory", "get beta memory") { words, _ in
      guard words.count > 1, ["alpha", "beta"].contains(words[0]), Words.isVerb(words[1]) else {
        return nil
      }
      return [words[1], words[0]] + words.dropFirst(2)
    },
    // Spotify, where no path has a list.
    IDPattern("get-a-list-of-users-playlists", "list users playlists") { words, facts in
      let plain = words.filter { !Words.articles.contains($0) }
      guard plain.count > 2, plain.starts(with: ["get", "list"]), !facts.hasWord("list") else {
        return nil
      }
      return ["list"] + plain.dropFirst(plain[2] == "of" && plain.count > 3 ? 3 : 2)
    },
    // Auth0, where the method precedes the verb.
    IDPattern("post_rotate_secret", "rotate secret") { words, facts in
      guard words.count > 1, facts.isMethod(words[0]), Words.plainVerbs.contains(words[1]) else {
        return nil
      }
      return Array(words.dropFirst())
    },
    // Cohere, beside a version in the path.
    IDPattern("chatv2", "chat") { words, facts in
      guard let last = words.last,
        let version = facts.path.first(where: { Words.isVersion($0) && last.hasSuffix($0) }),
        last.count > version.count
      else { return nil }
      return words.dropLast() + [String(last.dropLast(version.count))]
    },
    // drf-spectacular, for PATCH.
    IDPattern("pets_partial_update", "update pet") { words, _ in
      words.suffix(2) == ["partial", "update"] ? words.dropLast(2) + ["update"] : nil
    },
  ]

  /// The action at the end of the words. It is the last segment if that has several words and a verb first: `view
  /// certificate` of `/pairs/{id}/view_certificate` (authentik), but not `user logout` of `/stages/user_logout`.
  private static func action(_ words: ArraySlice<String>, _ facts: Facts) -> [String] {
    let segment = facts.lastSegment
    guard segment.count > 1, words.suffix(segment.count).elementsEqual(segment) else {
      // `connect` of `/openid-connect/{id}` is no action (Cloudsmith).
      return words.suffix(1).filter { Words.isVerb($0) && segment.last == $0 }
    }
    let isRead = ["GET", "HEAD"].contains(facts.method)
    return (isRead ? Words.reads.contains(segment[0]) : Words.isVerb(segment[0])) ? segment : []
  }

  /// The verb behind the nouns, in its standard form. `patch` and `put` only mean their methods there.
  private static func verbAtTheEnd(_ words: [String], _ facts: Facts) -> String? {
    guard words.count > 1, case let last = words[words.count - 1],
      !Words.isVerb(words[0]) || !Words.prepositions.contains(words[words.count - 2])
    else { return nil }
    return facts.isOtherMethod(last) ? last : Words.verbsAtTheEnd[last]
  }

  /// The order of words. The first pattern that fits applies.
  static let orders: [IDPattern] = [
    // Rails and Laravel.
    IDPattern("index", "list") { words, _ in words == ["index"] ? ["list"] : nil },
    IDPattern("listPets", "list pets") { words, _ in
      words.count < 2 || Words.plainVerbs.contains(words[0]) ? words : nil
    },
    // drf-spectacular, for actions: the verb of the last segment.
    IDPattern("instances_export_retrieve", "export instance") { words, facts in
      guard let verb = verbAtTheEnd(words, facts), Words.changes.contains(verb),
        case let action = action(words.dropLast(), facts), action.count + 1 < words.count,
        case let call = action.prefix(while: { Words.isVerb($0) || Words.prepositions.contains($0) }
        ),
        !call.isEmpty
      else { return nil }
      let nouns = words.dropLast(action.count + 1)
      return call + Words.nouns(nouns, isOne: facts.hasPlaceholder) + action.dropFirst(call.count)
    },
    // drf-spectacular.
    IDPattern("pets_retrieve", "get pet") { words, facts in
      guard let verb = verbAtTheEnd(words, facts) else { return nil }
      let isOne = verb != "list" && Words.changes.contains(verb)
      return [facts.method == "PUT" && verb == "update" ? "replace" : verb]
        + Words.nouns(words.dropLast(), isOne: isOne)
    },
    IDPattern("batchGetPets", "batch get pets") { words, _ in
      Words.isVerb(words[0]) ? words : nil
    },
    // An action behind its noun. The noun may be a verb elsewhere: `repo_sync_activate` of `/repo_syncs` (Phrase).
    IDPattern("account_activate", "activate account") { words, facts in
      let (verb, nouns) = (words[words.count - 1], words.dropLast())
      guard facts.method != "GET", facts.isAction(verb, behind: nouns),
        nouns.allSatisfy({ !Words.isVerb($0) || facts.hasWord($0) })
      else { return nil }
      return [verb] + Words.nouns(nouns, isOne: true)
    },
    // Plaid and etcd, between nouns.
    IDPattern("userChangePassword", "change user password") { words, facts in
      guard facts.method != "GET", let index = words.firstIndex(where: Words.isVerb),
        index + 1 < words.count, !Words.prepositions.contains(words[index + 1]),
        case let verb = words[index], facts.lastSegment.first == verb || !facts.hasWord(verb),
        facts.isAction(verb, behind: words[..<index])
      else { return nil }
      return [verb] + words[..<index] + words[(index + 1)...]
    },
    // A verb behind its noun.
    IDPattern("contactsGetById", "get contact by id") { words, _ in
      guard let index = words.firstIndex(where: Words.isVerb), index + 1 < words.count,
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
      hasPlaceholder: segments.contains { $0.placeholder != nil },
      path: segments.compactMap(\.text).flatMap(Words.split),
      lastSegment: segments.last?.text.map(Words.split) ?? []
    )
  }
}
