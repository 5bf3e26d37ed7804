import EndpointSpec

/// Names of endpoints, `Issues.list`, made from operation ids, tags and paths.
///
/// The receiver is what stands before `/` in the operation id, else the first tag of at most three words, else the first
/// segment of the path. The verb is the words of the operation id, or the path's where ids only repeat it.
struct OperationNaming: Sendable {
  private let api: String
  private let operations: [Operation]
  /// The segments at the beginning that most paths share, and versions.
  private let prefix: [PathSegment]
  private let paths: PathTable
  /// The operations whose id stands at an earlier one too, so that it names none of them.
  private let repeated: Set<Int>

  init(_ operations: [Operation], api: String) {
    self.api = api
    self.operations = operations
    prefix = Self.sharedPrefix(operations.map(\.segments))
    paths = PathTable(operations)
    var ids: Set<String> = []
    repeated = Set(
      operations.indices.filter { index in
        operations[index].id.map { !ids.insert($0).inserted } ?? false
      }
    )
  }

  /// The names, one an operation, in their order.
  func names() -> [OperationName] {
    let drafts = Array(operations.indices).concurrentMap(draft)
    var names = drafts.map(\.short)
    lengthen(&names) { index, _ in drafts[index].long }
    lengthen(&names) { index, name in byPlaceholder(operations[index], name) }
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
    let short: OperationName
    let long: OperationName
  }

  /// All operations of one name take the longer one.
  private func lengthen(
    _ names: inout [OperationName],
    _ longer: (Int, OperationName) -> OperationName
  ) {
    let groups = Dictionary(grouping: names.indices) { names[$0].typePrefix.lowercased() }
    for indices in groups.values where indices.count > 1 {
      for index in indices { names[index] = longer(index, names[index]) }
    }
  }

  private func byPlaceholder(_ operation: Operation, _ name: OperationName) -> OperationName {
    guard let last = operation.segments.compactMap(\.placeholder).last else { return name }
    let part = DerivedName.type(last)
    return OperationName(receiver: name.receiver, verb: name.verb + "By" + part)
  }

  private func draft(_ index: Int) -> Draft {
    let operation = operations[index]
    let segments = stripped(operation.segments)
    let id = repeated.contains(index) ? nil : identifier(operation, segments)
    let receiverWords = receiverWords(operation, id, segments)
    let receiver =
      receiverWords.isEmpty ? "" : DerivedName.type(receiverWords.joined(separator: "_"))
    if let id {
      let words = Words.split(id.verb)
      let short = VerbWords(words, receiver: receiverWords).reduced
      return Draft(short: name(receiver, short), long: name(receiver, words))
    }
    let verb = PathVerb(operation, segments, paths, receiver: receiverWords)
    return Draft(short: name(receiver, verb.words), long: name(receiver, verb.allWords))
  }

  private func name(_ receiver: String, _ words: [String]) -> OperationName {
    let verb = DerivedName.member(words.joined(separator: "_"))
    if receiver == api || receiver.isEmpty {
      return OperationName(
        receiver: nil,
        verb: ReservedNames.alternative(toVerb: verb) ?? verb
      )
    }
    return OperationName(receiver: receiver, verb: verb)
  }

  // MARK: Receivers

  private func receiverWords(
    _ operation: Operation,
    _ id: (receiver: String?, verb: String)?,
    _ segments: [PathSegment]
  ) -> [String] {
    if let receiver = id?.receiver { return Words.split(receiver) }
    for tag in operation.tags {
      let words = Words.split(tag)
      if 1...3 ~= words.count { return words }
    }
    if segments.count == 1, paths.action(operation) != nil { return [] }
    if let first = segments.lazy.compactMap(\.text).first { return Words.split(first) }
    return Words.split(operation.segments.first?.text ?? api)
  }

  /// The operation id in its parts; nil where it says no more than method and path do.
  private func identifier(
    _ operation: Operation,
    _ segments: [PathSegment]
  ) -> (receiver: String?, verb: String)? {
    guard let id = operation.id, !Words.split(id).isEmpty else { return nil }
    let shape = IdentifierShape(operation.method, operation.path)
    if let name = shape.functionName(id) { return (nil, name) }
    if shape.isRepeated(id, segments: operation.segments, stripped: segments) { return nil }
    for separator: Character in ["/", "."] {
      let parts = id.split(separator: separator).map(String.init)
      guard parts.count > 1, let verb = parts.last, !Words.split(parts[parts.count - 2]).isEmpty,
        !Words.split(verb).isEmpty
      else { continue }
      return (parts[parts.count - 2], verb)
    }
    let parts = id.split(separator: "_").map(String.init)
    if parts.count == 2, parts.allSatisfy({ $0.first?.isUppercase ?? false }) {
      return (parts[0], parts[1])
    }
    return (nil, id)
  }

  // MARK: Paths

  private func stripped(_ segments: [PathSegment]) -> [PathSegment] {
    var rest = segments[...]
    for segment in prefix where rest.first == segment { rest.removeFirst() }
    while let first = rest.first?.text, Self.isVersion(first), rest.count > 1 { rest.removeFirst() }
    return Array(rest)
  }

  /// `v1`, `2.0`, `api`
  private static func isVersion(_ segment: String) -> Bool {
    let text = segment.lowercased()
    if text == "api" || text == "rest" { return true }
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
  }

  /// What stands before the resources in nine of ten paths, versions included.
  private static func sharedPrefix(_ paths: [[PathSegment]]) -> [PathSegment] {
    var prefix: [PathSegment] = []
    while paths.count > 2 {
      let rests = paths.filter { $0.starts(with: prefix) }.map { $0.dropFirst(prefix.count) }
      let counts = Dictionary(grouping: rests.compactMap(\.first), by: \.self).mapValues(\.count)
      guard let (segment, count) = counts.max(by: { $0.value < $1.value }),
        let text = segment.text, count * 10 >= paths.count * 9
      else { break }
      let behind = Set(
        rests.filter { $0.first == segment }.compactMap { $0.dropFirst().first?.text }
      )
      guard isVersion(text) || behind.count > 1 && isPrefix(segment, rests) else { break }
      prefix.append(segment)
    }
    return prefix
  }

  /// Whether nothing but static segments follow: a collection of resources has placeholders.
  private static func isPrefix(_ segment: PathSegment, _ rests: [ArraySlice<PathSegment>]) -> Bool {
    rests.filter { $0.first == segment }.allSatisfy { $0.dropFirst().first?.text != nil }
  }
}
