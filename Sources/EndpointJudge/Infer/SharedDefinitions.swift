import EndpointJSON
import EndpointSpec

/// Merges equal definitions: those of one API, and in samples those with one name, in one object, or with several fields.
/// In an API, definitions with many equal keys are one, too, if they differ only in what was null, empty or missing.
///
/// The same object often occurs at several places, such as the author of a post and of its comments. The order of its
/// fields may differ. Each definition is compared once, after the definitions that it refers to.
struct SharedDefinitions {
  typealias Definition = TypeProposal.Definition

  /// The remaining definitions.
  private(set) var definitions: [Definition] = []
  /// The replacements of the removed and renamed names.
  private(set) var renamed: [SwiftName: SwiftName] = [:]
  /// The number of compared fields, which grows with the definitions only.
  private(set) var steps = 0

  let all: [Definition]
  private let isOfAPI: Bool
  let indices: [SwiftName: Int]
  /// The definitions that use each definition.
  private var users: [[Int]]
  private var classes: [Int?]
  private var members: [[Int]] = []
  private var known: [String: Int] = [:]
  /// The classes of definitions with many fields, by each of their keys.
  private var alike: [String: [Int]] = [:]
  /// The fields of classes whose definitions differ in what was null, empty or missing.
  private var joined: [Int: [TypeProposal.Field]] = [:]

  /// Types with other names and fewer fields may be equal by chance in a sample, and so may request bodies.
  private static let fewestFields = 4
  /// The same for types of fields of one object, such as `start` and `end`.
  private static let fewestFieldsOfSiblings = 2

  /// With this number of equal keys, definitions are one although some of their values were null, empty or missing.
  private static let fewestFieldsOfAlike = 5
  private static let mostAlike = 8

  /// - Parameters:
  ///   - isOfAPI: Whether the definitions are those of a whole API, in which equal ones are one type.
  ///   - isFree: Whether a type may have a name.
  init(_ all: [Definition], isOfAPI: Bool, isFree: (String) -> Bool) {
    self.all = all
    self.isOfAPI = isOfAPI
    indices = Dictionary(firstOf: all.enumerated().map { ($0.element.name, $0.offset) })
    users = all.map { _ in [] }
    classes = all.map { _ in nil }
    for (index, definition) in all.enumerated() {
      for used in definition.uses.compactMap({ indices[$0] }) { users[used].append(index) }
    }
    for index in usedFirst { classify(index) }
    finish(isFree)
  }

  // MARK: - Classes of equal definitions

  /// The definitions, each behind those that it refers to.
  private var usedFirst: [Int] {
    var finished: Set<Int> = []
    var sorted: [Int] = []
    for index in all.indices {
      walk(
        from: index,
        &finished,
        edges: { all[$0].uses.reversed().compactMap { indices[$0] } },
        to: \.self,
        leave: { sorted.append($0) }
      )
    }
    return sorted
  }

  private mutating func classify(_ index: Int) {
    let definition = all[index]
    let keys = definition.alias == nil ? keys(of: index) : []
    let equal = keys.compactMap { known[$0] }.first
    // A response that is like others is one of them, and not the request with equal fields.
    let isOfBodies = equal.map { members[$0].allSatisfy { all[$0].isBody } } ?? true
    if let found = isOfBodies ? join(index) ?? equal : equal {
      classes[index] = found
      members[found].append(index)
    } else {
      classes[index] = members.count
      if canJoin(definition) {
        for field in definition.fields { alike[field.key, default: []].append(members.count) }
      }
      members.append([index])
    }
    for key in keys where known[key] == nil { known[key] = classes[index] }
  }

  /// Texts that are equal for definitions to merge.
  private mutating func keys(of index: Int) -> [String] {
    let definition = all[index]
    steps += definition.fields.count + 1
    var parts = definition.fields.map { field in
      "\(quoted(field.key)) \(field.swiftName ?? "") \(text(of: field.type, in: index))"
        + (field.isUnseen ? " unseen" : "") + (field.isSecret ? " secret" : "")
    }
    parts.sort()
    for member in definition.union?.members ?? [] {
      parts.append("| \(member.tag) \(text(of: .named(member.type), in: index))")
    }
    if let additional = definition.additional {
      parts.append("* \(text(of: additional, in: index))")
    }
    let form = parts.joined(separator: "\n")
    let isLarge = definition.fields.count >= Self.fewestFields
    if isLarge || isOfAPI && !definition.isBody { return [form] }
    var keys = ["\(definition.preferredName)\n\(form)"]
    if definition.fields.count >= Self.fewestFieldsOfSiblings {
      keys += users[index].map { "#\($0)\n\(form)" }
    }
    return keys
  }

  /// The type with the class of its definition in place of the name.
  private func text(of type: TypeReference, in index: Int) -> String {
    marked(type, in: index).text
  }

  private func marked(_ type: TypeReference, in index: Int) -> TypeReference {
    guard let name = type.innermostName, let used = indices[name] else { return type }
    let mark = used == index ? "Self" : classes[used].map { "Class\($0)" } ?? "Open\(used)"
    return type.replacingName { _ in .named(SwiftName(mark)) }
  }

