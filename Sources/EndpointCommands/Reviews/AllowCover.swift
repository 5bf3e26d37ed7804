import EndpointDiff

/// The entries of allow files that match one change. A change at several places passes if all of them are allowed.
struct AllowCover {
  /// The entries that match a place, expired ones too.
  let used: Set<Int>
  /// The places with an entry for both axes that holds today.
  let places: Set<Int>
  /// What lets the change pass; empty while a place is left.
  let allowances: [Allowance]

  init(of change: Change, in api: String, by entries: [AllowEntry], today: String) {
    let matches = entries.indices.map { entries[$0].places(of: change, in: api) }
    used = Set(entries.indices.filter { !matches[$0].isEmpty })
    let valid = used.sorted().filter { !entries[$0].isExpired(on: today) }
    func places(on axis: Axis) -> Set<Int> {
      valid.filter { entries[$0].axis == nil || entries[$0].axis == axis }
        .reduce(into: []) { $0.formUnion(matches[$1]) }
    }
    let allowed = Axis.allCases.filter { places(on: $0).count == change.subjects.count }
    self.places = Axis.allCases.map(places).reduce(Set(change.subjects.indices)) {
      $0.intersection($1)
    }
    allowances = valid.reduce(into: []) { found, index in
      let entry = entries[index]
      let axes = allowed.filter { entry.axis == nil || entry.axis == $0 }
      guard let first = axes.first else { return }
      var allowance = entry.allowance
      if axes.count == 1 { allowance.axis = first }
      if !found.contains(allowance) { found.append(allowance) }
    }
  }
}
