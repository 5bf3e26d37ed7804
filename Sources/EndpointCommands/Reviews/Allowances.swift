import EndpointDiff

/// The entries of all the allow files of a run, put to the findings.
struct Allowances {
  let files: [AllowFile]
  let today: String

  /// The review with what the entries allow, and a notice for each entry that does nothing.
  func applied(to review: Review) -> Review {
    var review = review
    for file in files {
      for (entry, position) in file.entries {
        let isUsed = apply(entry, to: &review)
        if let message = complaint(about: entry, isUsed: isUsed, review) {
          review.notices.append(Review.Notice(message, at: position))
        }
      }
    }
    return review
  }

  /// Whether the entry matches a finding; one that is expired allows nothing.
  private func apply(_ entry: AllowEntry, to review: inout Review) -> Bool {
    var isUsed = false
    for section in review.sections.indices {
      let api = review.sections[section].comparison.api
      for index in review.sections[section].findings.indices {
        let change = review.sections[section].findings[index].change
        guard entry.matches(change, of: api) else { continue }
        isUsed = true
        guard !entry.isExpired(on: today) else { continue }
        review.sections[section].findings[index].allowances.append(entry.allowance)
      }
    }
    return isUsed
  }

  private func complaint(about entry: AllowEntry, isUsed: Bool, _ review: Review) -> String? {
    let name = "\(entry.kind) at \(entry.at)"
    if isUsed, let expires = entry.expires, entry.isExpired(on: today) {
      return "the entry for \(name) expired after \(expires): it allows nothing any more"
    }
    guard !isUsed, concerns(entry, review) else { return nil }
    return
      "the entry for \(name) matches no \(review.subject == .changes ? "change" : "drift"): take it out"
  }

  /// Whether the entry would speak of one of the APIs that were compared.
  private func concerns(_ entry: AllowEntry, _ review: Review) -> Bool {
    guard let colon = entry.at.firstIndex(of: ":") else { return true }
    let glob = Glob(String(entry.at[..<colon]))
    return review.sections.contains { glob.matches($0.comparison.api) }
  }
}

extension AllowFile {
  /// The entries that let today's findings pass: those of the file that match one stay as they are, the other findings get an
  /// entry whose reason is still to be written.
  func entries(for review: Review, today: String) -> [AllowEntry] {
    var entries: [AllowEntry] = []
    for section in review.sections {
      let api = section.comparison.api
      for finding in section.findings where review.fails(finding) {
        let known = self.entries.map(\.entry).filter { $0.matches(finding.change, of: api) }
        let valid = known.filter { !$0.isExpired(on: today) }
        for entry in valid where !entries.contains(entry) { entries.append(entry) }
        var rest = finding
        rest.allowances += valid.map(\.allowance)
        guard review.fails(rest) else { continue }
        var entry = AllowEntry(finding.change, api: review.sections.count > 1 ? api : nil)
        entry.reason = known.first { !valid.contains($0) }?.reason ?? ""
        entries.append(entry)
      }
    }
    return entries
  }
}

extension AllowEntry {
  /// The entry for just this change.
  fileprivate init(_ change: Change, api: String?) {
    let subject = Glob.common(to: change.subjects)
    self.init(
      kind: change.kind,
      at: api.map { "\($0):\(subject)" } ?? subject,
      old: change.old,
      new: change.new,
      reason: ""
    )
  }
}
