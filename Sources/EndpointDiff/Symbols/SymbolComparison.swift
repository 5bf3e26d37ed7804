import EndpointGenerator
import EndpointSpec

/// The differences between both modules, by the declarations of the spec.
package struct SymbolComparison: Sendable {
  package let old: SymbolTable
  package let new: SymbolTable
  /// In the order of the old module. Added cases come last.
  package let differences: [SymbolDifference]
  private let subjects: [Subject: [Int]]
  /// The index of a difference by the new declaration in the spec, for symbols that come from another one.
  let renamed: [Subject: Int]

  /// Compares two modules without their common parts.
  ///
  /// Unchanged declarations are equal in both modules, unless the modules as a whole differ. Aliases and their targets
  /// are always included, since they determine the meaning of other types.
  init(old: APIModel, new: APIModel, _ changed: ChangedNames) {
    guard old.swift == new.swift, old.name == new.name else {
      self.init(SymbolTable(old), SymbolTable(new))
      return
    }
    let types = changed.types.union(changed.goneTypes)
      .union(old.typesWithNames).union(new.typesWithNames)
    self.init(
      SymbolTable(old, types: types, endpoints: changed.oldEndpoints),
      SymbolTable(new, types: types, endpoints: changed.newEndpoints)
    )
  }

  package init(_ old: SymbolTable, _ new: SymbolTable) {
    self.old = old
    self.new = new
    let differences = compareSymbols(old, new)
    self.differences = differences
    renamed = Dictionary(
      firstOf: differences.enumerated().compactMap { index, difference in
        guard let old = difference.old, let new = difference.new, old.subject != new.subject else {
          return nil
        }
        return (new.subject, index)
      }
    )
    subjects = Dictionary(grouping: differences.indices) { differences[$0].subject }
  }

  /// The differences in declarations that come from a declaration of the old spec.
  package func differences(of subject: Subject) -> [SymbolDifference] {
    (subjects[subject] ?? []).map { differences[$0] }
  }

  /// The level for code that uses the declarations, without added cases.
  package func level(of subject: Subject) -> Level {
    let own = differences(of: subject).filter { $0.effect != .caseAdded }
    return own.map(\.level).max() ?? .safe
  }
}

extension APIModel {
  /// The types that are aliases or have one, and the targets of aliases.
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
  /// Adds the affected Swift declarations to the change, unless it has them.
  func declaring(_ change: Change) -> Change {
    guard change.declarationBefore == nil, change.declarationAfter == nil else { return change }
    let isPart = new.symbols(of: change.subject).isEmpty && old.symbols(of: change.subject).isEmpty
    let subject = isPart ? change.subject.declaration : change.subject
    let after = symbol(of: subject, in: new)
    let before =
      former(of: change) ?? symbol(of: subject, in: old) ?? namesake(of: subject, after)
    guard before?.attributedDeclaration != after?.attributedDeclaration else { return change }
    var change = change
    change.declarationBefore = before?.attributedDeclaration
    change.declarationAfter = after?.attributedDeclaration
    return change
  }

  private func symbol(of subject: Subject, in table: SymbolTable) -> Symbol? {
    let symbols = table.symbols(of: subject)
    return symbols.first { !$0.isDeprecated } ?? symbols.first
  }

  /// The old symbol of a renamed declaration.
  private func former(of change: Change) -> Symbol? {
    guard let former = change.former else { return nil }
    let isPart = old.symbols(of: former).isEmpty
    return symbol(of: isPart ? former.declaration : former, in: old)
  }

  /// The old symbol in place of a new one, by the difference or by the Swift name.
  private func namesake(of subject: Subject, _ after: Symbol?) -> Symbol? {
    if let number = renamed[subject] { return differences[number].old }
    return after.flatMap { after in old.symbols(named: after.name, in: after.owner).first }
  }
}

extension Symbol {
  fileprivate var attributedDeclaration: String {
    isDeprecated ? "@available(*, deprecated) \(declaration)" : declaration
  }
}

/// A difference of the new module that affects code written for the old one.
package struct SymbolDifference: Equatable, Sendable {
  package enum Effect: String, Sendable {
    case removed
    /// The symbol exists, but as another kind of declaration.
    case kindChanged
    case typeChanged
    /// A property is no longer settable.
    case settingLost
    case conformanceLost
    /// A `switch` over the enum lacks the case.
    case caseAdded
    /// Some or all calls of the old function do not compile.
    case callChanged
    /// Calls compile, but the type of the function changed.
    case referenceChanged
    case deprecated
  }

  package var effect: Effect
  /// Nil for an added case.
  package var old: Symbol?
  package var new: Symbol?

  /// The declaration in the spec, on the side that has it.
  package var subject: Subject { old?.subject ?? new?.subject ?? Subject("") }

  package var path: String { old?.path ?? new?.path ?? "" }

  package var level: Level {
    switch effect {
    case .referenceChanged, .deprecated: .care
    case .removed, .kindChanged, .typeChanged, .settingLost, .conformanceLost, .caseAdded,
      .callChanged:
      .breaking
    }
  }
}
