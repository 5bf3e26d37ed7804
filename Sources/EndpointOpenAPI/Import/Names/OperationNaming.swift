import EndpointSpec

/// Derives endpoint names such as `Issues.list` from operation ids, tags and paths.
///
/// The receiver is the part before `/` in the operation id, otherwise the first tag of at most three words, otherwise
/// the first path segment. The verb consists of the words of the operation id, or of the path if ids only repeat it.
///
/// A name depends on its operation alone. Only operations with equal names affect each other.
struct OperationNaming: Sendable {
  private let operations: [Operation]
  private let api: String
  private let receivers: ReceiverNaming

  /// - Parameter spellings: The names of types and tags in the document.
  init(_ operations: [Operation], api: String, spellings: [String] = []) {
    self.operations = operations
    self.api = api
    receivers = ReceiverNaming(api: api, types: spellings.map(DerivedName.type))
  }

  /// The names, one per operation, in order.
  func names() -> [OperationName] {
    let firsts = operations.indices.filter { operations[$0].number == 0 }
    return withFurtherFunctions(NameClashes(spelled(firsts.map(draft))).result)
  }

  /// Names the other functions of an operation after its first one.
  private func withFurtherFunctions(_ names: [OperationName]) -> [OperationName] {
    guard names.count < operations.count else { return names }
    var taken = UniqueNames(Set(names.map(\.typePrefix)), ignoresCapitals: true)
    var rest = names.makeIterator()
    var first = OperationName(receiver: nil, verb: "")
    return operations.map { operation in
      if operation.number == 0 {
        first = rest.next() ?? first
        return first
      }
      let name = first.adding(operation.ending)
      let prefix = taken.claim([name.typePrefix])
      return name.adding(String(prefix.dropFirst(name.typePrefix.count)))
    }
  }

  /// Merges receivers that differ only in case.
  private func spelled(_ drafts: [OperationNames]) -> [OperationNames] {
    var receivers = receivers
    return drafts.map { draft in
      var draft = draft
      draft.receiver = draft.receiver.map { receivers.spelled($0) }
      return draft
    }
  }

  private func draft(_ index: Int) -> OperationNames {
    let operation = operations[index].readingPathInID
    let segments = PathPrefix.stripped(operation.resourceSegments)
    let tag = receiverTag(operation)
    let id = OperationID(
      of: operation,
      stripped: segments,
      tag: tag.map { Words.split($0.text) } ?? []
    )
    let written = receiverWords(operation, id, tag?.words, segments)
    let (receiver, words) = (receivers.name(written), written.map { $0.lowercased() })
    let path = PathVerb(operation, segments, receiver: words)
    guard let id else {
      return names(receiver, operations[index], [path.words, path.allWords], .path)
    }
    let (verbs, origin) = verbs(of: id, operation, words, path, segments)
    return names(
      receiver,
      operations[index],
      verbs + [id.allWords, path.allWords],
      origin,
      path: path.words,
      ownVerb: id.words.first.flatMap { Words.methodVerbs[$0] == nil ? nil : $0 }
    )
  }

  /// The words of an id without its receiver, followed by longer alternatives.
  private func verbs(
    of id: OperationID,
    _ operation: Operation,
    _ receiver: [String],
    _ path: PathVerb,
    _ segments: [PathSegment]
  ) -> ([[String]], OperationNames.Origin) {
    let words = NounWords.withoutCurrentUser(id.words, receiver, operation.segments)
    let facts = operation.facts
    let verb = VerbWords(words: words, receiver: receiver, isItem: path.isItem, facts: facts)
    let reduced = NounWords.withoutContainer(verb.reduced, receiver, segments)
    if reduced.isEmpty {
      // A noun behind a receiver is a call: `lease/leases` (etcd). Without one, it is a resource: `meeting` (Zoom).
      let isCall = id.receiver != nil && facts.method == "POST"
      if path.isPlain, !isCall, !Words.actions.contains(words.last ?? "") {
        return ([path.words, path.words, words], .path)
      }
      if isCall { return ([words.suffix(1), words], .wholeID) }
    }
    let verbs = [reduced.isEmpty ? words : reduced, words].map { words in
      NounWords.withVerb(words, operation, receiver, isInID: id.receiver != nil)
    }
    return (verbs, reduced.isEmpty || reduced == words ? .wholeID : .reducedID)
  }

  private func names(
    _ receiver: String?,
    _ operation: Operation,
    _ verbs: [[String]],
    _ origin: OperationNames.Origin,
    path: [String]? = nil,
    ownVerb: String? = nil
  ) -> OperationNames {
    let placeholder = operation.segments.compactMap(\.placeholder).last
    return OperationNames(
      receiver: receiver,
      verbs: verbs.map { verb($0, hasReceiver: receiver != nil) },
      version: operation.version,
      placeholder: placeholder.map(ProposedName.typeNamePart),
      id: operation.id,
      path: operation.segments.compactMap(\.text).flatMap(Words.split),
      pathVerb: verb(path ?? verbs[0], hasReceiver: receiver != nil),
      ownVerb: ownVerb,
      origin: origin
    )
  }

  private func verb(_ words: [String], hasReceiver: Bool) -> String {
    // No verb twice: `update` for `update_update`.
    let words = words.enumerated().filter { $0 == 0 || words[$0 - 1] != $1 || !Words.isVerb($1) }
    let verb = DerivedName.short(ProposedName.member(words.map(\.element).joined(separator: "_")))
    return hasReceiver ? verb : ReservedNames.alternative(toVerb: verb) ?? verb
  }

  /// The first tag that names a receiver, with the words of that. A tag with the name of the API names none if the id
  /// has a more exact one: `itemGet` of `/item/get` (Plaid).
  private func receiverTag(_ operation: Operation) -> (text: String, words: [String])? {
    let tags = operation.tags.lazy.compactMap { tag in
      ReceiverNaming.words(ofTag: tag, path: operation.segments).map { (text: tag, words: $0) }
    }
    guard let tag = tags.first, receivers.name(tag.words) == nil else { return tags.first }
    let id = Words.split(operation.id ?? "")
    let first = operation.segments.first?.text.map(Words.split) ?? []
    return id.count > first.count && id.starts(with: first) && !first.isEmpty ? nil : tag
  }

  /// The words of the receiver as they are written.
  private func receiverWords(
    _ operation: Operation,
    _ id: OperationID?,
    _ tag: [String]?,
    _ segments: [PathSegment]
  ) -> [String] {
    if let receiver = id?.receiver { return ReceiverNaming.words(receiver) }
    if let tag { return tag }
    if segments.count == 1, isAction(operation, id) { return [] }
    let texts = segments.lazy.compactMap(\.text)
    if let first = texts.first(where: ProposedName.isNamed) { return Words.written(first) }
    let whole = operation.segments.first?.text.flatMap { text in
      PathPrefix.isVersion(text) || !ProposedName.isNamed(by: text) ? nil : text
    }
    return Words.written(whole ?? api)
  }
}

extension OperationNaming {
  /// Whether a path is only a verb, such as `POST /login`, or `POST /rerank` with the id `rerank` (Cohere).
  private func isAction(_ operation: Operation, _ id: OperationID?) -> Bool {
    if PathVerb.action(operation) != nil { return true }
    guard operation.method == "POST", let words = id?.words,
      operation.resourceSegments.last?.text.map(Words.split) == words
    else { return false }
    return words.count == 1
      ? Words.singular(words[0]) == words[0] : Words.plainVerbs.contains(words[0])
  }
}