  private func canJoin(_ definition: Definition) -> Bool {
    isOfAPI && !definition.isBody && definition.fields.count >= Self.fewestFieldsOfAlike
  }

  /// Joins a definition with a class of like values. Returns the class, or nil if there is none.
  private mutating func join(_ index: Int) -> Int? {
    let definition = all[index]
    guard canJoin(definition) else { return nil }
    let required = definition.fields.filter { !$0.type.isOptional }.map(\.key)
    let rarest = required.min { alike[$0]?.count ?? 0 < alike[$1]?.count ?? 0 }
    for found in (rarest.flatMap { alike[$0] } ?? []).prefix(Self.mostAlike) {
      guard let fields = joinedFields(of: found, and: index) else { continue }
      joined[found] = fields
      return found
    }
    return nil
  }

  /// The fields of a class and a definition. Nil if the values of neither are values of the other, apart from what was null
  /// or empty.
  private func joinedFields(of found: Int, and index: Int) -> [TypeProposal.Field]? {
    let first = members[found][0]
    guard all[first].additional == all[index].additional else { return nil }
    let known = joined[found] ?? all[first].fields
    let other = Dictionary(firstOf: all[index].fields.map { ($0.key, $0) })
    let keys = Set(known.map(\.key))
    let new = all[index].fields.filter { !keys.contains($0.key) }
    let missing = known.filter { other[$0.key] == nil }
    let shared = known.count - missing.count
    let others = new + missing
    guard others.isEmpty || areRelated(first, index),
      new.isEmpty || missing.isEmpty, others.allSatisfy(\.type.isOptional),
      shared >= Self.fewestFieldsOfAlike,
      others.count <= shared
    else { return nil }
    let fields = known.map { field -> TypeProposal.Field? in
      guard let other = other[field.key] else { return field }
      let types = (marked(field.type, in: first), marked(other.type, in: index))
      guard types.0.wrapped == types.1.wrapped || field.canJoin(other) || other.canJoin(field)
      else { return nil }
      return field.joined(other)
    }
    // `{ "data": { … }, "auth": null }` and `{ "data": null, "auth": { … } }` are different responses. Things with an
    // identifier, such as an issue without a milestone, are alike.
    let isFilled = known.contains { field in
      other[field.key].map { field.canBecome($0) || $0.canBecome(field) } ?? false
    }
    let isThing = known.contains { Envelope.isIdentity($0.key) }
    guard !isFilled || isThing || areNamedAlike(first, index) else { return nil }
    return fields.allSatisfy { $0 != nil } ? fields.compactMap(\.self) + new : nil
  }

  // MARK: - Result

  private mutating func finish(_ isFree: (String) -> Bool) {
    var remaining: Set<Int> = []
    var names: [Int: SwiftName] = [:]
    var taken = Set(all.map { $0.name.text.lowercased() })
    for members in members {
      let sorted = members.sorted()
      let roots = naming(sorted)
      let first =
        roots.min { order(of: $0) < order(of: $1) } ?? sorted.first { !all[$0].isRoot } ?? sorted[0]
      remaining.insert(first)
      var name = all[first].name
      let proposals = isOfAPI ? commonNames(of: sorted) : []
      let found = proposals.first { proposal in
        members.contains { all[$0].name.text == proposal }
          || isFree(proposal) && taken.insert(proposal.lowercased()).inserted
      }
      if let found { name = SwiftName(found) }
      names[first] = name
      for index in members where all[index].name != name { renamed[all[index].name] = name }
    }
    definitions = all.indices.filter(remaining.contains).map { index in
      var definition = all[index]
      if let fields = classes[index].flatMap({ joined[$0] }) { definition.fields = fields }
      definition.rename(to: names[index] ?? definition.name, renamed)
      return definition
    }
  }
}

extension TypeProposal.Field {
  /// Whether values of the field are unknown, and may be those of another one.
  fileprivate func canJoin(_ other: Self) -> Bool {
    guard isUnseen else { return false }
    if case (.array, .array) = (type.wrapped, other.type.wrapped) { return true }
    return type.wrapped == .scalar(.json)
  }

  /// Whether only the other field has an object as its value.
  fileprivate func canBecome(_ other: Self) -> Bool {
    isUnseen && !other.isUnseen && other.type.wrapped.innermostName != nil
  }

  /// The field with the known type of both, which is optional if one is.
  fileprivate func joined(_ other: Self) -> Self {
    var field = self
    field.isUnseen = isUnseen && other.isUnseen
    field.isSecret = isSecret || other.isSecret
    let known = isUnseen ? other.type : type
    let isOptional = type.isOptional || other.type.isOptional
    field.type = isOptional && !known.isOptional ? .optional(known) : known
    return field
  }
}

extension TypeProposal.Definition {
  fileprivate mutating func rename(to name: SwiftName, _ renamed: [SwiftName: SwiftName]) {
    self.name = name
    func new(_ type: TypeReference) -> TypeReference {
      type.replacingName { .named(renamed[$0] ?? $0) }
    }
    for index in fields.indices { fields[index].type = new(fields[index].type) }
    alias = alias.map(new)
    additional = additional.map(new)
    union?.replaceTypes(renamed)
  }
}
