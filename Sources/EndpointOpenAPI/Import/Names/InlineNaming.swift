import EndpointSpec

/// The names of types that are defined in place.
struct InlineNaming {
  private let shapes: ShapeTable
  private let operations: [Operation]
  private let owners: InlineOwners
  private let api: String
  private let components: ComponentNames
  private var taken: UniqueNames
  private(set) var names: [Int: String]
  /// The names at the top level that the document gives, to components, parameters and responses, used or not.
  private let namesOfDocument: Set<String>
  /// The names that no nested type may hide.
  private var used = NamesInUse()

  init(
    _ shapes: ShapeTable,
    _ operations: [Operation],
    _ owners: InlineOwners,
    api: String,
    _ components: ComponentNames,
    _ shared: Set<String>
  ) {
    self.shapes = shapes
    self.operations = operations
    self.owners = owners
    self.api = api
    self.components = components
    namesOfDocument = components.allNames.union(shared.flatMap(NameParts.ofShared))
    (names, taken) = (components.names, components.taken)
    for (index, name) in components.nested { names[index] = name.text }
  }

  // MARK: At the top level

  mutating func nameAtTopLevel(_ indices: [Int]) {
    for index in indices where owners.isAtTopLevel(index, shapes) { nameAtTopLevel(index) }
    used = NamesInUse(shapes, operations, owners, names: names, api: api)
  }

  private mutating func nameAtTopLevel(_ index: Int) {
    guard names[index] == nil else { return }
    if let outer = owners[index] { nameAtTopLevel(outer) }
    let prefix = owners[index].map { (names[$0] ?? "Value").replacing(".", with: "") } ?? ""
    let own = NameParts(shapes[index], keys(of: index)).candidates
      .map { DerivedName.short(prefix + $0) }
    let failure = FailureTypeName(shapes[index], shapes)?.text
    names[index] = taken.claim((failure.map { [$0] } ?? own).map(ShapeNaming.valid))
  }

  // MARK: Nested

  mutating func nameNested(_ components: [(index: Int, name: SwiftName)], _ indices: [Int]) {
    for (index, name) in components { nameComponent(index, name) }
    for index in indices.sorted(by: comesBefore) { nameNested(index) }
  }

  /// What is held directly comes first, and what is called as its key before what has a synonym.
  private func comesBefore(_ one: Int, _ other: Int) -> Bool {
    let (keys, others) = (shapes[one].keys, shapes[other].keys)
    if keys.count != others.count { return keys.count < others.count }
    let (isOne, isOther) = (hasSynonym(keys), hasSynonym(others))
    return isOne == isOther ? one < other : isOther
  }

  private func hasSynonym(_ keys: [String]) -> Bool {
    ReservedNames.alternative(toNestedType: NameParts.text(keys.suffix(1))) != nil
  }

  /// A component whose name is that of a nested type, as in a document that was exported: `Card.Suit`.
  private mutating func nameComponent(_ index: Int, _ name: SwiftName) {
    let isFree = taken.isFree(name.text) && !hidden(in: name.owner).contains(name.last.text)
    let flat = DerivedName.types(shapes[index].declaredName ?? "")
    names[index] = taken.claim(isFree ? [name.text] : flat.map(ShapeNaming.valid))
  }

  private mutating func nameNested(_ index: Int) {
    guard names[index] == nil else { return }
    if let outer = owners[index] { nameNested(outer) }
    let scope = scope(of: index)
    let parts = NameParts(shapes[index], keys(of: index)).candidates.map { scope.prefix + $0 }
    guard let owner = scope.owner else {
      names[index] = taken.claim(parts.map(ShapeNaming.valid))
      return
    }
    let candidates = names(parts, in: owner)
    let short = candidates.filter { $0.utf8.count <= Self.longest }
    names[index] = taken.claim(short.isEmpty ? flattened(index, owner) : short)
  }

  /// A long name is nested in the outermost owner, under its last keys.
  private func flattened(_ index: Int, _ owner: SwiftName) -> [String] {
    let prefix = verbPart(of: index)
    let parts = NameParts(shapes[index], shapes[index].keys[...]).candidates
    let names = names(parts.map { prefix + $0 }, in: owner.root)
    guard names.contains(where: { $0.utf8.count <= Self.longest }) else {
      return shortVerbs(index, owner) ?? names
    }
    return names.filter { $0.utf8.count <= Self.lineLength }
  }

  /// Names with fewer of the verb's words, where no other fits into the line of a declaration,
  /// `nonisolated extension Issue.State`.
  private func shortVerbs(_ index: Int, _ owner: SwiftName) -> [String]? {
    let words = Words.written(verbPart(of: index))
    let key = NameParts.text(shapes[index].keys.suffix(1))
    for count in (0...words.count).reversed() {
      let names = names([words.prefix(count).joined() + key], in: owner.root)
      if names[0].utf8.count <= Self.lineLength { return names }
    }
    return nil
  }

  private static let longest = 60
  private static let lineLength = 100 - "nonisolated extension ".utf8.count

  /// What the name of a type begins with that belongs to an endpoint.
  private func verbPart(of index: Int) -> String {
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else { return "" }
    return SwiftNaming.typeNamePart(for: operations[endpoint].name.verb)
  }

  /// What a type is nested in, and what its name begins with there.
  private func scope(of index: Int) -> (owner: SwiftName?, prefix: String) {
    if let outer = owners[index] {
      let name = SwiftName(names[outer] ?? "Value")
      return shapes[outer].isAlias ? (name.owner, name.last.text) : (name, "")
    }
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else { return (nil, "") }
    return (SwiftName(operations[endpoint].name.receiver ?? api), verbPart(of: index))
  }

  /// The names in the owner, but those by which another type is meant there.
  private func names(_ parts: [String], in owner: SwiftName) -> [String] {
    let hidden = hidden(in: owner)
    let names = parts.map { part in
      let part = DerivedName.short(SwiftNaming.isTypeName(part) ? part : "Type" + part)
      return ReservedNames.alternative(toNestedType: part) ?? part
    }
    let free = (names + names.suffix(1).map { owner.last.text + $0 }).filter {
      !hidden.contains($0)
    }
    return (free.isEmpty ? [DerivedName.short(owner.last.text + names[0]) + "Value"] : free)
      .map { SwiftName($0, in: owner).text }
  }

  /// What a type may not be called in an owner, where another one is meant by it. In a namespace these are all that the
  /// document names, so that an endpoint more changes nothing.
  private func hidden(in owner: SwiftName?) -> Set<String> {
    guard let owner else { return [] }
    let names = [api, api + "API", api + "Fixtures"] + ([owner] + owner.owners).map(\.last.text)
    let own = used[owner.root.text].union(names)
    let isComponent = components.allNames.contains(owner.root.text)
    return isComponent ? own : own.union(namesOfDocument)
  }

  /// The keys that lead from what the type lies in.
  private func keys(of index: Int) -> ArraySlice<String> {
    let keys = shapes[index].keys
    guard let outer = owners[index], let way = shapes[outer].way,
      way.root == shapes[index].way?.root
    else { return keys[...] }
    return keys.dropFirst(way.keys.count)
  }
}

extension Shape {
  /// The keys on the way to what is defined in place.
  fileprivate var keys: [String] { way?.keys ?? [] }
}
