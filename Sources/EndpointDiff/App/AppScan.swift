import EndpointGenerator
import EndpointSpec

/// A Swift file of an app.
package struct AppFile: Sendable {
  package let source: SwiftSource
  /// Nil without an index, or if the file changed since.
  package let index: IndexedFile?

  package init(_ source: SwiftSource, index: IndexedFile?) {
    (self.source, self.index) = (source, index)
  }
}

/// Finds the uses of affected declarations of one module in the files of an app.
package struct AppScan {
  private let affected: AffectedDeclarations
  private let module: OldModule
  private let names: Set<String>
  private let hidden: Set<String>
  private var declarations: [Key: Found] = [:]

  private struct Key: Hashable {
    let name: String
    let noun: AppUses.Declaration.Noun
  }

  private struct Found {
    var total = 0
    var places: [(finding: Int, place: AppUses.Place)] = []
  }

  /// - Parameter hidden: The types that the app declares itself.
  package init(_ affected: AffectedDeclarations, hidden: Set<String>) {
    self.affected = affected
    self.hidden = hidden
    module = OldModule(affected.modules.old, name: affected.module)
    names = affected.names
  }

  /// The uses of each finding, by its index.
  package var uses: [Int: AppUses] {
    let sorted = declarations.sorted {
      ($0.key.name, $0.key.noun.rawValue) < ($1.key.name, $1.key.noun.rawValue)
    }
    var uses: [Int: [AppUses.Declaration]] = [:]
    for (key, found) in sorted {
      for (finding, places) in Dictionary(grouping: found.places, by: \.finding) {
        let places = places.map(\.place).sorted { $0.position.isBefore($1.position) }
        uses[finding, default: []].append(
          .init(name: key.name, noun: key.noun, total: found.total, places: places)
        )
      }
    }
    return uses.mapValues(AppUses.init)
  }

  /// The findings that the scan looks for.
  package var findings: Set<Int> { affected.findings }

  // MARK: - Files

  package mutating func read(_ file: AppFile) {
    let source = file.source
    let isIndexed = file.index?.names.contains { !$0.declaration.isEmpty } ?? false
    guard isIndexed || source.imports(module.name) else { return }
    let lines = LineTable(source.bytes)
    if !affected.wholeModule.isEmpty { readImports(source, lines) }
    let (indexed, known) = indexed(file, lines)
    let exhausted = readSwitches(source, indexed, lines)
    var seen: Set<Int> = []
    for reference in indexed where read(reference, .index, source, lines) {
      seen.insert(reference.token)
    }
    for var reference in NamedReferences(source, module, hidden: hidden, names: names).all
    where !known.contains(reference.token) {
      if exhausted.contains(reference.token) { reference.isGuess = false }
      // The index does not list the uses of local variables.
      let isLocal = file.index != nil && !source.isSymbol(reference.token - 1, ".")
      if reference.isGuess, isLocal || seen.contains(reference.token) { continue }
      if read(reference, .names, source, lines) { seen.insert(reference.token) }
    }
  }

  /// The uses that the index names, and all tokens that it knows.
  private func indexed(
    _ file: AppFile,
    _ lines: LineTable
  ) -> (references: [AppReference], known: Set<Int>) {
    var references: [AppReference] = []
    var known: Set<Int> = []
    for name in file.index?.names ?? [] {
      guard let token = name.token(in: file.source, lines) else { continue }
      known.insert(token)
      guard !name.declaration.isEmpty else { continue }
      references += name.references(at: token, in: module)
    }
    return (references, known)
  }

  /// Counts a use, and adds its places. Returns whether the changes touch it.
  private mutating func read(
    _ reference: AppReference,
    _ origin: AppUses.Origin,
    _ source: SwiftSource,
    _ lines: LineTable
  ) -> Bool {
    let symbol = reference.symbol
    guard affected.causes[symbol.path] != nil else { return false }
    let key = Key(name: symbol.path, noun: reference.noun)
    let effects = affected.effects(on: reference, in: source)
    let position = lines.position(of: reference.token, in: source)
    let places = effects.map { finding, effect in
      let place = AppUses.Place(
        position: position,
        name: reference.name,
        effect: effect,
        isGuess: reference.isGuess,
        origin: origin
      )
      return (finding, place)
    }
    add(places, to: key, counts: !reference.isGuess)
    return !effects.isEmpty
  }

  private mutating func add(
    _ places: [(finding: Int, place: AppUses.Place)],
    to key: Key,
    counts: Bool = true
  ) {
    if counts { declarations[key, default: Found()].total += 1 }
    declarations[key, default: Found()].places += places
  }

  /// Adds a place that stops compiling, for some findings.
  private mutating func add(
    _ name: String,
    at position: Position,
    _ origin: AppUses.Origin,
    of findings: [Int],
    to key: Key
  ) {
    let place = AppUses.Place(
      position: position,
      name: name,
      effect: .breaks,
      isGuess: false,
      origin: origin
    )
    add(Set(findings).map { ($0, place) }, to: key)
  }

  // MARK: - Switches and imports

  /// Adds each `switch` that lists all cases of an enum which now has others.
  ///
  /// - Returns: The tokens of its cases.
  private mutating func readSwitches(
    _ source: SwiftSource,
    _ references: [AppReference],
    _ lines: LineTable
  ) -> Set<Int> {
    guard !affected.switches.isEmpty else { return [] }
    var tokens: Set<Int> = []
    let cases = Dictionary(firstOf: references.map { ($0.token, $0.symbol) })
    for statement in SwitchStatement.all(in: source) {
      for (path, causes) in affected.switches
      where statement.exhausts(
        module.cases(of: path),
        where: {
          $0.isCase(of: path, cases[$0.token], in: source)
        }
      ) {
        tokens.formUnion(statement.names.map(\.token))
        let isIndexed = statement.names.contains { cases[$0.token] != nil }
        add(
          "switch",
          at: lines.position(of: statement.token, in: source),
          isIndexed ? .index : .names,
          of: causes.flatMap(\.findings),
          to: Key(name: path, noun: .switch)
        )
      }
    }
    return tokens
  }

  private mutating func readImports(_ source: SwiftSource, _ lines: LineTable) {
    for token in source.importTokens(of: module.name) {
      let position = lines.position(of: token, in: source)
      let key = Key(name: module.name, noun: .use)
      add(module.name, at: position, .names, of: affected.wholeModule, to: key)
    }
  }
}

