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

extension SymbolComparison {
  /// The change with the Swift declarations that it shows in, unless it has them already.
  func declaring(_ change: Change) -> Change {
    guard change.declarationBefore == nil, change.declarationAfter == nil else { return change }
    let isPart = new.symbols(of: change.subject).isEmpty && old.symbols(of: change.subject).isEmpty
    let subject = isPart ? String(change.subject.prefix { $0 != " " }) : change.subject
    let after = symbol(of: subject, in: new)
    let before = symbol(of: subject, in: old) ?? former(of: subject, change, after)
    guard before?.attributedDeclaration != after?.attributedDeclaration else { return change }
    var change = change
    change.declarationBefore = before?.attributedDeclaration
    change.declarationAfter = after?.attributedDeclaration
    return change
  }

  private func symbol(of subject: String, in table: SymbolTable) -> Symbol? {
    let symbols = table.symbols(of: subject)
    return symbols.first { !$0.isDeprecated } ?? symbols.first
  }

  /// What the old module had for a declaration of the spec that was called otherwise: by what leads from one to the other,
  /// by the name that the finding tells, or by the name in Swift.
  private func former(of subject: String, _ change: Change, _ after: Symbol?) -> Symbol? {
    if let number = renamed[subject] { return differences[number].old }
    if let name = change.old, let symbol = symbol(of: name, in: old) { return symbol }
    return after.flatMap { after in old.symbols(named: after.name, in: after.owner).first }
  }
}

extension Symbol {
  fileprivate var attributedDeclaration: String {
    isDeprecated ? "@available(*, deprecated) \(declaration)" : declaration
  }
}
