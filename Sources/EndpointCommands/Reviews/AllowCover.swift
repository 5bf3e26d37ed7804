import EndpointDiff

/// The allow file entries that match a change. A change with several places passes if all of them are allowed.
struct AllowCover {
  /// The entries that match at least one place, expired ones included.
  let used: Set<Int>
  /// The places with valid entries for both axes.
  let places: Set<Int>
  /// The allowances of the change. Empty if a place is not covered.
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
