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
    reduction.removeMembers(of: [])
    for key in ["endpoints", "types", "errors", "servers", "defaults"] {
      reduction.removeMembers(of: [key])
    }
    for name in (reduction.pair.before["types"] ?? [:]).members.map(\.key) {
      reduction.removeMembers(of: ["types", name, "fields"])
    }
    for name in (reduction.pair.before["endpoints"] ?? [:]).members.map(\.key) {
      reduction.removeMembers(of: ["endpoints", name])
      reduction.removeMembers(of: ["endpoints", name, "parameters"])
      reduction.removeMembers(of: ["endpoints", name, "body", "fields"])
    }
    return reduction.pair
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