extension SwitchStatement.Name {
  /// The name, unless the index says that it is the case of another type.
  fileprivate func isCase(of type: String, _ symbol: Symbol?, in source: SwiftSource) -> String? {
    if let symbol { return symbol.owner == type ? symbol.name : nil }
    return source.text(token)
  }
}

extension LineTable {
  func position(of token: Int, in source: SwiftSource) -> Position {
    let (line, column) = position(of: source.tokens[token].range.lowerBound)
    return Position(path: source.path, line: line, column: column)
  }
}

extension OldModule {
  fileprivate func cases(of type: String) -> Set<String> {
    Set(table.symbols.filter { $0.kind == .enumCase && $0.owner == type }.map(\.name))
  }
}

extension Position {
  fileprivate func isBefore(_ other: Position) -> Bool {
    (path, line, column) < (other.path, other.line, other.column)
  }
}

extension SwiftSource {
  /// The names of the types that the file declares.
  package var declaredTypes: Set<String> {
    let keywords = ["struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype"]
    return Set(
      tokens.indices.dropLast().filter {
        isName($0) && isName($0 + 1) && keywords.contains(text($0))
      }
      .map { text($0 + 1) }
    )
  }

  /// `LibraryAPI` in `import LibraryAPI` and `import struct LibraryAPI.Book`.
  fileprivate func importTokens(of module: String) -> [Int] {
    tokens.indices.filter { index in
      isWord(index, module)
        && (isWord(index - 1, "import") || isWord(index - 2, "import") && isName(index - 1))
    }
  }

  fileprivate func imports(_ module: String) -> Bool { !importTokens(of: module).isEmpty }
}
