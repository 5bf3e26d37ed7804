import EndpointSpec

/// The names of the types: the document's for its components, the owner's and the field's for what is defined in place.
struct ShapeNaming {
  private let shapes: ShapeTable
  private var taken: UniqueNames
  private(set) var names: [Int: String] = [:]
  private let prefixes: [String]

  /// - Parameter taken: the names that the API, receivers and endpoints have.
  init(_ shapes: ShapeTable, taken: UniqueNames, receivers: Set<String>, prefixes: [String]) {
    self.shapes = shapes
    self.taken = taken
    self.prefixes = prefixes
    nameComponents(receivers)
    nameShared()
    for index in shapes.shapes.indices where names[index] == nil { nameByWay(index) }
  }

  /// A component that is a struct may be a receiver too. Those that are called in the document as in Swift come first, so
  /// that no other takes their names.
  private mutating func nameComponents(_ receivers: Set<String>) {
    let components = shapes.shapes.indices.compactMap { index in
      shapes[index].declaredName.map { (index: index, declared: $0, name: DerivedName.type($0)) }
    }
    var shared: Set<String> = []
    for isKept in [true, false] {
      for (index, declared, name) in components where (declared == name) == isKept {
        let isStruct = if case .structure = shapes[index].form { true } else { false }
        if isStruct, receivers.contains(name), shared.insert(name).inserted {
          names[index] = name
        } else {
          names[index] = claim(DerivedName.types(declared))
        }
      }
    }
  }

  /// What several owners hold is named after what they share: `Direction`, not `IssuesListDirection`.
  private mutating func nameShared() {
    var best: [[String]: (index: Int, count: Int)] = [:]
    for (index, shape) in zip(shapes.shapes.indices, shapes.shapes) where names[index] == nil {
      guard Set(shape.ways.map(\.root)).count > 1 else { continue }
      let candidates = sharedNames(of: shape)
      let count = best[candidates]?.count ?? 0
      if shape.ways.count > count { best[candidates] = (index, shape.ways.count) }
    }
    for (candidates, entry) in best.sorted(by: { $0.value.index < $1.value.index }) {
      guard let name = candidates.first(where: taken.isFree) else { continue }
      names[entry.index] = claim([name])
    }
  }

  /// The key under which all owners hold it; of a success with one list, the key of that; of bodies of failures, what they are.
  private func sharedNames(of shape: Shape) -> [String] {
    if case .structure(let structure) = shape.form, structure.isEmpty {
      return ["EmptyObject", "Empty"]
    }
    let isSuccess = shape.ways.allSatisfy { $0.goal == .success }
    if isSuccess, case .structure(let structure) = shape.form, let list = structure.list?.key,
      !Self.generalLists.contains(list)
    {
      return [valid(ProposedName.typeNamePart(list) + "Response")]
    }
    guard let key = shape.ways.first?.keys.last, shape.ways.allSatisfy({ $0.keys.last == key })
    else { return shape.ways.allSatisfy { $0.goal == .failure } ? ["ErrorResponse"] : [] }
    return isSuccess || Self.general.contains(key) ? [] : [valid(ProposedName.typeNamePart(key))]
  }

  /// Keys that say nothing without their owner.
  private static let general: Set<String> = [
    "item", "body", "response", "value", "additional", "object",
  ]

  /// Keys of lists that say nothing of what is in them.
  private static let generalLists: Set<String> = [
    "data", "items", "results", "values", "list", "entries", "records", "objects",
  ]

  /// Owner and key, the last two levels; where that is taken more of them, and what it is.
  private mutating func nameByWay(_ index: Int) {
    guard let way = shapes[index].ways.first else { return }
    let root = rootName(way.root)
    // Of a body or a response, the endpoint is the owner.
    let isInBody = way.keys.count == 2 && ["body", "response"].contains(way.keys[0])
    var candidates = way.keys.count > 1 && !isInBody ? [part(way.keys.suffix(2))] : []
    candidates += (1...max(1, way.keys.count)).map { root + part(way.keys.suffix($0)) }
    let (longest, noun) = (root + part(way.keys[...]), shapes[index].form.noun)
    names[index] = claim(candidates + [longest.hasSuffix(noun) ? longest : longest + noun])
  }

  private func part(_ keys: ArraySlice<String>) -> String {
    keys.map { SwiftNaming.typeNamePart(for: ProposedName.member($0)) }.joined()
  }

  private func rootName(_ root: NameWay.Root) -> String {
    switch root {
    case .shape(let index): names[index] ?? "Value"
    case .endpoint(let index): prefixes[index]
    case .text(let text): text
    }
  }

  private mutating func claim(_ candidates: [String]) -> String {
    taken.claim(candidates.map(valid))
  }

  /// What nobody calls by its name may have a synonym: `Kind` for the values of `type`.
  private func valid(_ name: String) -> String {
    let name = SwiftNaming.isTypeName(name) ? name : "Type" + name
    return ReservedNames.alternative(toType: name) ?? name
  }
}

extension Shape.Form {
  /// What tells it from another type of its name.
  fileprivate var noun: String {
    switch self {
    case .structure(let shape): shape.list == nil ? "Object" : "List"
    case .enumeration, .union, .alias, .pending: "Value"
    }
  }
}

extension StructShape {
  fileprivate var isEmpty: Bool { fields.isEmpty && additional == nil }

  /// The field that holds an array, if one alone does.
  fileprivate var list: FieldShape? {
    let lists = fields.filter { if case .array = $0.type.use { true } else { false } }
    return lists.count == 1 ? lists[0] : nil
  }
}
