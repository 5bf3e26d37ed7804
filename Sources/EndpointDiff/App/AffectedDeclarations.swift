import EndpointGenerator
import EndpointSpec

/// The declarations of an old module that changes affect, and which findings are about them.
package struct AffectedDeclarations: Sendable {
  /// A difference of a declaration, and the indices of its findings.
  struct Cause {
    let difference: SymbolDifference
    let findings: [Int]
  }

  /// The name of the old module, such as `DeckOfCardsAPI`.
  package let module: String
  let modules: ComparedModules
  /// The causes of each old symbol, by its path.
  private(set) var causes: [String: [Cause]] = [:]
  /// The causes for which a `switch` over an enum is no longer exhaustive, by the path of the enum.
  private(set) var switches: [String: [Cause]] = [:]
  /// The types that the users of each old type have now.
  private(set) var replacements: [String: Set<String>] = [:]
  /// The findings about the name of the module, which change every `import`.
  private(set) var wholeModule: [Int] = []
  /// The paths of declarations whose difference no finding is about.
  package private(set) var unexplained: [String] = []

  /// - Parameter changes: The changes of one API, in the order of its findings.
  package init(_ changes: [Change], old: APIModel, new: APIModel) {
    module = old.swift.module
    // A value of a renamed type has all members of the type. Only code with the old name is affected.
    let renames = changes.compactMap { $0.renamedType }
      .filter { new.type(named: SwiftName($0.old)) == nil }
    let names = Dictionary(firstOf: renames.map { ($0.old, $0.new) })
    modules = ComparedModules(SymbolTable(old), SymbolTable(new).knowing(names))
    let options = changes.indices.filter { changes[$0].isOfOptions }
    if old.swift.module != new.swift.module { wholeModule = options }
    let attribution = Attribution(changes, modules.old, otherwise: options)
    // What is no longer public is removed for the app.
    let isHidden = new.swift.access != old.swift.access && new.swift.access != .public
    let differences =
      isHidden
      ? modules.old.symbols.map { SymbolDifference(effect: .removed, old: $0) }
      : compareSymbols(modules.old, modules.new)
    for difference in differences {
      for type in difference.oldTypes {
        replacements[type, default: []].formUnion(difference.new?.type.names ?? [])
      }
      let cause = Cause(difference: difference, findings: attribution.findings(of: difference))
      guard !cause.findings.isEmpty else {
        unexplained.append(difference.path)
        continue
      }
      if let path = difference.openedEnum { switches[path, default: []].append(cause) }
      if let symbol = difference.old { causes[symbol.path, default: []].append(cause) }
    }
  }

  /// The findings with a declaration that an app may use.
  var findings: Set<Int> {
    let all = [causes, switches].flatMap { $0.values.joined() }
    return Set(all.flatMap(\.findings) + wholeModule)
  }

  /// The names by which an app uses the declarations.
  var names: Set<String> {
    Set(
      causes.keys.compactMap { $0.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) }
    )
  }
}

extension SymbolDifference {
  /// The types that a declaration no longer has.
  fileprivate var oldTypes: Set<String> {
    Set(old?.type.names ?? []).subtracting(new?.type.names ?? [])
  }

  /// The enum whose switches need another case or a default.
  fileprivate var openedEnum: String? {
    switch (effect, old?.kind, new?.kind) {
    case (.caseAdded, _, _): new?.owner
    case (.kindChanged, .enumeration?, .structure?): old?.path
    default: nil
    }
  }
}

extension Change {
  fileprivate var renamedType: (old: String, new: String)? {
    guard kind.id == .typeRenamed, let old, let new else { return nil }
    return (old, new)
  }

  fileprivate var isOfOptions: Bool { kind.id == .generatorOptionChanged && swift == .breaking }
}

/// Finds the changes that a difference of the modules is about.
private struct Attribution {
  private let changes: [(index: Int, change: Change)]
  private let others: [Int]
  private let table: SymbolTable

  init(_ changes: [Change], _ table: SymbolTable, otherwise others: [Int]) {
    self.table = table
    self.changes = changes.enumerated().filter { $1.swift > .safe && !$1.isDocumentation }
      .map { ($0, $1) }
    self.others = others
  }

