import EndpointGenerator
import EndpointSpec

/// The symbols of both modules with what differs, found by the declaration of the spec that each comes from.
package struct SymbolComparison: Sendable {
  package let old: SymbolTable
  package let new: SymbolTable
  /// In the order of the old module; added cases last.
  package let differences: [SymbolDifference]
  private let subjects: [String: [Int]]
  /// The index of a difference whose declaration comes from another one of the spec in the new version, by that.
  let renamed: [String: Int]

  /// The comparison of two modules without what does not differ between them.
  ///
  /// Declarations of what did not change are the same in both, unless the modules as a whole differ. Aliases are always there, since
  /// they say what other types mean, and so is what they lead to.
  init(old: APIModel, new: APIModel, _ changed: ChangedNames) {
    guard old.swift == new.swift, old.name == new.name else {
      self.init(SymbolTable(old), SymbolTable(new))
      return
    }
    let types = changed.types.union(changed.goneTypes)
      .union(old.typesWithNames).union(new.typesWithNames)
    let sides = [(old, changed.oldEndpoints), (new, changed.newEndpoints)]
    let tables = sides.concurrentMap { model, endpoints in
      SymbolTable(model, types: types, endpoints: endpoints)
    }
    self.init(tables[0], tables[1])
  }

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

extension APIModel {
  /// The types that are aliases or have one, and those that aliases lead to.
  fileprivate var typesWithNames: Set<SwiftName> {
    var names: Set<SwiftName> = []
    for type in types {
      if case .alias(let target) = type.form {
        names.formUnion([type.name, target.innermostName ?? type.name])
      } else if type.was != nil || type.deprecation != nil {
        names.insert(type.name)
      }
    }
    return names
  }
}
