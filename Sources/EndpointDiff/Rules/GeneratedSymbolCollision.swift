import EndpointGenerator
import EndpointSpec

extension Match {
  /// The changes with the levels that the generated modules give them, and what only the modules show.
  ///
  /// A rule tells what a fact of the spec does to Swift. Where the module itself says worse of the same declaration, that
  /// counts; what no rule speaks of is a finding of its own: a declaration is called otherwise since another one came.
  func checkedAgainstSymbols(_ changes: [Change]) -> [Change] {
    // Another access or namespace changes every declaration, and is a finding of its own.
    guard old.model.swift == new.model.swift, old.model.name == new.model.name else {
      return changes
    }
    var changes = changes
    var told = ToldSubjects(changes, spreads: new.model.spreads)
    // What became of arguments follows from what became of the properties.
    for differences in [symbols.differences.filter(\.isOfNames), symbols.differences] {
      let untold = tell(differences, &changes, &told)
      let found = collisions(untold)
      for change in found { told.add(change) }
      changes += found
    }
    return changes
  }

  /// The differences that no change explains; where one is about the same declaration, its level rises instead.
  private func tell(
    _ differences: [SymbolDifference],
    _ changes: inout [Change],
    _ told: inout ToldSubjects
  ) -> [SymbolDifference] {
    var untold: [SymbolDifference] = []
    for difference in differences where !told.explains(difference, in: self) {
      if let index = told.index(of: difference.subject) {
        changes[index].raise(to: difference.level)
        told.add(changes[index])
      } else {
        untold.append(difference)
      }
    }
    return untold
  }

  private func collisions(_ differences: [SymbolDifference]) -> [Change] {
    var worst: [String: SymbolDifference] = [:]
    var order: [String] = []
    for difference in differences {
      guard let other = worst[difference.subject] else {
        order.append(difference.subject)
        worst[difference.subject] = difference
        continue
      }
      if difference.level > other.level { worst[difference.subject] = difference }
    }
    return order.compactMap { worst[$0].map(collision) }
  }

  private func collision(_ difference: SymbolDifference) -> Change {
    let kind = ChangeKind.generatedSymbolCollision
    var change = Change(kind, subject: difference.subject, difference.summary)
    change.swift = difference.level
    change.declarationBefore = difference.old?.declaration
    change.declarationAfter = difference.new?.declaration
    let oldPlace = difference.old?.place ?? old.model.namePlace
    change.before = old.position(of: oldPlace)
    change.after = new.position(of: difference.new?.place ?? new.model.namePlace)
    return change.with()
  }
}

extension SymbolDifference {
  /// Whether the type is no longer sent, or no longer read, and has only lost what it had for that. What used it has changed, and
  /// is the finding.
  fileprivate func comes(fromLostUseIn match: Match) -> Bool {
    guard [.conformanceLost, .settingLost].contains(effect) else { return false }
    let name = SwiftName(String(subject.prefix { $0 != "." }))
    guard let old = match.old.model.type(named: name), let new = match.new.model.type(named: name)
    else { return false }
    return old.isSent && !new.isSent || old.isReceived && !new.isReceived
  }

  /// Whether it is about a name itself, not about the arguments of a call.
  fileprivate var isOfNames: Bool {
    switch old?.kind {
    case .initializer, .method, .staticFunction: false
    default: true
    }
  }

  fileprivate var summary: String {
    switch effect {
    case .removed: "`\(path)` is gone"
    case .kindChanged: "`\(path)` is another kind of declaration"
    case .typeChanged: "`\(path)` has another type"
    case .settingLost: "`\(path)` cannot be set any more"
    case .conformanceLost: "`\(path)` conforms to less"
    case .caseAdded: "`\(path)` is new"
    case .callChanged: "calls of `\(path)` do not compile"
    case .referenceChanged: "`\(path)` has another type as a value"
    case .deprecated: "`\(path)` is deprecated"
    }
  }
}

extension Change {
  fileprivate mutating func raise(to level: Level) {
    swift = max(swift, level)
    if self.level == .breaking { bump = .major } else { bump = max(bump, .minor) }
  }
}

extension APIModel {
  /// The endpoints that have the fields of a struct for arguments, by the struct.
  fileprivate var spreads: [String: [String]] {
    var spreads: [String: [String]] = [:]
    for endpoint in endpoints {
      for type in endpoint.spreadTypes.compactMap(\.innermostName) {
        spreads[type.text, default: []].append(endpoint.id)
      }
    }
    return spreads
  }
}

