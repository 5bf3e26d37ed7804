import EndpointJSON
import EndpointSpec

/// A spec that is edited so that it agrees with traffic.
///
/// An edit that would make the spec wrong is not made.
package struct SpecFix {
  /// The findings for which the spec was edited.
  package private(set) var fixed: [DriftKey] = []
  /// What the edits did, one clause each: `Item.name: optional now`.
  package private(set) var summaries: [String] = []
  /// Why there is no edit for a finding.
  package private(set) var reasons: [DriftKey: String] = [:]
  private let files: [SourceFile]
  private let originals: [JSONValue]
  private var roots: [JSONValue]

  init(_ files: [SourceFile]) {
    self.files = files
    originals = files.map { file in (try? JSONValue(parsing: file.bytes)) ?? .null }
    roots = originals
  }

  /// The files with edits, in canonical form.
  package var texts: [(path: String, text: String)] {
    files.indices.filter { roots[$0] != originals[$0] }
      .map { (files[$0].path, canonicalText(of: roots[$0])) }
  }

  mutating func apply(_ proposals: [(key: DriftKey, proposal: Result<FixProposal, Undecided>)]) {
    var decided: [Decided] = []
    for (key, proposal) in proposals {
      switch proposal {
      case .success(let proposal): decided.append((key, proposal))
      case .failure(let undecided): reasons[key] = undecided.reason
      }
    }
    apply(decided[...])
  }

  private typealias Decided = (key: DriftKey, proposal: FixProposal)

  /// Makes all edits at once. If the spec is wrong after that, makes the edits of each half.
  private mutating func apply(_ proposals: ArraySlice<Decided>) {
    guard !proposals.isEmpty else { return }
    do throws(Undecided) {
      var roots = roots
      for proposal in proposals {
        for edit in proposal.proposal.edits where roots.indices.contains(edit.file) {
          roots[edit.file] = try roots[edit.file].changing(edit.path[...], edit)
        }
      }
      try check(roots)
      self.roots = roots
      for (key, proposal) in proposals {
        fixed.append(key)
        if !summaries.contains(proposal.summary) { summaries.append(proposal.summary) }
      }
    } catch {
      guard proposals.count > 1 else {
        for proposal in proposals { reasons[proposal.key] = error.reason }
        return
      }
      let middle = proposals.startIndex + proposals.count / 2
      apply(proposals[..<middle])
      apply(proposals[middle...])
    }
  }

  private func check(_ roots: [JSONValue]) throws(Undecided) {
    let sources = zip(files, roots).map { file, root in
      SourceFile(path: file.path, bytes: Array(canonicalText(of: root).utf8))
    }
    let result = readSpec(sources, tolerating: [.exampleMismatch])
    guard result.model == nil else { return }
    let error = result.diagnostics.first { $0.severity == .error }
    throw Undecided(error.map { "the edit would be wrong: \($0.message)" } ?? "the edit is wrong")
  }
}
