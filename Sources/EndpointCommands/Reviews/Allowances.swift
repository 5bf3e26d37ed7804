import EndpointDiff

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
  /// new finding.
  func entries(for review: Review, today: String) -> [AllowEntry] {
    let known = self.entries.map(\.entry)
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
        added += AllowEntry.entries(for: finding.change, except: cover.places, api: prefix)
          .map { $0.with(reasonOf: known, for: finding.change, in: api) }
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
        kind: change.kind,
        at: api.map { "\($0):\(pattern)" } ?? pattern,
        old: change.old,
        new: change.new,
        reason: ""
      )
    }
  }

  /// The entry with the reason of an expired entry for the same place.
  fileprivate func with(reasonOf others: [AllowEntry], for change: Change, in api: String) -> Self {
    let own = places(of: change, in: api)
    var entry = self
    entry.reason =
      others.first { !$0.places(of: change, in: api).isDisjoint(with: own) }?.reason ?? ""
    return entry
  }
}
