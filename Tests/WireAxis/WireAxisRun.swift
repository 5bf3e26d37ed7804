import EndpointDiff
import EndpointSpec
import Foundation

/// The proof of all cases and of many edited specs.
package struct WireAxisRun {
  /// The pairs that were compared.
  package private(set) var pairs = 0
  /// The findings by their wire level.
  package private(set) var findings: [Level: Int] = [:]
  /// The breaking findings that a sample shows.
  package private(set) var witnessed = 0
  /// The pairs with a contradiction, by its title.
  package private(set) var contradictions: [String: [(pair: SpecPair, detail: String)]] = [:]

  package init() {}

  package mutating func add(_ pair: SpecPair) {
    guard let proof = pair.proof() else { return }
    pairs += 1
    findings.merge(proof.counts) { $0 + $1 }
    witnessed += proof.shown.count
    for contradiction in proof.contradictions {
      contradictions[contradiction.title, default: []].append((pair, contradiction.detail))
    }
  }

  /// `2414 pairs; findings: 812 safe, 301 care, 1442 breaking (1442 with a witness)`
  package var summary: String {
    let levels = Level.allCases.map { "\(findings[$0] ?? 0) \($0.rawValue)" }
    return
      "\(pairs) pairs; findings: \(levels.joined(separator: ", ")) (\(witnessed) with a witness)"
  }

  /// The contradictions by their titles, the most frequent first, each with its smallest pair.
  package var report: String {
    let sorted = contradictions.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.map { title, found in
      let smallest = found.min { $0.pair.size < $1.pair.size } ?? found[0]
      let pair = Reduction(smallest.pair, title: title).reduced()
      let detail = pair.proof()?.contradictions.first { $0.title == title }?.detail
      let edits = pair.edits.map { "  edit: \($0)\n" }.joined()
      return """
        ## \(title) (\(found.count))

          in \(pair.name)
        \(edits)  \(detail ?? smallest.detail)

          before: \(pair.before)
          after:  \(pair.after)
        \(others(found))
        """
    }.joined(separator: "\n")
  }

  /// Further pairs with the same contradiction, in a line each.
  private func others(_ found: [(pair: SpecPair, detail: String)]) -> String {
    found.prefix(12).map { pair, detail in
      let edits = pair.edits.map(\.description).joined(separator: "; ")
      let line = detail.split(separator: "\n").first ?? ""
      return "  also \(pair.name): \(edits): \(line)\n"
    }.joined()
  }
}

extension SpecPair {
  fileprivate var size: Int { before.description.utf8.count + edits.count * 1_000 }
}
