import EndpointGenerator
import EndpointSpec

/// The Swift declarations that have a finding.
struct ExplainedDeclarations {
  /// Declarations with a finding.
  private var subjects: Set<Subject> = []
  /// Declarations with a part that has a finding.
  private var wholes: Set<Subject> = []
  private var endpoints = EndpointSet()
  private var kinds: Set<ChangeKind.ID> = []
  /// Parts of endpoints with a finding: parameters, headers.
  private var parts: Set<String> = []
  private var indices: [Subject: Int] = [:]
  private let removedTypes: Set<Subject>
  /// The former names of endpoints that remain, deprecated.
  private var formerEndpoints: Set<String> = []

  private static let failures: Set<ChangeKind.ID> = [
    .errorCaseAdded, .errorCaseRemoved, .errorBodyChanged,
  ]
  private static let headers: Set<ChangeKind.ID> = [
    .respHeaderAdded, .respHeaderRemoved, .respHeaderRemovedOptional,
  ]

  init(_ changes: [Change], in match: Match) {
    let named = Set(changes.compactMap(\.old).flatMap(\.names))
    // The users of an alias may have the same type without it, and then no finding.
    let removed = match.types.removed.filter { !$0.isAlias || named.contains($0.name.text) }
    removedTypes = Set(removed.map { Subject($0.name.text) })
    // A finding about a field also applies to the endpoints that have it as an argument.
    let spreads = match.new.model.spreads
    for (index, change) in changes.enumerated() where !change.isDocumentation {
      let endpoints = (spreads[change.subject.root] ?? []).map { Subject($0) }
      for subject in endpoints + change.subject.wholes where indices[subject] == nil {
        indices[subject] = index
      }
      if change.swift != .safe { add(change) }
    }
  }

  mutating func add(_ change: Change) {
    subjects.insert(change.subject)
    wholes.formUnion(change.subject.wholes)
    endpoints.formUnion(change.endpoints)
    if let kind = change.kind.id { kinds.insert(kind) }
    if let old = change.old { add(old: old, of: change) }
    if let part = change.subject.part { parts.insert(part) }
  }

  /// Adds the former name of a renamed declaration.
  private mutating func add(old: String, of change: Change) {
    switch change.kind.id {
    case .typeRenamed: subjects.insert(Subject(old))
    case .serverChanged: subjects.insert(Subject("servers", part: old))
    case .respFieldSwiftNameChanged, .respFieldWireNameChanged, .paramSwiftNameChanged,
      .paramWireNameChanged:
      subjects.insert(Subject(change.subject.owner, member: old))
    case .endpointRenamed:
      subjects.insert(Subject(old))
      wholes.formUnion(Subject(old).wholes)
      if change.swift < .breaking { formerEndpoints.insert(old) }
    default: break
    }
  }

  /// The index of the finding about a declaration or a part of it.
  func index(of subject: Subject) -> Int? { indices[subject] }

  func explains(_ difference: SymbolDifference, in match: Match) -> Bool {
    let subject = difference.subject
    // The enum of the responses has no name like the endpoint's former one.
    if difference.isOfRemovedType, formerEndpoints.contains(subject.owner) { return false }
    if wholes.contains(subject) { return true }
    if subject.wholes.contains(where: subjects.contains) { return true }
    if subject == Subject(subject.owner), endpoints.contains(subject.owner) { return true }
    if let old = difference.old, mentions(old) { return true }
    if subjects.contains(Subject(subject.owner, part: subject.member)), subject.owner == "servers" {
      return true
    }
    if subject.owner == "errors", !kinds.isDisjoint(with: Self.failures) { return true }
    if subject.owner == Subject.headers, let name = subject.part {
      if !kinds.isDisjoint(with: Self.headers) || parts.contains(name) { return true }
    }
    if difference.comes(fromLostUseIn: match) { return true }
    // The users of a removed type changed and have the finding.
    if subject.wholes.contains(where: removedTypes.contains) { return true }
    return isIncluded(subject.root, difference, in: match)
  }

  /// True if the declaration uses a type with a finding. A change of an alias is visible in all its uses.
  private func mentions(_ symbol: Symbol) -> Bool {
    ([symbol.type] + symbol.parameters.map(\.type)).contains { type in
      type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        subjects.contains(Subject(String($0)))
      }
    }
  }

  /// True if the difference is about a field that a struct includes from another one with a finding.
  private func isIncluded(_ type: String, _ difference: SymbolDifference, in match: Match) -> Bool {
    if let field = difference.old?.subject,
      let declaration = match.old.homes.declaration(of: field), subjects.contains(declaration)
    {
      return true
    }
    guard !difference.isOfNames || difference.subject == Subject(type) else { return false }
    return match.old.homes.homes(of: type).union(match.new.homes.homes(of: type))
      .contains { wholes.contains(Subject($0)) }
  }
}

extension APIModel {
  /// The endpoints that have the fields of a struct as arguments, by struct.
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

extension TypeModel {
  fileprivate var isAlias: Bool {
    if case .alias = form { true } else { false }
  }
}

extension EndpointModel {
  fileprivate var spreadTypes: [TypeReference] {
    var types = parameters.compactMap { parameter in
      if case .spread = parameter.binding { parameter.field.type } else { nil }
    }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}
