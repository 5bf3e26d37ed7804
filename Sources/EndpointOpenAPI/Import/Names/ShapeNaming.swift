import EndpointSpec

/// The names of the types: the document's for its components; what is defined in place is nested in what it belongs to,
/// `Issue.State` or `Repos.ListType`, and has a name of its own where that is several components or receivers.
struct ShapeNaming {
  private let shapes: ShapeTable
  private let operations: [Operation]
  private let api: String
  private let holders: ShapeHolders
  private var taken: UniqueNames
  private(set) var names: [Int: String] = [:]
  /// The names that no nested type may hide.
  private var used = NamesInUse()

  /// - Parameter used: The shapes that are types of the spec.
  init(_ shapes: ShapeTable, _ operations: [Operation], api: String, used shapesInUse: Set<Int>) {
    self.shapes = shapes
    self.operations = operations
    self.api = api
    let components = ComponentNames(shapes, operations, api: api, used: shapesInUse)
    (names, taken) = (components.names, components.taken)
    holders = ShapeHolders(shapes, operations, receivers: components.receivers)
    let inline = shapes.shapes.indices.filter {
      shapes[$0].declaredName == nil && holders[$0] != nil
    }
    for (index, name) in components.nested { names[index] = name.text }
    for index in inline where holders.isAtTopLevel(index, shapes) { nameAtTopLevel(index) }
    used = NamesInUse(shapes, operations, holders, names: names, api: api)
    for (index, name) in components.nested { nameComponent(index, name) }
    for index in inline.sorted(by: comesBefore) { nameNested(index) }
  }

  /// What is held directly comes first, and what is called as its key before what has a synonym.
  private func comesBefore(_ one: Int, _ other: Int) -> Bool {
    let (keys, others) = (shapes[one].ways[0].keys, shapes[other].ways[0].keys)
    if keys.count != others.count { return keys.count < others.count }
    let (isOne, isOther) = (hasSynonym(keys), hasSynonym(others))
    return isOne == isOther ? one < other : isOther
  }

  private func hasSynonym(_ keys: [String]) -> Bool {
    ReservedNames.alternative(toNestedType: Self.part(keys.suffix(1))) != nil
  }

  // MARK: Types without an owner

  /// What several components or receivers hold is named after the key that all have for it: `Direction`.
  private mutating func nameAtTopLevel(_ index: Int) {
    if names[index] != nil { return }
    let ways = shapes[index].ways
    let way = ways[0]
    var candidates: [String] = []
    if case .shape(let alias)? = holders[index] {
      nameAtTopLevel(alias)
      candidates.append(rootName(.shape(alias)) + Self.part(way.keys.suffix(1)))
    } else {
      let isFailure = ways.allSatisfy { $0.goal == .failure }
      if isFailure { candidates.append("ErrorResponse") }
      if way.isShared { candidates.append(Self.part(way.keys[...])) }
      if way.isDescriptive, ways.allSatisfy({ $0.descriptiveKeys == way.descriptiveKeys }) {
        candidates.append(Self.part(way.descriptiveKeys) + (isFailure ? "Response" : ""))
      }
    }
    // What the components name is named after no endpoint.
    let first = way.isShared ? "" : rootName(way.root)
    let longer = parts(of: index, way.keys[...]).map { first + $0 }
    names[index] = taken.claim((candidates + longer).map(Self.valid))
  }

  /// What the first owner is called that holds it.
  private func rootName(_ root: NameWay.Root) -> String {
    switch root {
    case .shape(let index): (names[index] ?? "Value").replacing(".", with: "")
    case .endpoint(let index): operations[index].name.typePrefix
    }
  }

  /// What nobody calls by its name may have a synonym: `Kind` for the values of `type`.
  static func valid(_ name: String) -> String {
    let name = SwiftNaming.isTypeName(name) ? name : "Type" + name
    return ReservedNames.alternative(toType: name) ?? name
  }

  // MARK: Nested types

  /// A component whose name is that of a nested type, as in a document that was exported: `Card.Suit`.
  private mutating func nameComponent(_ index: Int, _ name: SwiftName) {
    let isFree = taken.isFree(name.text) && !hidden(in: name.owner).contains(name.last.text)
    let flat = DerivedName.types(shapes[index].declaredName ?? "")
    names[index] = taken.claim(isFree ? [name.text] : flat.map(Self.valid))
  }

  private mutating func nameNested(_ index: Int) {
    guard names[index] == nil, let holder = holders[index] else { return }
    if case .shape(let outer) = holder { nameNested(outer) }
    let (owner, prefix) = scope(of: holder)
    var parts = parts(of: index, keys(of: index, from: holder)).map { prefix + $0 }
    if case .receiver = holder, case .endpoint(let first) = shapes[index].ways[0].root {
      // Of two types of one key, the second is named after its first endpoint.
      parts.insert(verbPart(of: first) + parts[0], at: 1)
    }
    guard let owner else {
      names[index] = taken.claim(parts.map(Self.valid))
      return
    }
    let candidates = names(parts, in: owner)
    let short = candidates.filter { $0.utf8.count <= Self.longest }
    names[index] = taken.claim(short.isEmpty ? shortened(candidates, index, holder) : short)
  }

