import EndpointJSON
import EndpointSpec

/// Determines how the members of unions are distinguished. A nested union accepts any value, and would hide the members
/// after it. If both use the same tag, they are merged.
extension ShapeSettling {
  /// Settles the tags of unions, nested ones first. Returns all of them, including those found on the way.
  mutating func settledTags(of unions: [Int]) -> [Int] {
    let count = shapes.shapes.count
    var (open, settled): (Set<Int>, Set<Int>) = ([], [])
    for index in unions {
      if case .union(let union) = shapes[index].form, let base = union.base { bases.insert(base) }
    }
    for index in unions { settle(index, &open, &settled) }
    return unions + (count..<shapes.shapes.count)
  }

  private mutating func settle(_ index: Int, _ open: inout Set<Int>, _ settled: inout Set<Int>) {
    guard case .union(var union) = shapes[index].form, settled.insert(index).inserted else {
      return
    }
    open.insert(index)
    var members: [UnionShape.Member] = []
    for member in union.members {
      if let inner = shapes.union(member.use)?.index {
        guard !open.contains(inner) else {
          mistake(
            "an alternative refers to the union itself: it is omitted",
            at: shapes[index].place
          )
          continue
        }
        settle(inner, &open, &settled)
      }
      members.append(member)
    }
    open.remove(index)
    union.members = members
    shapes[index].form = form(of: union, index)
  }

  /// The union with the actual way to distinguish its members.
  private mutating func form(of union: UnionShape, _ index: Int) -> Shape.Form {
    let place = shapes[index].place
    var members = union.members
    if let by = union.by, let base = union.base {
      let name = shapes[index].declaredName
      if let form = withBase(base, named: name, flattened(members, by), by) { return form }
    }
    if let by = union.by {
      let tagged = withGroups(withOwnTags(flattened(members, by), by), of: index)
      guard let problem = problem(of: tagged) else {
        reportLostTags(of: members, tagged, at: place)
        return .union(UnionShape(members: tagged, by: by))
      }
      loosened("\(problem): the members of the union are selected by their keys", at: place)
      members = members.map { UnionShape.Member(use: $0.use, name: $0.name) }
    }
    members = shapes.merged(flattened(members, nil))
    if members.isEmpty || members.contains(where: { $0.use == .json }) { return .alias(.json) }
    if union.by == nil, let tagged = sharedTag(of: members) { return .union(tagged) }
    return .union(UnionShape(members: members))
  }

  /// The members, with one union in place of those with the same tag.
  private mutating func withGroups(
    _ members: [UnionShape.Member],
    of index: Int
  ) -> [UnionShape.Member] {
    let groups = Dictionary(grouping: members.filter { $0.tag != nil }, by: \.tag)
    return members.filter { member in
      groups[member.tag].map { $0[0].use == member.use } ?? true
    }.map { member in
      guard let group = groups[member.tag], group.count > 1, let tag = member.tag?.stringValue
      else { return member }
      let members = group.map { UnionShape.Member(use: $0.use, name: $0.name) }
      let form = sharedTag(of: members) ?? UnionShape(members: members)
      let way = NamePath(root: .shape(index), keys: [tag])
      let union = shapes.add(.union(form), at: shapes[index].place, way: way)
      return UnionShape.Member(use: .shape(union), name: tag, tag: member.tag)
    }
  }

  /// The members, with those of nested unions that use the same key, or no key, as the outer one. Members of the outer
  /// union take precedence.
  func flattened(_ members: [UnionShape.Member], _ by: String?) -> [UnionShape.Member] {
    var result: [UnionShape.Member] = []
    let own = Set(members.map(\.use))
    var opened: Set<ShapeUse> = []
    var added: [JSONValue?: Set<ShapeUse>] = [:]
    for member in members {
      guard let inner = shapes.union(member.use)?.shape, inner.by == nil || inner.by == by,
        by == nil || member.tag == nil || inner.by == by || haveOwnTags(inner.members, by)
          || inner.members.allSatisfy({ own.contains($0.use) })
      else {
        result.append(member)
        continue
      }
      guard opened.insert(member.use).inserted else { continue }
      for member in inner.members where !own.contains(member.use) {
        let isNew = added[member.tag, default: []].insert(member.use).inserted
        if isNew { result.append(member) }
      }
    }
    return result
  }

