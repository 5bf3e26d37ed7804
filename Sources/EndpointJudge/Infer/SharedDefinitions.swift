import EndpointJSON
import EndpointSpec

/// Merges equal definitions: those of one API, and in samples those with one name, in one object, or with several fields.
/// In an API, definitions with many equal keys are one, too, if they differ only in what was null or empty.
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
  private let indices: [SwiftName: Int]
  /// The definitions that use each definition.
  private var users: [[Int]]
  private var classes: [Int?]
  private var members: [[Int]] = []
  private var known: [String: Int] = [:]
  /// The classes of definitions with many fields, by their keys.
  private var alike: [[String]: [Int]] = [:]
  /// The fields of classes whose definitions differ in what was null or empty.
  private var joined: [Int: [TypeProposal.Field]] = [:]

  /// Types with other names and fewer fields may be equal by chance in a sample, and so may request bodies.
  private static let fewestFields = 4
  /// The same for types of fields of one object, such as `start` and `end`.
  private static let fewestFieldsOfSiblings = 2

  /// With this number of equal keys, definitions are one although some of their values were null or empty.
  private static let fewestFieldsOfAlike = 6
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
    if let found = keys.compactMap({ known[$0] }).first {
      classes[index] = found
      members[found].append(index)
    } else if let found = join(index) {
      classes[index] = found
      members[found].append(index)
    } else {
      classes[index] = members.count
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
    }
    parts.sort()
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

  /// Joins a definition with a class of the same keys. Returns the class, or nil if there is none with like values.
  private mutating func join(_ index: Int) -> Int? {
    let definition = all[index]
    guard isOfAPI, !definition.isBody, definition.fields.count >= Self.fewestFieldsOfAlike else {
      return nil
    }
    let keys = definition.fields.map(\.key).sorted()
    for found in (alike[keys] ?? []).prefix(Self.mostAlike) {
      let first = members[found][0]
      guard all[first].additional == definition.additional else { continue }
      let fields = Dictionary(firstOf: definition.fields.map { ($0.key, $0) })
      let merged = (joined[found] ?? all[first].fields).map { field -> TypeProposal.Field? in
        guard let other = fields[field.key] else { return nil }
        let types = (marked(field.type, in: first), marked(other.type, in: index))
        guard types.0.wrapped == types.1.wrapped || field.canJoin(other) || other.canJoin(field)
        else { return nil }
        return field.joined(other)
      }
      guard merged.allSatisfy({ $0 != nil }) else { continue }
      joined[found] = merged.compactMap(\.self)
      return found
    }
    alike[keys, default: []].append(members.count)
    return nil
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
      if isOfAPI, let common = commonName(of: sorted) {
        let isOwn = members.contains { all[$0].name.text == common }
        let names = all[first].fields.count == 1 ? [common, common + "Response"] : [common]
        let free = names.first { isFree($0) && taken.insert($0.lowercased()).inserted }
        if let found = isOwn ? common : free { name = SwiftName(found) }
      }
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

  /// The field with the known type of both, which is optional if one is.
  fileprivate func joined(_ other: Self) -> Self {
    var field = self
    field.isUnseen = isUnseen && other.isUnseen
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
  }
}
