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
    let operation = operations[index]
    let segments = PathPrefix.stripped(operation.resourceSegments)
    let id = OperationID(of: operation, stripped: segments)
    let written = receiverWords(operation, id, segments)
    let (receiver, words) = (receivers.name(written), written.map { $0.lowercased() })
    let path = PathVerb(operation, segments, receiver: words)
    guard let id else {
      return names(receiver, operation, [path.words, path.allWords], .path)
    }
    let verb = VerbWords(words: id.words, receiver: words, isItem: path.isItem)
    let reduced = verb.reduced
    // The id is only a noun, such as `meeting`.
    let isNoun = reduced.isEmpty && path.isPlain && !Words.actions.contains(id.words.last ?? "")
    let short = isNoun ? path.words : reduced.isEmpty ? id.words : reduced
    let origin: OperationNames.Origin =
      isNoun ? .path : short == id.words ? .wholeID : .reducedID
    let verbs = [short, id.words].map { isNoun ? $0 : readings($0, operation, receiver: words) }
    return names(receiver, operation, verbs + [id.allWords, path.allWords], origin)
  }

  /// Adds `get` or `list` to a noun such as `costs` of `usage-costs`, unless the receiver already is a verb:
  /// `Search.code`.
  private func readings(
    _ words: [String],
    _ operation: Operation,
    receiver: [String]
  ) -> [String] {
    guard operation.method == "GET", let first = words.first, !Words.verbs.contains(first),
      !Words.prepositions.contains(first), !receiver.contains(where: Words.verbs.contains)
    else { return words }
    return [operation.respondsWithList ? "list" : "get"] + words
  }

  private func names(
    _ receiver: String?,
    _ operation: Operation,
    _ verbs: [[String]],
    _ origin: OperationNames.Origin
  ) -> OperationNames {
    let placeholder = operation.segments.compactMap(\.placeholder).last
    return OperationNames(
      receiver: receiver,
      verbs: verbs.map { verb($0, hasReceiver: receiver != nil) },
      version: operation.version,
      placeholder: placeholder.map(ProposedName.typeNamePart),
      origin: origin
    )
  }

  private func verb(_ words: [String], hasReceiver: Bool) -> String {
    let verb = DerivedName.short(ProposedName.member(words.joined(separator: "_")))
    return hasReceiver ? verb : ReservedNames.alternative(toVerb: verb) ?? verb
  }

  /// The words of the receiver as they are written.
  private func receiverWords(
    _ operation: Operation,
    _ id: OperationID?,
    _ segments: [PathSegment]
  ) -> [String] {
    if let receiver = id?.receiver { return ReceiverNaming.words(receiver) }
    for tag in operation.tags where ProposedName.isNamed(by: tag) {
      let words = ReceiverNaming.words(tag)
      if 1...3 ~= words.count, !ReceiverNaming.isGeneral(words) { return words }
    }
    if segments.count == 1, PathVerb.action(operation) != nil { return [] }
    let texts = segments.lazy.compactMap(\.text)
    if let first = texts.first(where: ProposedName.isNamed) { return Words.written(first) }
    let whole = operation.segments.first?.text.flatMap { text in
      PathPrefix.isVersion(text) || !ProposedName.isNamed(by: text) ? nil : text
    }
    return Words.written(whole ?? api)
  }
}
