import EndpointSpec

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
  let id: String?
  /// The words of the path.
  let path: [String]
  /// The verb that the method and the path say.
  let pathVerb: String
  /// The first word of the id, if it is a method that has another name: `patch` for `update`.
  let ownVerb: String?
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
    separateRepeatedIDs()
    separateMethods()
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

  /// Of operations with one id, the first keeps its name. The name of another one ends in what its path has beyond that
  /// of the first: `pauseThingV1`.
  private mutating func separateRepeatedIDs() {
    for indices in groups {
      var firsts: [String: Int] = [:]
      for index in indices.sorted() {
        guard let id = drafts[index].id else { continue }
        guard let first = firsts[id] else {
          firsts[id] = index
          continue
        }
        result[index].verb = verb(of: index, beside: first)
      }
    }
  }

  /// The verb of an operation with the id of another one. If its path adds nothing, it is named after its path alone.
  private func verb(of index: Int, beside first: Int) -> String {
    let (draft, verb) = (drafts[index], result[first].verb)
    let known = Set(drafts[first].path + ["api"])
    let words = draft.path.filter { !known.contains($0) }
    if words.isEmpty, draft.pathVerb != verb { return draft.pathVerb }
    let ending = words.isEmpty ? draft.path : words
    return verb + ProposedName.typeNamePart(ending.joined(separator: "_"))
  }

  /// Names a method as the id does if its other name is taken: `patch` beside `update` (Cloudflare).
  private mutating func separateMethods() {
    let groups = groups.filter { $0.allSatisfy { drafts[$0].origin != .path } }
    for index in groups.joined() {
      guard let verb = drafts[index].ownVerb, result[index].verb == Words.methodVerbs[verb] else {
        continue
      }
      result[index].verb = verb
    }
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
