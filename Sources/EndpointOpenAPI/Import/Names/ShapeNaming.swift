import EndpointSpec

/// Names the types. Components have the names of the document. Inline types are nested in their owners, such as
/// `Issue.State` or `Repos.ListType`, with names derived from their paths.
///
/// Order: components, other top-level types, names that nested types must not hide, nested types.
struct ShapeNaming {
  let shapes: ShapeTable
  let operations: [Operation]
  let owners: InlineOwners
  let api: String
  /// The shapes that become types of the spec.
  let used: Set<Int>
  let receivers: Set<String>
  var taken: UniqueNames
  var names: [Int: String] = [:]
  /// The components that may become nested types. Owners come before nested types.
  var nested: [(index: Int, name: SwiftName)] = []
  var namespace = Namespace()
  /// The top-level names of components, used or not.
  private var namesOfComponents: Set<String> = []
  /// The top-level names of types that shared parameters and responses define, used or not.
  private let sharedNames: Set<String>
  /// The names that nested types must not hide.
  private var usedNames: [String: Set<String>] = [:]
  /// The first operation with a failure of a type, and its status.
  private let failures: [Int: (operation: OperationName, key: String)]

  /// - Parameters:
  ///   - used: The shapes that become types of the spec.
  ///   - shared: The names of the shared parameters and responses.
  init(
    _ shapes: ShapeTable,
    _ operations: [Operation],
    _ owners: InlineOwners,
    api: String,
    used: Set<Int>,
    shared: Set<String>
  ) {
    self.shapes = shapes
    self.operations = operations
    self.owners = owners
    self.api = api
    self.used = used
    receivers = Set(operations.compactMap(\.name.receiver))
    taken = UniqueNames([api, api + "API", api + "Fixtures", "Failure"], ignoresCapitals: true)
    sharedNames = Set(shared.flatMap(NameParts.ofShared))
    failures = Dictionary(
      firstOf: operations.flatMap { operation in
        operation.errors.compactMap { error in
          error.type?.innermostShape.map { ($0, (operation.name, error.key)) }
        }
      }
    )
    nameComponents()
    namesOfComponents = Set(names.values.map { SwiftName($0).root.text })
    let inline = shapes.shapes.indices.filter {
      shapes[$0].declaredName == nil && used.contains($0)
    }
    nameAtTopLevel(inline)
    nameNested(inline)
  }

  // MARK: At the top level

  private mutating func nameAtTopLevel(_ indices: [Int]) {
    for index in indices where owners.isAtTopLevel(index, shapes) { nameAtTopLevel(index) }
    usedNames = namesInUse
  }

  private mutating func nameAtTopLevel(_ index: Int) {
    guard names[index] == nil else { return }
    if let outer = owners[index] { nameAtTopLevel(outer) }
    let prefix = owners[index].map { (names[$0] ?? "Value").replacing(".", with: "") } ?? ""
    let own = NameParts(shapes[index], keys(of: index)).candidates
      .map { DerivedName.short(prefix + $0) }
    guard let failure = FailureTypeName.text(shapes[index], shapes) else {
      names[index] = taken.claim(own.map(DerivedName.valid))
      return
    }
    names[index] = taken.claim([DerivedName.valid(failure)] + namesOfFailure(index))
  }

  /// The names of a failure whose fields are named like those of another one: `Items.ListConflict`.
  private func namesOfFailure(_ index: Int) -> [String] {
    guard let (operation, key) = failures[index] else { return [] }
    let part = SwiftNaming.typeNamePart(for: operation.verb + "_" + StatusNames.name(of: key))
    return names([part, part + "Problem"], in: SwiftName(operation.receiver ?? api))
  }

  // MARK: Nested

  private mutating func nameNested(_ indices: [Int]) {
    for (index, name) in nested { nameComponent(index, name) }
    for index in indices.sorted(by: comesBefore) { nameNested(index) }
  }

  /// Sorts by depth. Types with the same name as their key come before those with a synonym.
  private func comesBefore(_ one: Int, _ other: Int) -> Bool {
    let (keys, others) = (shapes[one].keys, shapes[other].keys)
    if keys.count != others.count { return keys.count < others.count }
    let (isOne, isOther) = (hasSynonym(keys), hasSynonym(others))
    return isOne == isOther ? one < other : isOther
  }

  private func hasSynonym(_ keys: [String]) -> Bool {
    ReservedNames.alternative(toNestedType: NameParts.text(keys.suffix(1))) != nil
  }

  /// Names a component with a nested name, as in an exported document: `Card.Suit`.
  private mutating func nameComponent(_ index: Int, _ name: SwiftName) {
    let isFree = taken.isFree(name.text) && !isHidden(name.last.text, in: name.owner)
    let flat = DerivedName.types(shapes[index].declaredName ?? "")
    names[index] = taken.claim(isFree ? [name.text] : flat.map(DerivedName.valid))
  }

  private mutating func nameNested(_ index: Int) {
    guard names[index] == nil else { return }
    if let outer = owners[index] { nameNested(outer) }
    let scope = scope(of: index)
    let parts = NameParts(shapes[index], keys(of: index)).candidates.map { scope.prefix + $0 }
    let candidates = names(parts, in: scope.owner)
    let short = candidates.filter { $0.utf8.count <= Self.longest }
    names[index] = taken.claim(short.isEmpty ? flattened(index, scope.owner) : short)
  }

