import EndpointGenerator
import EndpointSpec

/// The Swift declarations that have a finding.
struct ReportedSubjects {
  /// Declarations with a finding.
  private var subjects: Set<String> = []
  /// Declarations with a part that has a finding.
  private var wholes: Set<String> = []
  private var endpoints: Set<String> = []
  private var kinds: Set<ChangeKind.ID> = []
  /// Parts of endpoints with a finding: parameters, headers.
  private var parts: Set<String> = []
  private var indices: [String: Int] = [:]
  /// The former names of endpoints that remain, deprecated.
  private var formerEndpoints: Set<String> = []

  private static let failures: Set<ChangeKind.ID> = [
    .errorCaseAdded, .errorCaseRemoved, .errorBodyChanged,
  ]
  private static let headers: Set<ChangeKind.ID> = [
    .respHeaderAdded, .respHeaderRemoved, .respHeaderRemovedOptional,
  ]

  /// - Parameter spreads: The endpoints that have the fields of a struct as arguments. A finding about a field applies
  ///   to them, too.
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
    endpoints.formUnion(change.endpoints)
    if let kind = change.kind.id { kinds.insert(kind) }
    if let old = change.old { add(old: old, of: change) }
    if let part = change.subject.split(separator: " ").last { parts.insert(String(part)) }
  }

  /// Adds the former name of a renamed declaration.
  private mutating func add(old: String, of change: Change) {
    switch change.kind.id {
    case .typeRenamed: subjects.insert(old)
    case .serverChanged: subjects.insert("servers \(old)")
    case .respFieldSwiftNameChanged, .respFieldWireNameChanged, .paramSwiftNameChanged,
      .paramWireNameChanged:
      subjects.insert("\(change.subject.prefix { $0 != "." }).\(old)")
    case .endpointRenamed:
      subjects.insert(old)
      wholes.formUnion(Self.wholes(of: old))
      if change.swift < .breaking { formerEndpoints.insert(old) }
    default: break
    }
  }

  /// The index of the finding about a declaration or a part of it.
  func index(of subject: String) -> Int? { indices[subject] }

  func explains(_ difference: SymbolDifference, in match: Match) -> Bool {
    let subject = difference.subject
    // The enum of the responses has no name like the endpoint's former one.
    if difference.isOfRemovedType, formerEndpoints.contains(subject) { return false }
    if wholes.contains(subject) { return true }
    if Self.wholes(of: subject).contains(where: subjects.contains) { return true }
    if endpoints.contains(subject) { return true }
    if let old = difference.old, mentions(old) { return true }
    if subject.hasPrefix("servers."), subjects.contains("servers \(subject.dropFirst(8))") {
      return true
    }
    if subject == "errors", !kinds.isDisjoint(with: Self.failures) { return true }
    if difference.old?.owner.hasPrefix("Response<") == true {
      if !kinds.isDisjoint(with: Self.headers) || parts.contains(subject) { return true }
    }
    if difference.comes(fromLostUseIn: match) { return true }
    // The users of a removed type changed and have the finding.
    if match.types.removed.contains(where: { $0.owns(subject) }) { return true }
    return isIncluded(String(subject.prefix { $0 != "." }), difference, in: match)
  }

  /// True if the declaration uses a type with a finding. A change of an alias is visible in all its uses.
  private func mentions(_ symbol: Symbol) -> Bool {
    ([symbol.type] + symbol.parameters.map(\.type)).contains { type in
      type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
        subjects.contains(String($0))
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
    guard !difference.isOfNames || difference.subject == type else { return false }
    return !match.old.homes.homes(of: type).union(match.new.homes.homes(of: type))
      .isDisjoint(with: wholes)
  }

  /// The prefixes of a subject: `Deck.draw count`, `Deck.draw` and `Deck`.
  private static func wholes(of subject: String) -> [String] {
    var wholes = [subject]
    var name = subject.prefix { $0 != " " }
    if name != subject { wholes.append(String(name)) }
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      wholes.append(String(name))
    }
    return wholes
  }
}

extension TypeModel {
  /// True if a declaration is the type or a part of it: `Items.Sort` owns `Items.Sort.name`.
  fileprivate func owns(_ subject: String) -> Bool {
    subject.hasPrefix(name.text)
      && (subject.count == name.text.count || subject.dropFirst(name.text.count).first == ".")
  }
}

extension APIModel {
  /// The endpoints that have the fields of a struct as arguments, by struct.
  var spreads: [String: [String]] {
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
    var types = parameters.compactMap { parameter in
      if case .spread = parameter.binding { parameter.field.type } else { nil }
    }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}
