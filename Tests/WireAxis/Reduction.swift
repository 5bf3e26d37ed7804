import EndpointJSON

/// Makes a pair smaller as long as it shows the same contradiction.
package struct Reduction {
  private let title: String
  private var pair: SpecPair

  package init(_ pair: SpecPair, title: String) {
    self.pair = pair
    self.title = title
  }

  package func reduced() -> SpecPair {
    var reduction = self
    for _ in 0..<2 {
      reduction.removeMembers(of: [])
      reduction.removeMembers(of: ["endpoints"])
      for path in reduction.inner { reduction.removeMembers(of: path) }
      for key in ["types", "errors", "servers", "defaults"] { reduction.removeMembers(of: [key]) }
    }
    return reduction.pair
  }

  /// The objects within endpoints and types whose members may be irrelevant.
  private var inner: [[String]] {
    let endpoints = (pair.before["endpoints"] ?? [:]).members.map { ["endpoints", $0.key] }
    let types = (pair.before["types"] ?? [:]).members.map { ["types", $0.key] }
    return endpoints.flatMap { [$0, $0 + ["parameters"], $0 + ["body", "fields"]] }
      + types.flatMap { [$0, $0 + ["fields"], $0 + ["union"]] }
  }

  /// Removes members of an object from both specs if the contradiction remains. Tries many members
  /// at once, then fewer.
  private mutating func removeMembers(of path: [String]) {
    let object = path.reduce(pair.before as JSONValue?) { $0?[$1] }
    var keys = object?.members.map(\.key) ?? []
    var count = keys.count
    while count > 0 {
      for start in stride(from: 0, to: keys.count, by: count).reversed() {
        let chunk = start..<min(start + count, keys.count)
        if remove(keys[chunk].map { path + [$0] }) { keys.removeSubrange(chunk) }
      }
      count /= 2
    }
  }

  private mutating func remove(_ paths: [[String]]) -> Bool {
    var smaller = (before: pair.before, after: pair.after)
    for path in paths {
      let edit = Edit("remove", path, to: nil)
      smaller = (edit.applied(to: smaller.before), edit.applied(to: smaller.after))
    }
    let next = SpecPair(
      name: pair.name,
      before: smaller.before,
      after: smaller.after,
      edits: pair.edits
    )
    let isShown = next.proof()?.contradictions.contains { $0.title == title } ?? false
    if isShown { pair = next }
    return isShown
  }
}