  /// Whether each member has values of the field, which can be tags.
  private func haveOwnTags(_ members: [UnionShape.Member], _ by: String?) -> Bool {
    members.allSatisfy { member in
      guard let by, let field = field(by, in: member.use) else { return false }
      return !tags(field).isEmpty
    }
  }

  /// Reports tags of nested unions whose members have other tags.
  private mutating func reportLostTags(
    of members: [UnionShape.Member],
    _ tagged: [UnionShape.Member],
    at place: Place
  ) {
    let known = Set(tagged.map(\.tag))
    for member in members where !known.contains(member.tag) {
      guard shapes.union(member.use) != nil, let tag = member.tag?.stringValue, tag != member.name
      else { continue }
      notCarried(
        "the tag \(quoted(tag)) of a nested union with other tags",
        at: place,
        isWhole: false
      )
    }
  }

  /// The reason why tags cannot distinguish the members.
  func problem(of members: [UnionShape.Member]) -> String? {
    if members.contains(where: { !isTaggable($0.use) }) { return "a member is not an object" }
    let tags = members.map(\.tag)
    if tags.contains(nil) { return "a member has no tag" }
    return Set(tags).count < tags.count ? "two members have the same tag" : nil
  }

  private func isTaggable(_ use: ShapeUse) -> Bool {
    reachable(from: [use], by: \.self) { shapes.union($0)?.shape.members.map(\.use) ?? [] }
      .allSatisfy { use in
        if case .dictionary = shapes.plain(use) { return true }
        return shapes.structure(use) != nil || shapes.union(use) != nil
      }
  }

  /// The union of the subtypes and the base for all other tags. Subtypes with a tag that the base does not list are
  /// distinguished from it by their keys. Nil if a member is not a struct.
  mutating func withBase(
    _ base: ShapeUse,
    named name: String?,
    _ members: [UnionShape.Member],
    _ by: String
  ) -> Shape.Form? {
    let members = withNumbers(members, by)
    guard shapes.structure(base) != nil,
      members.allSatisfy({ shapes.structure($0.use) != nil })
    else { return nil }
    let listed = field(by, in: base).map { tags($0).map(\.value) } ?? []
    var result: [UnionShape.Member] = []
    let groups = Dictionary(grouping: members, by: \.use)
    for member in members.unique(by: \.use) {
      result.append(UnionShape.Member(use: member.use, name: member.name))
      let tags = groups[member.use, default: []].compactMap(\.tag)
      let own = field(by, in: member.use).map { self.tags($0).map(\.value) } ?? []
      if own != listed, !own.isEmpty { continue }
      if listed.isEmpty || tags.contains(where: listed.contains) {
        narrow(by, in: member.use, to: tags)
      }
    }
    if result.isEmpty { return .alias(base) }
    return .union(UnionShape(members: result + [UnionShape.Member(use: base, name: name)]))
  }

  /// Restricts the tag field of a struct to its values in the union. The tag of a base may have others in its own
  /// union.
  private mutating func narrow(_ by: String, in use: ShapeUse, to tags: [JSONValue]) {
    guard let (index, structure) = shapes.structure(use), let first = tags.first else { return }
    let position = structure.fields.firstIndex { $0.key == by && $0.at == nil }
    var field =
      position.map { structure.fields[$0] }
      ?? FieldShape(key: by, type: TypedUse(.string), isRequired: true, place: shapes[index].place)
    let known = field.constant.map { [$0] } ?? []
    let values = known + tags.filter { !known.contains($0) }
    field.isRequired = true
    field.type = TypedUse(.scalar(first.scalarName))
    field.annotations.defaultValue = nil
    field.annotations.example = nil
    if values.count == 1, !bases.contains(use), !hints.extendedTypes.contains(use) {
      field.constant = values[0]
    } else {
      field.constant = nil
      let form = Shape.Form.enumeration(EnumShape(cases: values.map { .init(value: $0) }))
      let way = NamePath(root: .shape(index), keys: [by])
      field.type = TypedUse(.shape(shapes.add(form, at: field.place, way: way)))
    }
    shapes.changeStructure(index) {
      if let position { $0.fields[position] = field } else { $0.fields.insert(field, at: 0) }
    }
  }
}
