import EndpointDiff
import EndpointJSON
import EndpointSpec

/// The entries of all allow files of a run.
struct Allowances {
  let files: [AllowFile]
  let today: String

  /// Returns the review with the entries applied, and a notice for each entry without effect.
  func applied(to review: Review) -> Review {
    var review = review
    let located = files.flatMap(\.entries)
    let entries = located.map(\.entry)
    var used: Set<Int> = []
    for section in review.sections.indices {
      let api = review.sections[section].comparison.api
      for index in review.sections[section].findings.indices {
        let change = review.sections[section].findings[index].change
        let cover = AllowCover(of: change, in: api, by: entries, today: today)
        review.sections[section].findings[index].allowances += cover.allowances
        used.formUnion(cover.used)
      }
    }
    for (index, (entry, position)) in located.enumerated() {
      if let message = complaint(about: entry, isUsed: used.contains(index), review) {
        review.notices.append(Review.Notice(message, at: position))
      }
    }
    return review
  }

  private func complaint(about entry: AllowEntry, isUsed: Bool, _ review: Review) -> String? {
    let name = "\(entry.kind) at \(entry.at)"
    if isUsed, let expires = entry.expires, entry.isExpired(on: today) {
      return "the entry for \(name) expired after \(expires) and has no effect"
    }
    guard !isUsed, entry.concerns(review) else { return nil }
    return "the entry for \(name) matches no \(review.subject.noun): delete it"
  }
}

extension AllowFile {
  /// The entries that accept all current findings: the needed ones of the file, and one with an empty reason for each
  /// new finding. If the file allows one axis of a finding, the new entry is for the other.
  func entries(for review: Review, today: String) -> [AllowEntry] {
    let known = self.entries.map(\.entry)
    let expired = known.filter { $0.isExpired(on: today) }
    var needed = Set(known.indices.filter { !known[$0].concerns(review) })
    var added: [AllowEntry] = []
    for section in review.sections {
      let api = section.comparison.api
      for finding in section.findings {
        let cover = AllowCover(of: finding.change, in: api, by: known, today: today)
        needed.formUnion(cover.used.filter { !known[$0].isExpired(on: today) })
        var rest = finding
        rest.allowances += cover.allowances
        guard review.fails(rest) else { continue }
        let prefix = review.sections.count > 1 ? api : nil
        let allowed = cover.allowances.compactMap(\.axis)
        let axes = Axis.allCases.filter { !allowed.contains($0) }
        let axis = axes.count == 1 ? axes[0] : nil
        added += AllowEntry.entries(
          for: finding.change,
          on: axis,
          except: cover.places,
          api: prefix
        )
        .map { $0.with(reasonOf: expired, for: finding.change, in: api) }
      }
    }
    return needed.sorted().map { known[$0] } + added
  }
}

extension AllowEntry {
  /// Whether the entry applies to one of the compared APIs.
  fileprivate func concerns(_ review: Review) -> Bool {
    guard let colon = at.firstIndex(of: ":") else { return true }
    let glob = Glob(String(at[..<colon]))
    return review.sections.contains { glob.matches($0.comparison.api) }
  }

  /// The entries for exactly this change: one for each place that is not covered.
  fileprivate static func entries(
    for change: Change,
    on axis: Axis?,
    except covered: Set<Int>,
    api: String?
  ) -> [AllowEntry] {
    let subjects = change.subjects
    // A change of several values of a type already lists them in its facts.
    let areParts = subjects.count > 1 && subjects.allSatisfy { $0.hasPrefix("\(change.subject).") }
    let patterns =
      areParts
      ? [Glob.common(to: subjects)]
      : subjects.indices.filter { !covered.contains($0) }.map { Glob.escaped(subjects[$0]) }
    return patterns.map { pattern in
      AllowEntry(
        kind: change.kind.name,
        at: api.map { "\($0):\(pattern)" } ?? pattern,
        old: change.old,
        new: change.new,
        axis: axis,
        reason: ""
      )
    }
  }

  /// The entry with the reason of an expired entry for the same place.
  fileprivate func with(
    reasonOf expired: [AllowEntry],
    for change: Change,
    in api: String
  ) -> Self {
    let own = places(of: change, in: api)
    var entry = self
    entry.reason =
      expired.first { !$0.places(of: change, in: api).isDisjoint(with: own) }?.reason ?? ""
    return entry
  }

}

/// An entry of an allow file: an accepted change and the reason.
struct AllowEntry: Equatable {
  /// The kind of change: `endpoint-removed`.
  var kind: String
  /// A pattern for the subject, such as `Deck.*`, optionally with the API: `DeckOfCards:Deck.draw`.
  var at: String
  /// The facts before and after, to allow only this exact change.
  var old: String?
  var new: String?
  /// The only axis that is allowed; nil for both.
  var axis: Axis?
  var reason: String
  /// The last day on which the entry is valid, such as `2027-03-01`.
  var expires: String?

  /// The indices of the change's places that the entry matches.
  func places(of change: Change, in api: String) -> Set<Int> {
    guard kind == change.kind.name, old == nil || old == change.old, new == nil || new == change.new
    else { return [] }
    let glob = Glob(at)
    return Set(
      change.subjects.indices.filter { index in
        let subject = change.subjects[index]
        return glob.matches(subject) || glob.matches("\(api):\(subject)")
      }
    )
  }

  /// Whether the expiry date has passed. ISO dates compare as text.
  func isExpired(on today: String) -> Bool {
    expires.map { $0 < today } ?? false
  }

  var allowance: Allowance { Allowance(axis: axis, reason: reason, expires: expires) }

  var json: JSONValue {
    .object(of: [
      "kind": .string(kind), "at": .string(at), "old": .text(old), "new": .text(new),
      "axis": .text(axis?.rawValue), "reason": .string(reason), "expires": .text(expires),
    ])
  }
}

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
