import EndpointGenerator

/// The symbols of both modules with what differs, found by the declaration of the spec that each comes from.
package struct SymbolComparison: Sendable {
  package let old: SymbolTable
  package let new: SymbolTable
  /// In the order of the old module; added cases last.
  package let differences: [SymbolDifference]
  private let subjects: [String: [Int]]
  /// The index of a difference whose declaration comes from another one of the spec in the new version, by that.
  let renamed: [String: Int]

  package init(_ old: SymbolTable, _ new: SymbolTable) {
    self.old = old
    self.new = new
    let differences = compareSymbols(old, new)
    self.differences = differences
    renamed = Dictionary(
      differences.enumerated().compactMap { index, difference in
        guard let old = difference.old, let new = difference.new, old.subject != new.subject else {
          return nil
        }
        return (new.subject, index)
      }
    ) { first, _ in first }
    subjects = Dictionary(grouping: differences.indices) { differences[$0].subject }
  }

  /// What differs in the declarations that come from one of the old spec.
  package func differences(of subject: String) -> [SymbolDifference] {
    (subjects[subject] ?? []).map { differences[$0] }
  }

  /// The worst that happens to code that uses the declarations; cases that were added are left out.
  package func level(of subject: String) -> Level {
    let own = differences(of: subject).filter { $0.effect != .caseAdded }
    return own.map(\.level).max() ?? .safe
  }
}
