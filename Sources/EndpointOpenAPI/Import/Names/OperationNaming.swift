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
  private func readings(_ words: [String], _ operation: Operation, receiver: [String]) -> [String] {
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

struct OperationNames: Sendable {
  /// The source of the names. Later cases are closer to the document.
  enum Origin: Int, Sendable {
    case path, reducedID, wholeID
  }

  var receiver: String?
  /// The verb, followed by longer alternatives.
  let verbs: [String]
  /// The version of the operation, if it is greater than 1.
  let version: Int?
  /// The last placeholder of the path as a part of a name.
  let placeholder: String?
  let origin: Origin
}

/// Resolves equal names of operations.
///
/// The name that is closest to the document stays. The other operations get longer names.
struct NameClashes {
  private let drafts: [OperationNames]
  private(set) var result: [OperationName]

  init(_ drafts: [OperationNames]) {
    self.drafts = drafts
    result = drafts.map { OperationName(receiver: $0.receiver, verb: $0.verbs[0]) }
    addVersions()
    let count = drafts.map(\.verbs.count).max() ?? 1
    for number in 1..<max(2, count) {
      lengthen { draft, verb in draft.verbs[min(number, draft.verbs.count - 1)] }
    }
    lengthen { draft, verb in draft.placeholder.map { verb + "By" + $0 } ?? verb }
    number()
  }

  private var groups: [[Int]] {
    Dictionary(grouping: result.indices) { result[$0].typePrefix.lowercased() }.values
      .filter { $0.count > 1 }
  }

  /// Appends the version: the second version of an operation becomes `updateV2`. The first one does not change.
  private mutating func addVersions() {
    for index in groups.joined() {
      if let version = drafts[index].version { result[index].verb += "V\(version)" }
    }
  }

  private mutating func lengthen(_ longer: (OperationNames, String) -> String) {
    for indices in groups {
      let best = indices.map { drafts[$0].origin.rawValue }.max()
      let closest = indices.filter { drafts[$0].origin.rawValue == best }
      for index in indices where closest != [index] {
        result[index].verb = longer(drafts[index], result[index].verb)
      }
    }
  }

  private mutating func number() {
    var unique = UniqueNames(ignoresCapitals: true)
    result = result.map { name in
      let prefix = unique.claim([name.typePrefix])
      return name.adding(String(prefix.dropFirst(name.typePrefix.count)))
    }
  }
}
