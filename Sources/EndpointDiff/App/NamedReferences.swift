import EndpointGenerator

/// The uses of declarations of the old module, as far as the names in a file show them.
struct NamedReferences {
  private let source: SwiftSource
  private let types: SourceTypes
  private let module: OldModule
  /// The names of the declarations to find.
  private let names: Set<String>
  private let declaresTypes: Set<String>

  /// - Parameters:
  ///   - hidden: The types that the app declares, which hide those of the module.
  ///   - names: The names of the declarations to find.
  init(_ source: SwiftSource, _ module: OldModule, hidden: Set<String>, names: Set<String>) {
    (self.source, self.module, self.names) = (source, module, names)
    types = SourceTypes(source, module, hidden: hidden)
    declaresTypes = hidden
  }

  /// In the order of the file. A type and its initializer have the same token.
  var all: [AppReference] {
    source.tokens.indices.flatMap { index -> [AppReference] in
      guard source.isName(index) else { return [] }
      let name = source.text(index)
      let isMember = source.isSymbol(index - 1, ".") && !isRange(index - 1)
      let isInitialized = names.contains("init") && (name == "init" || module.type(name) != nil)
      guard names.contains(name) || isInitialized else { return [] }
      return isMember ? members(name, at: index) : unqualified(name, at: index)
    }
  }

  /// True for the last dot of `0...count`.
  private func isRange(_ dot: Int) -> Bool {
    source.isSymbol(dot - 1, ".")
      && source.tokens[dot - 1].range.upperBound == source.tokens[dot].range.lowerBound
  }

  // MARK: - Members

  private func members(_ name: String, at index: Int) -> [AppReference] {
    let dot = index - 1
    if source.isWord(index - 2, module.name) { return type(name, at: index, isGuess: false) }
    switch types.receiver(before: dot) {
    case .value(let type):
      let found = module.members(named: name, in: type).filter { !$0.isStatic }
      return fitting(found, at: index, isGuess: false)
    case .type(let type):
      let found = module.members(named: name, in: type).filter(\.isStatic)
      let created = found.filter(\.isType).flatMap { initializers(of: $0, at: index) }
      let isAlias = found.isEmpty && module.type(type)?.kind == .namespace
      return fitting(found, at: index, isGuess: false) + created
        + (isAlias ? self.type(name, at: index, isGuess: false) : [])
    case .implicit: return implicit(name, at: index)
    case .unknown:
      let found = module.members(named: name).filter { !$0.isStatic && !$0.isDeprecated }
      // A method is called, and a property is not.
      let isCalled = !AppCall(after: index, in: source).isReference
      return fitting(found.filter { $0.kind.isCallable == isCalled }, at: index, isGuess: true)
    }
  }

  /// `.paper` and `.init(title: "Emma")`, and properties in key paths.
  private func implicit(_ name: String, at index: Int) -> [AppReference] {
    if source.isSymbol(index - 2, "\\") {
      let found = module.members(named: name).filter {
        $0.kind == .property(isSettable: true)
          || $0.kind == .property(isSettable: false)
      }
      return fitting(found, at: index, isGuess: true)
    }
    if let type = types.expectedType(at: index - 1) {
      return fitting(
        module.members(named: name, in: type).filter(\.isStatic),
        at: index,
        isGuess: false
      )
    }
    let found = module.members(named: name).filter { symbol in
      switch symbol.kind {
      case .enumCase, .staticProperty, .initializer: true
      case .staticFunction: symbol.type == "Self"
      default: false
      }
    }
    // An initializer without arguments says nothing.
    let call = AppCall(after: index, in: source)
    guard name != "init" || call.arguments.contains(where: { $0.label != nil }) else { return [] }
    return fitting(found, at: index, isGuess: true)
  }

  // MARK: - Names without a receiver

  private func unqualified(_ name: String, at index: Int) -> [AppReference] {
    guard !isDeclared(index) else { return [] }
    let found = type(name, at: index, isGuess: declaresTypes.contains(name))
    guard found.isEmpty, let type = types.extensions.last(where: { $0.body.contains(index) })?.type
    else { return found }
    let members = module.members(named: name, in: type).filter { !$0.isStatic }
    return fitting(members, at: index, isGuess: true)
  }

  private func type(_ name: String, at index: Int, isGuess: Bool) -> [AppReference] {
    guard let type = module.type(name) else { return [] }
    return [AppReference(token: index, symbol: type, isGuess: isGuess)]
      + initializers(of: type, at: index).map {
        AppReference(token: index, symbol: $0.symbol, isGuess: isGuess)
      }
  }

  /// The initializer that `Book(title: "Emma")` calls.
  private func initializers(of type: Symbol, at index: Int) -> [AppReference] {
    let call = AppCall(after: index, in: source)
    guard !call.isReference else { return [] }
    return fitting(
      module.members(named: "init", in: type.fullName.text),
      at: index,
      isGuess: false
    )
  }

  /// True if the token is the name of a declaration, of a label or after `import`.
  private func isDeclared(_ index: Int) -> Bool {
    let declaring = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "import",
      "associatedtype", "case", "precedencegroup", "macro",
    ]
    if source.isName(index - 1), declaring.contains(source.text(index - 1)) {
      return !source.isWord(index - 1, "case") || !source.isSymbol(index + 1, ".")
    }
    let isFirst = source.isSymbol(index - 1, "(") || source.isSymbol(index - 1, ",")
    return isFirst && source.isSymbol(index + 1, ":")
  }

  /// The symbols, without functions that do not accept the arguments.
  private func fitting(_ symbols: [Symbol], at index: Int, isGuess: Bool) -> [AppReference] {
    let call = AppCall(after: index, in: source)
    let fitting = symbols.filter { !$0.kind.isCallable || call.isPossible(of: $0) }
    // Deprecated forwarders have the same arguments as what they forward to.
    let chosen =
      fitting.contains { !$0.isDeprecated } ? fitting.filter { !$0.isDeprecated } : fitting
    return chosen.map { AppReference(token: index, symbol: $0, isGuess: isGuess) }
  }
}
