import EndpointGenerator

extension SymbolComparison {
  /// The change with the Swift declarations that it shows in.
  func declaring(_ change: Change) -> Change {
    var change = change
    let subject = String(change.subject.prefix { $0 != " " })
    let before = declared(subject, in: old) ?? formerDeclaration(of: subject)
    let after = declared(subject, in: new)
    guard before != after else { return change }
    change.declarationBefore = change.before == nil ? nil : before
    change.declarationAfter = after
    return change
  }

  private func declared(_ subject: String, in table: SymbolTable) -> String? {
    let symbols = table.symbols(of: subject)
    return (symbols.first { !$0.isDeprecated } ?? symbols.first)?.attributedDeclaration
  }

  /// What the old module had under another name.
  private func formerDeclaration(of subject: String) -> String? {
    guard let number = renamed[subject] else { return nil }
    return differences[number].old?.attributedDeclaration
  }
}

extension Symbol {
  fileprivate var attributedDeclaration: String {
    isDeprecated ? "@available(*, deprecated) \(declaration)" : declaration
  }
}
