import EndpointGenerator

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
