import EndpointSpec

/// Names of endpoints, `Issues.list`, made from operation ids, tags and paths.
///
/// The receiver is what stands before `/` in the operation id, else the first tag of at most three words, else the first
/// segment of the path. The verb is the words of the operation id, or the path's where ids only repeat it.
struct OperationNaming: Sendable {
  private let operations: [Operation]
  private let prefix: PathPrefix
  private let paths: PathTable
  private let ids: OperationIDs
  private let api: String
  private let receivers: ReceiverNaming

  /// - Parameter types: the names that the document gives to types.
  init(_ operations: [Operation], api: String, types: [String] = []) {
    self.operations = operations
    self.api = api
    prefix = PathPrefix(operations.map(\.segments))
    paths = PathTable(operations)
    ids = OperationIDs(operations)
    receivers = ReceiverNaming(api: api, types: types.map(DerivedName.type))
  }

  /// The names, one an operation, in their order.
  func names() -> [OperationName] {
    let drafts = spelled(Array(operations.indices).concurrentMap(draft))
    var names = drafts.map(\.names[0])
    lengthen(&names, drafts) { index, _ in drafts[index].names[1] }
    lengthen(&names, drafts) { index, _ in drafts[index].names[2] }
    lengthen(&names, drafts) { index, name in byPlaceholder(operations[index], name) }
    var unique = UniqueNames(ignoresCapitals: true)
    return names.map { name in
      let prefix = unique.claim([name.typePrefix])
      return OperationName(
        receiver: name.receiver,
        verb: name.verb + prefix.dropFirst(name.typePrefix.count)
      )
    }
  }

  private struct Draft: Sendable {
    /// The name, and two longer ones.
    let names: [OperationName]
    /// Whether the document gives the name, so that one made of the path makes room for it.
    let isGiven: Bool
  }

  /// Receivers that differ in their capitals only are one.
  private func spelled(_ drafts: [Draft]) -> [Draft] {
    var receivers = receivers
    return drafts.map { draft in
      guard let receiver = draft.names[0].receiver.map({ receivers.spelled($0) }) else {
        return draft
      }
      let names = draft.names.map { OperationName(receiver: receiver, verb: $0.verb) }
      return Draft(names: names, isGiven: draft.isGiven)
    }
  }

  /// All operations of one name take the longer one, but the only one of them whose name is given.
  private func lengthen(
    _ names: inout [OperationName],
    _ drafts: [Draft],
    _ longer: (Int, OperationName) -> OperationName
  ) {
    let groups = Dictionary(grouping: names.indices) { names[$0].typePrefix.lowercased() }
    for indices in groups.values where indices.count > 1 {
      let given = indices.filter { drafts[$0].isGiven }
      for index in indices where given != [index] { names[index] = longer(index, names[index]) }
    }
  }

  private func byPlaceholder(_ operation: Operation, _ name: OperationName) -> OperationName {
    guard let last = operation.segments.compactMap(\.placeholder).last else { return name }
    let part = ProposedName.typeNamePart(last)
    return OperationName(receiver: name.receiver, verb: name.verb + "By" + part)
  }

  private func draft(_ index: Int) -> Draft {
    let operation = operations[index]
    let segments = prefix.stripped(operation.resourceSegments)
    let id = ids.id(of: operation, at: index, stripped: segments)
    let written = receiverWords(operation, id, segments)
    let (receiver, words) = (receivers.name(written), written.map { $0.lowercased() })
    let verb = PathVerb(operation, segments, paths, receiver: words)
    guard let id else {
      let verbs = [verb.words, verb.allWords, verb.allWords]
      return Draft(names: verbs.map { name(receiver, $0) }, isGiven: false)
    }
    let reduced = VerbWords(id.words, receiver: words).reduced
    // An id that only says what the operation belongs to: `meeting`.
    let isNoun = reduced.isEmpty && verb.isPlain && !Words.actions.contains(id.words.last ?? "")
    let short = isNoun ? verb.words : reduced.isEmpty ? id.words : reduced
    let verbs = [short, id.words, id.allWords]
    return Draft(names: verbs.map { name(receiver, $0) }, isGiven: !isNoun)
  }

  private func name(_ receiver: String?, _ words: [String]) -> OperationName {
    let verb = ProposedName.member(words.joined(separator: "_"))
    if receiver != nil { return OperationName(receiver: receiver, verb: verb) }
    return OperationName(receiver: nil, verb: ReservedNames.alternative(toVerb: verb) ?? verb)
  }

  /// The words for what the operation belongs to, as they are written.
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
    if segments.count == 1, paths.action(operation) != nil { return [] }
    let texts = segments.lazy.compactMap(\.text)
    if let first = texts.first(where: ProposedName.isNamed) { return Words.written(first) }
    let whole = operation.segments.first?.text.flatMap { text in
      PathPrefix.isVersion(text) || !ProposedName.isNamed(by: text) ? nil : text
    }
    return Words.written(whole ?? api)
  }
}