extension EndpointModel {
  fileprivate var spreadTypes: [TypeReference] {
    let parameters = parameters.filter { parameter in
      if case .spread = parameter.binding { true } else { false }
    }
    guard case .value(let type, _, isSpread: true)? = body?.content else {
      return parameters.map(\.field.type)
    }
    return parameters.map(\.field.type) + [type]
  }
}

/// The declarations that findings speak of, as far as they say that Swift code is concerned.
private struct ToldSubjects {
  /// Those with a finding …
  private var subjects: Set<String> = []
  /// … and those that a part of has one.
  private var wholes: Set<String> = []
  private var endpoints: Set<String> = []
  private var groups: Set<String> = []
  /// What findings speak of inside of an endpoint: parameters, headers.
  private var parts: Set<String> = []
  private var indices: [String: Int] = [:]

  /// - Parameter spreads: The endpoints that have the fields of a struct for arguments: what is told of a field is told of them.
  init(_ changes: [Change], spreads: [String: [String]]) {
    for (index, change) in changes.enumerated() where !change.isDocumentation {
      for endpoint in spreads[String(change.subject.prefix { $0 != "." })] ?? [] {
        indices[endpoint] = indices[endpoint] ?? index
      }
      for subject in Self.wholes(of: change.subject) where indices[subject] == nil {
        indices[subject] = index
      }
      if change.swift != .safe { add(change) }
    }
  }

  mutating func add(_ change: Change) {
    subjects.insert(change.subject)
    wholes.formUnion(Self.wholes(of: change.subject))
    if [ChangeKind.typeRenamed.name, ChangeKind.endpointRenamed.name].contains(change.kind) {
      subjects.insert(change.old ?? "")
    }
    if let old = change.old, change.kind.hasSuffix("-name-changed") {
      subjects.insert("\(change.subject.prefix { $0 != "." }).\(old)")
    }
    endpoints.formUnion(change.endpoints)
    groups.insert(String(change.kind.prefix { $0 != "-" }))
    if change.kind.hasPrefix("resp-header") { groups.insert("header") }
    if change.kind == ChangeKind.endpointRenamed.name, let old = change.old {
      wholes.formUnion(Self.wholes(of: old))
    }
    if let part = change.subject.split(separator: " ").last { parts.insert(String(part)) }
  }

  /// The finding about a declaration, or about a part of it.
  func index(of subject: String) -> Int? { indices[subject] }

  func explains(_ difference: SymbolDifference, in match: Match) -> Bool {
    let subject = difference.subject
    if wholes.contains(subject) { return true }
    if Self.wholes(of: subject).contains(where: subjects.contains) { return true }
    if endpoints.contains(subject) { return true }
    if subject.hasPrefix("servers"), groups.contains("server") { return true }
    if subject == "errors", groups.contains("error") { return true }
    if difference.old?.owner.hasPrefix("Response<") == true {
      if groups.contains("header") || parts.contains(subject) { return true }
    }
    if difference.comes(fromLostUseIn: match) { return true }
    // What used a type that is gone has changed, and is the finding.
    let type = String(subject.prefix { $0 != "." })
    if match.types.removed.contains(where: { $0.name.text == type }) { return true }
    return isIncluded(type, difference, in: match)
  }

  /// Whether it is about what a struct includes from another that is spoken of.
  private func isIncluded(_ type: String, _ difference: SymbolDifference, in match: Match) -> Bool {
    if let place = difference.old?.place, let home = match.oldHomes.home(of: place) {
      let part = difference.subject.dropFirst(type.count)
      if subjects.contains("\(home)\(part)") { return true }
    }
    guard !difference.isOfNames || difference.subject == type else { return false }
    return !match.oldHomes.homes(of: type).union(match.newHomes.homes(of: type))
      .isDisjoint(with: wholes)
  }

  /// `Deck.draw count`, `Deck.draw` and `Deck`.
  private static func wholes(of subject: String) -> [String] {
    var wholes = [subject]
    if let blank = subject.firstIndex(of: " ") { wholes.append(String(subject[..<blank])) }
    if let dot = subject.firstIndex(of: ".") { wholes.append(String(subject[..<dot])) }
    return wholes
  }
}