  /// The changes that are as close as the closest one whose level is at least that of the difference.
  func findings(of difference: SymbolDifference) -> [Int] {
    let close = changes.map {
      (index: $0.index, change: $0.change, $0.change.closeness(to: difference))
    }
    .filter { $0.2 > 0 }
    let severe = close.filter { $0.change.swift >= difference.level }
    guard let best = (severe.isEmpty ? close : severe).map(\.2).max() else {
      return others.isEmpty ? findingsOfUsers(of: difference) : others
    }
    return close.filter { $0.2 >= best }.map(\.index)
  }

  /// The changes of what has the type in the old module: a union of its members, or an endpoint of its response.
  private func findingsOfUsers(of difference: SymbolDifference) -> [Int] {
    var types: Set<String> = [difference.subject.root]
    // A type may be used through another one.
    for _ in 0..<Self.longestChain {
      let users = table.symbols.filter { symbol in
        ([symbol.type] + symbol.parameters.map(\.type)).contains { type in
          type.names.contains { types.contains(String($0.prefix { $0 != "." })) }
        }
      }.map(\.subject)
      let found = changes.filter { entry in
        users.contains { user in
          entry.change.endpoints.contains(user.owner)
            || entry.change.subjects.contains { $0.root == user.root }
        }
      }
      if !found.isEmpty { return found.map(\.index) }
      types.formUnion(users.map(\.root))
    }
    return []
  }

  private static let longestChain = 4
}

extension Change {
  /// How directly the change is about a difference. 0 if it is about something else.
  fileprivate func closeness(to difference: SymbolDifference) -> Int {
    if isDeprecation, difference.effect != .deprecated { return 0 }
    let subject = difference.subject
    let named = subjects + formerSubjects
    if named.contains(where: { $0 == subject || $0.declaration == subject }) { return 6 }
    if endpoints.contains(subject.owner), difference.old?.kind.isCallable ?? true { return 5 }
    if named.contains(where: subject.wholes.contains) { return 4 }
    // An endpoint is no part of the type that it is called on, so that it does not change the type's initializer.
    let mayBeWhole = difference.old?.kind.isCallable != true || !isAboutEndpoint
    if mayBeWhole, named.contains(where: { $0.wholes.contains(subject) }) { return 3 }
    if isAboutPart(subject) { return 3 }
    if named.contains(where: { $0.root == subject.root }) || endpoints.contains(subject.owner) {
      return 2
    }
    // A field that a struct includes from another one.
    if let member = subject.member, named.contains(where: { $0.member == member }) { return 1 }
    return difference.old.map(mentions) == true ? 1 : 0
  }

  private var isAboutEndpoint: Bool { subjects.allSatisfy { endpoints.contains($0.owner) } }

  private var isDeprecation: Bool {
    [.endpointDeprecated, .paramDeprecated, .fieldDeprecated].contains(kind.id)
  }

  /// The subjects that renamed declarations had.
  private var formerSubjects: [Subject] {
    let formers = [former] + places.map(\.former)
    guard kind.id == .serverChanged, let old else { return formers.compactMap(\.self) }
    return [Subject("servers", part: old), Subject("servers", member: old)]
  }

  /// True for an error case, a header or a server, whose findings may name the endpoint.
  private func isAboutPart(_ subject: Subject) -> Bool {
    switch (subject.owner, kind.id) {
    case ("errors", .errorCaseAdded?), ("errors", .errorCaseRemoved?),
      ("errors", .errorBodyChanged?):
      true
    case (Subject.headers, .respHeaderAdded?), (Subject.headers, .respHeaderRemoved?),
      (Subject.headers, .respHeaderRemovedOptional?):
      true
    case ("servers", .serverChanged?): true
    case (Subject.headers, _): subjects.contains { $0.part != nil && $0.part == subject.part }
    default: false
    }
  }

  /// True if the declarations of the finding have the type of the symbol, or the other way round.
  private func mentions(_ symbol: Symbol) -> Bool {
    let owner = symbol.owner.isEmpty ? symbol.name : symbol.owner
    let texts = [declarationBefore, declarationAfter, old].compactMap(\.self)
    if texts.contains(where: { $0.names.contains(owner) }) { return true }
    let names = ([symbol.type] + symbol.parameters.map(\.type)).flatMap(\.names)
    return subjects.contains { names.contains($0.root) }
  }
}

extension String {
  /// The names in the text of a declaration or a type.
  var names: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
  }
}
