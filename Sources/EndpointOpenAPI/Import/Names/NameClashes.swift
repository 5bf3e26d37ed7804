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
  let origin: Origin
}

/// Resolves equal names of operations.
///
/// The name that is closest to the document stays. The other operations get longer names.
struct NameClashes {
  private let drafts: [OperationNames]
  private var result: [OperationName]

  init(_ drafts: [OperationNames]) {
    self.drafts = drafts
    result = drafts.map { OperationName(receiver: $0.receiver, verb: $0.verbs[0]) }
  }

  func names() -> [OperationName] {
    var clashes = self
    clashes.addVersions()
    let count = drafts.map(\.verbs.count).max() ?? 1
    for number in 1..<max(2, count) {
      clashes.lengthen { draft, verb in draft.verbs[min(number, draft.verbs.count - 1)] }
    }
    clashes.lengthen { draft, verb in draft.placeholder.map { verb + "By" + $0 } ?? verb }
    return clashes.numbered()
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

  private func numbered() -> [OperationName] {
    var unique = UniqueNames(ignoresCapitals: true)
    return result.map { name in
      let prefix = unique.claim([name.typePrefix])
      return OperationName(
        receiver: name.receiver,
        verb: name.verb + prefix.dropFirst(name.typePrefix.count)
      )
    }
  }
}