  /// Nests a type with a long name in the outermost owner, named by its last keys.
  private func flattened(_ index: Int, _ owner: SwiftName) -> [String] {
    let prefix = verbPart(of: index)
    let parts = NameParts(shapes[index], shapes[index].keys[...]).candidates
    let names = names(parts.map { prefix + $0 }, in: owner.root)
    guard names.contains(where: { $0.utf8.count <= Self.longest }) else {
      return shortVerbs(index, owner) ?? names
    }
    return names.filter { $0.utf8.count <= Self.lineLength }
  }

  /// Names with fewer of the verb's words, if no other name fits into the line of a declaration such as `nonisolated
  /// extension Issue.State`.
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

  /// The prefix of a type name that belongs to an endpoint.
  private func verbPart(of index: Int) -> String {
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else { return "" }
    return SwiftNaming.typeNamePart(for: operations[endpoint].name.verb)
  }

  /// The owner of a nested type, and the prefix of its name.
  private func scope(of index: Int) -> (owner: SwiftName, prefix: String) {
    if let outer = owners[index] {
      let name = SwiftName(names[outer] ?? "Value")
      if shapes[outer].namesInnerTypesBeside, let owner = name.owner {
        return (owner, name.last.text)
      }
      return (name, "")
    }
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else {
      return (SwiftName(api), "")
    }
    return (SwiftName(operations[endpoint].name.receiver ?? api), verbPart(of: index))
  }

  /// The names in the owner that do not hide another type.
  private func names(_ parts: [String], in owner: SwiftName) -> [String] {
    let names = parts.map { part in
      let part = DerivedName.short(SwiftNaming.isTypeName(part) ? part : "Type" + part)
      return ReservedNames.alternative(toNestedType: part) ?? part
    }
    let free = (names + names.suffix(1).map { owner.last.text + $0 }).filter {
      !isHidden($0, in: owner)
    }
    return (free.isEmpty ? [DerivedName.short(owner.last.text + names[0]) + "Value"] : free)
      .map { SwiftName($0, in: owner).text }
  }

  /// Whether a name would hide another type in an owner. In a namespace, all names of the document would, so that a new
  /// endpoint does not change other names.
  private func isHidden(_ name: String, in owner: SwiftName?) -> Bool {
    guard let owner else { return false }
    if [api, api + "API", api + "Fixtures"].contains(name) { return true }
    if ([owner] + owner.owners).contains(where: { $0.last.text == name }) { return true }
    if usedNames[owner.root.text]?.contains(name) ?? false { return true }
    return !namesOfComponents.contains(owner.root.text)
      && (namesOfComponents.contains(name) || sharedNames.contains(name))
  }

  /// The keys from the owner to the type.
  private func keys(of index: Int) -> ArraySlice<String> {
    let keys = shapes[index].keys
    guard let outer = owners[index], let way = shapes[outer].way,
      way.root == shapes[index].way?.root
    else { return keys[...] }
    return keys.dropFirst(way.keys.count)
  }
}

extension Shape {
  /// The keys on the path to an inline type.
  fileprivate var keys: [String] { way?.keys ?? [] }
}

extension ShapeNaming {
  /// The top-level names that the code of each component and receiver refers to, including its nested types.
  ///
  /// A nested type must not have such a name, since Swift looks up names in the owner first.
  var namesInUse: [String: Set<String>] {
    var used: [String: Set<String>] = [:]
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) {
      guard let user = topLevelName(of: index) else { continue }
      let uses = shapes.parts(of: shape) + usesInDefaults(of: shape)
      used[user, default: []].formUnion(topLevelNames(of: uses))
    }
    for operation in operations {
      // Arguments and pagination items may be fields of its types.
      let fields = operation.uses.flatMap { shapes.structure($0)?.shape.fields ?? [] }
      let uses = operation.uses + fields.map(\.type.use)
      used[operation.name.receiver ?? api, default: []].formUnion(topLevelNames(of: uses))
    }
    return used
  }

  /// The types in default values, which may contain everything that their type contains.
  private func usesInDefaults(of shape: Shape) -> [ShapeUse] {
    let fields = shape.fields.filter { $0.annotations.defaultValue != nil }
    return shapes.reached(from: fields.map(\.type.use)).map(ShapeUse.shape)
  }

  /// The top-level name at the start of a type's name.
  private func topLevelName(of index: Int) -> String? {
    if let name = names[index] { return SwiftName(name).root.text }
    if let outer = owners[index] { return topLevelName(of: outer) }
    guard case .endpoint(let endpoint)? = shapes[index].way?.root else { return nil }
    return operations[endpoint].name.receiver ?? api
  }

  /// The first components of type names, and of the types that aliases refer to.
  private func topLevelNames(of uses: [ShapeUse]) -> Set<String> {
    let indices = reachable(from: uses.compactMap(\.innermostShape), by: \.self) { index in
      shapes[index].isAlias ? shapes.inner(index) : []
    }
    return Set(indices.compactMap(topLevelName))
  }
}
