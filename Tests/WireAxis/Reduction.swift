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

  /// The objects within endpoints and types whose members may be of no account.
  private var inner: [[String]] {
    let endpoints = (pair.before["endpoints"] ?? [:]).members.map { ["endpoints", $0.key] }
    let types = (pair.before["types"] ?? [:]).members.map { ["types", $0.key] }
    return endpoints.flatMap { [$0, $0 + ["parameters"], $0 + ["body", "fields"]] }
      + types.flatMap { [$0, $0 + ["fields"], $0 + ["union"]] }
  }

  /// Removes each member of an object from both specs, if the contradiction remains.
  private mutating func removeMembers(of path: [String]) {
    let object = path.reduce(pair.before as JSONValue?) { $0?[$1] }
    for (key, _) in object?.members ?? [] {
      let edit = Edit("remove", path + [key], to: nil)
      let smaller = SpecPair(
        name: pair.name,
        before: edit.applied(to: pair.before),
        after: edit.applied(to: pair.after),
        edits: pair.edits
      )
      let titles = smaller.proof()?.contradictions.map(\.title) ?? []
      if titles.contains(title) { pair = smaller }
    }
  }
}
