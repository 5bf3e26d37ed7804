import EndpointJSON
import EndpointSpec

/// Changes shapes with knowledge of the whole document: tags of unions, recursion, and types that examples contradict.
struct ShapeSettling: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  var shapes: ShapeTable
  /// The base structs of unions by `allOf`. A base accepts the objects whose tag belongs to no subtype.
  var bases: Set<ShapeUse> = []
  let hints: SchemaHints

  init(_ document: Document, _ shapes: ShapeTable, _ hints: SchemaHints) {
    self.document = document
    self.shapes = shapes
    self.hints = hints
  }

  mutating func settled(by operations: [Operation]) -> ShapeTable {
    loosenAliases()
    for index in hints.blankEnums { shapes.addBlank(to: index) }
    widen(by: operations)
    settleUnions(operations)
    shapes.makeConstantMembers()
    loosenRecursion()
    shapes.shareEnums(of: operations)
    reportLimits()
    return shapes
  }

  /// Reports the limits that no field expresses, once per schema.
  mutating func reportLimits() {
    for (place, limits) in hints.limitedSchemas {
      let lost = limits.filter { !hints.carriedLimits.contains($0.value.place) }
      if lost.isEmpty { continue }
      let list = lost.keys.map(\.rawValue).sorted().map(quoted).joined(separator: ", ")
      notCarried("\(list) of a value that is not a field", at: place, isWhole: false)
      diagnostics.leaveOut(lost.values.map(\.place))
    }
  }

  // MARK: Tags of unions

  mutating func settleUnions(_ operations: [Operation]) {
    var unions = shapes.shapes.indices.filter { index in
      if case .union = shapes[index].form { true } else { false }
    }
    unions = settledTags(of: unions)
    let directions = Directions(shapes, operations)
    let membersByKeys = MembersByKeys(shapes, directions).withOwnTags
    for index in unions { takeTagsOut(of: index, directions, membersByKeys) }
  }

  /// Removes the tag field from the members, since the union writes it. If a member is also used elsewhere and needs
  /// the field there, the union gets a copy of the type: for sending, so that the key is not an additional one, or to
  /// distinguish it in an untagged union.
  private mutating func takeTagsOut(
    of index: Int,
    _ directions: Directions,
    _ membersByKeys: Set<Int>
  ) {
    guard case .union(var union) = shapes[index].form, let by = union.by else { return }
    // The copies by their original, since a member may have several tags.
    var variants: [Int: Int] = [:]
    let counts = Dictionary(union.members.map { ($0.use, 1) }, uniquingKeysWith: +)
    for position in union.members.indices {
      let use = union.members[position].use
      if let inner = shapes.union(use)?.index {
        let name = union.members[position].name ?? "member"
        let way = NamePath(root: .shape(index), keys: [name])
        union.members[position].use = withoutTag(
          by,
          union: inner,
          directions,
          membersByKeys,
          at: way
        )
        continue
      }
      guard let (member, shape) = shapes.structure(use),
        let field = shape.fields.first(where: { $0.key == by && $0.at == nil })
      else { continue }
      let takesAnyKey = shape.additional != nil
      if directions.sentAlone.contains(member)
        || takesAnyKey && directions.receivedAlone.contains(member)
        || membersByKeys.contains(member) && !tags(field).isEmpty
      {
        let name = union.members[position].name ?? union.members[position].tag?.stringValue
        let way = NamePath(root: .shape(index), keys: [name ?? "member"])
        let variant = variants[member] ?? variant(of: member, without: by, at: way)
        variants[member] = variant
        union.members[position].use = .shape(variant)
      } else {
        takeOut(field, of: member, keepsReading: counts[use, default: 0] > 1)
      }
    }
    shapes[index].form = .union(union)
  }

  /// A union without the tag of the union around it. Its members are copies if they are also sent elsewhere, or if
  /// another union needs the tag.
  private mutating func withoutTag(
    _ by: String,
    union index: Int,
    _ directions: Directions,
    _ membersByKeys: Set<Int>,
    at way: NamePath
  ) -> ShapeUse {
    guard case .union(var union) = shapes[index].form else { return .shape(index) }
    let members = union.members.compactMap { member in
      field(by, in: member.use).flatMap { field in
        shapes.structure(member.use).map { (use: member.use, index: $0.index, field: field) }
      }
    }.unique(by: \.index)
    let sent = [index] + members.map(\.index)
    let isShared =
      sent.contains(where: directions.sentAlone.contains)
      || members.contains { membersByKeys.contains($0.index) }
    guard isShared, !members.isEmpty else {
      for member in members { takeOut(member.field, of: member.index, keepsReading: false) }
      return .shape(index)
    }
    var copies: [ShapeUse: ShapeUse] = [:]
    for member in members {
      let key = shapes[member.index].declaredName ?? "member"
      copies[member.use] = .shape(variant(of: member.index, without: by, at: way.adding(key)))
    }
    for position in union.members.indices {
      let use = union.members[position].use
      union.members[position].use = copies[use] ?? use
    }
    var shape = shapes[index]
    (shape.form, shape.declaredName, shape.way) = (.union(union), nil, way)
    let copy = shapes.append(shape)
    takeTagsOut(of: copy, directions, membersByKeys)
    return .shape(copy)
  }

  private mutating func takeOut(_ field: FieldShape, of index: Int, keepsReading: Bool) {
    shapes.changeStructure(index) { structure in
      structure.fields.removeAll { $0.key == field.key && $0.at == nil }
      guard keepsReading, field.constant == nil else { return }
      var read = FieldShape(
        key: field.key + "_value",
        type: field.type,
        isRequired: false,
        annotations: field.annotations,
        place: field.place
      )
      read.at = JSONPath(components: [.key(field.key)]).description
      read.only = "response"
      structure.fields.append(read)
    }
  }

  private mutating func variant(of index: Int, without by: String, at way: NamePath) -> Int {
    var shape = shapes[index]
    (shape.declaredName, shape.way) = (nil, way)
    let variant = shapes.append(shape)
    shapes.changeStructure(variant) { $0.fields.removeAll { $0.key == by } }
    return variant
  }

  // MARK: Recursion

  /// Replaces aliases that contain themselves, also by way of arrays, with `json`.
  mutating func loosenAliases() {
    for index in shapes.shapes.indices where leadsBack(index) {
      guard case .alias(let use) = shapes[index].form else { continue }
      loosened(
        "the type consists only of itself: its content becomes \"json\"",
        at: shapes[index].place
      )
      shapes[index].form = .alias(use.replacingShape(with: .json))
    }
  }

  /// Whether an alias is part of a cycle. Aliases that only lead into a cycle are not.
  private func leadsBack(_ start: Int) -> Bool {
    let next = { (index: Int) in shapes[index].isAlias ? shapes.inner(index) : [] }
    return reachable(from: next(start), next).contains(start)
  }

  mutating func loosenRecursion() {
    var finished: Set<Int> = []
    for root in shapes.shapes.indices { visit(root, &finished) }
  }

  private mutating func visit(_ root: Int, _ finished: inout Set<Int>) {
    var way: [(shape: Int, next: Int)] = [(root, 0)]
    var isOpen: Set<Int> = [root]
    guard !finished.contains(root) else { return }
    while let (shape, next) = way.last {
      let held = held(by: shape)
      guard next < held.count else {
        finished.insert(shape)
        isOpen.remove(shape)
        way.removeLast()
        continue
      }
      let (field, target) = held[next]
      if isOpen.contains(target) {
        // The next field moves to the current index.
        loosen(field, of: shape)
        continue
      }
      way[way.count - 1].next += 1
      if !finished.contains(target) {
        isOpen.insert(target)
        way.append((target, 0))
      }
    }
  }

  /// The structs that every value of the shape contains, by the index of the field.
  private func held(by index: Int) -> [(field: Int, target: Int)] {
    shapes[index].fields.enumerated().compactMap { position, field in
      guard field.isRequired, field.constant == nil, !field.type.isNullable,
        let target = shapes.structure(field.type.use)?.index
      else { return nil }
      return (position, target)
    }
  }

  private mutating func loosen(_ field: Int, of index: Int) {
    let shape = shapes[index].fields[field]
    loosened(
      "\(quoted(shape.key)) would always contain another one of itself: it becomes optional",
      at: shape.place
    )
    shapes.changeStructure(index) { $0.fields[field].isRequired = false }
  }
}