  /// Names that fit into the line of a declaration, `nonisolated extension Issue.State`: nested in the outermost owner under
  /// the last two keys, or with fewer of the verb's words.
  private func shortened(
    _ candidates: [String],
    _ index: Int,
    _ holder: ShapeHolders.Holder
  ) -> [String] {
    let (owner, prefix) = scope(of: holder)
    let keys = shapes[index].ways[0].keys
    switch holder {
    case .shape:
      return owner.map { names([Self.part(keys.suffix(2))], in: $0.root) } ?? candidates
    case .endpoint:
      let words = Words.written(prefix)
      let shorter = (1..<max(2, words.count)).reversed().flatMap { count in
        names([words.prefix(count).joined() + Self.part(keys[...])], in: owner ?? SwiftName(api))
      }
      return shorter.first { $0.utf8.count <= Self.longest }.map { [$0] } ?? candidates
    case .nobody, .receiver: return candidates
    }
  }

  private static let longest = 100 - "nonisolated extension ".utf8.count

  private func verbPart(of operation: Int) -> String {
    SwiftNaming.typeNamePart(for: operations[operation].name.verb)
  }

  /// What types are nested in that belong to a holder, and what their names begin with there.
  private func scope(of holder: ShapeHolders.Holder) -> (owner: SwiftName?, prefix: String) {
    switch holder {
    case .nobody: return (nil, "")
    case .receiver(let receiver): return (SwiftName(receiver ?? api), "")
    case .endpoint(let index):
      let name = operations[index].name
      return (SwiftName(name.receiver ?? api), verbPart(of: index))
    case .shape(let index):
      let name = SwiftName(names[index] ?? "Value")
      return shapes[index].isAlias ? (name.owner, name.last.text) : (name, "")
    }
  }

  /// The names in the owner, but those by which another type is meant there.
  private func names(_ parts: [String], in owner: SwiftName) -> [String] {
    let hidden = hidden(in: owner)
    let names = parts.map { part in
      let part = SwiftNaming.isTypeName(part) ? part : "Type" + part
      return ReservedNames.alternative(toNestedType: part) ?? part
    }
    let free = (names + names.suffix(1).map { owner.last.text + $0 }).filter {
      !hidden.contains($0)
    }
    return (free.isEmpty ? [owner.last.text + names[0] + "Value"] : free)
      .map { SwiftName($0, in: owner).text }
  }

  /// What a type may not be called in an owner, where another one is meant by it.
  private func hidden(in owner: SwiftName?) -> Set<String> {
    guard let owner else { return [] }
    let names = [api, api + "API", api + "Fixtures"] + ([owner] + owner.owners).map(\.last.text)
    return used[owner.root.text].union(names)
  }

  /// The keys that lead from what the type belongs to.
  private func keys(of index: Int, from holder: ShapeHolders.Holder) -> ArraySlice<String> {
    let way = shapes[index].ways[0]
    guard case .shape(let outer) = holder, way.root != .shape(outer) else { return way.keys[...] }
    let depth = shapes[outer].ways.filter { $0.root == way.root && way.keys.starts(with: $0.keys) }
      .map(\.keys.count).max()
    return depth.map { way.keys.dropFirst($0) } ?? way.keys.suffix(1)
  }

  /// The key, with more of those before it where that is taken, and then with what it is.
  private func parts(of index: Int, _ keys: ArraySlice<String>) -> [String] {
    let keys = keys.isEmpty ? shapes[index].ways[0].keys.suffix(1) : keys
    let parts = (1...max(1, keys.count)).map { Self.part(keys.suffix($0)) }
    let (longest, noun) = (Self.part(keys[...]), shapes[index].form.noun)
    return longest.hasSuffix(noun) ? parts : parts + [longest + noun]
  }

  private static func part(_ keys: ArraySlice<String>) -> String {
    keys.map { SwiftNaming.typeNamePart(for: ProposedName.member($0)) }.joined()
  }

  /// The shape that another one follows where types are listed: what it belongs to, or first is defined in.
  func outerShape(of index: Int) -> Int? {
    if case .shape(let outer)? = holders[index] { return outer }
    if case .shape(let root)? = shapes[index].ways.first?.root, holders.isAtTopLevel(index, shapes)
    {
      return root
    }
    return nil
  }
}

extension Shape.Form {
  /// What tells it from another type of its name.
  fileprivate var noun: String {
    switch self {
    case .structure: "Object"
    case .enumeration, .union, .alias, .pending: "Value"
    }
  }
}
