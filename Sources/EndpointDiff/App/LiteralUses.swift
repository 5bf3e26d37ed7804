import EndpointGenerator

/// Literals that are used as identifiers: `"b1"` for a `BookID`.
///
/// A literal has no name. The compiler's index knows which literals are identifiers, but not which identifiers.
enum IdentifierLiteral: String, CaseIterable {
  case text = "ExpressibleByStringLiteral"
  case number = "ExpressibleByIntegerLiteral"

  /// The initializer that a literal calls.
  var initializer: String {
    switch self {
    case .text: "init(stringLiteral:)"
    case .number: "init(integerLiteral:)"
    }
  }
}

extension IndexedFile.Name {
  /// The literal at the place. Nil for a name.
  var literal: IdentifierLiteral? {
    guard declaration.contains("EndpointRuntime.Identifier") else { return nil }
    return IdentifierLiteral.allCases.first { $0.initializer == text }
  }
}

extension IndexedFile.Name {
  /// The declarations that it uses. A literal may be any identifier.
  func references(at token: Int, in module: OldModule) -> [AppReference] {
    guard let literal else {
      return symbols(in: module).map { AppReference(token: token, symbol: $0) }
    }
    return module.identifiers(literal).map {
      AppReference(token: token, symbol: $0, isGuess: true, isLiteral: true)
    }
  }
}

extension OldModule {
  /// The identifiers that a literal may be.
  func identifiers(_ literal: IdentifierLiteral) -> [Symbol] {
    table.symbols.filter { $0.literal == literal }
  }
}

extension Symbol {
  /// The literals of an identifier. Nil for other declarations.
  fileprivate var literal: IdentifierLiteral? {
    guard case .structure(let conformances) = kind, conformances.first == "Identifier" else {
      return nil
    }
    return IdentifierLiteral.allCases.first { conformances.contains($0.rawValue) }
  }
}

extension SymbolDifference {
  /// True if literals no longer are values of the type.
  var losesLiterals: Bool {
    guard let literal = old?.literal, let new else { return false }
    return switch new.kind {
    case .structure, .enumeration: new.literal != literal
    default: false
    }
  }
}

extension AffectedDeclarations {
  /// The identifiers whose literals may stop compiling, by their paths.
  package var typesWithoutLiterals: [String] {
    causes.filter { $0.value.contains(where: \.difference.losesLiterals) }.keys.sorted()
  }
}
