import EndpointJSON
import EndpointSpec

/// By what the members of unions are told apart. A union among the members takes any value, and would hide what comes
/// behind it: where both are told apart in the same way, they are one.
extension Importer {
  /// Settles the tags of unions, of those inside others first.
  mutating func settleTags(of unions: [Int]) {
    var (open, settled): (Set<Int>, Set<Int>) = ([], [])
    for index in unions { settle(index, &open, &settled) }
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
            "an alternative leads back to the union itself: it says nothing, and is left out",
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
    shapes[index].form = form(of: union, at: shapes[index].place)
  }

  /// The union, as its members are told apart in truth.
  private mutating func form(of union: UnionShape, at place: Place) -> Shape.Form {
    var members = union.members
    if let by = union.by {
      let tagged = withOwnTags(flattened(members, by), by)
      guard let problem = problem(of: tagged) else {
        reportLostTags(of: members, tagged, at: place)
        return .union(UnionShape(members: tagged, by: by))
      }
      loosened("\(problem): the union's members are tried in order", at: place)
      members = members.map { UnionShape.Member(use: $0.use, name: $0.name) }
    }
    members = merged(flattened(members, nil))
    if members.isEmpty || members.contains(where: { $0.use == .json }) { return .alias(.json) }
    let tagged = union.by == nil ? sharedTag(of: members) : nil
    return .union(tagged ?? UnionShape(members: members))
  }

  /// The members, with those of unions that are told apart by the same key, or like the outer one by none. What the
  /// outer one lists itself stands there alone.
  private func flattened(_ members: [UnionShape.Member], _ by: String?) -> [UnionShape.Member] {
    var result: [UnionShape.Member] = []
    let own = Set(members.map(\.use))
    var opened: Set<ShapeUse> = []
    var added: [String?: Set<ShapeUse>] = [:]
    for member in members {
      guard let inner = shapes.union(member.use)?.shape, inner.by == nil || inner.by == by else {
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

  /// Tags that mean a union whose members have others.
  private mutating func reportLostTags(
    of members: [UnionShape.Member],
    _ tagged: [UnionShape.Member],
    at place: Place
  ) {
    let known = Set(tagged.map(\.tag))
    for member in members where member.tag != member.name && !known.contains(member.tag) {
      guard shapes.union(member.use) != nil, let tag = member.tag else { continue }
      notCarried("the tag \(quoted(tag)) of a union that has others", at: place)
    }
  }

  /// The members with the tags that their own fields say: what travels counts more than what is mapped.
  private func withOwnTags(_ members: [UnionShape.Member], _ by: String) -> [UnionShape.Member] {
    members.map { member in
      var member = member
      if let own = tag(of: member.use, by) { member.tag = own }
      return member
    }
  }

  /// The only value that a field of the member has.
  private func tag(of use: ShapeUse, _ by: String) -> String? {
    guard let field = shapes.structure(use)?.shape.fields.first(where: { $0.key == by }) else {
      return nil
    }
    if let constant = field.constant { return constant.stringValue }
    guard case .shape(let index) = shapes.plain(field.type.use),
      case .enumeration(let shape) = shapes[index].form, shape.cases.count == 1
    else { return nil }
    return shape.cases[0].value.stringValue
  }

  private func problem(of members: [UnionShape.Member]) -> String? {
    if members.contains(where: { !isTaggable($0.use) }) { return "a member is no object" }
    let tags = members.map(\.tag)
    if tags.contains(nil) { return "a member has no tag" }
    return Set(tags).count < tags.count ? "two members have one tag" : nil
  }

  private func isTaggable(_ use: ShapeUse) -> Bool {
    if case .dictionary = shapes.plain(use) { return true }
    return shapes.structure(use) != nil
  }

  /// The union by a required field of all the members that has one value in each, another one in every member.
  private func sharedTag(of members: [UnionShape.Member]) -> UnionShape? {
    guard members.count > 1, let first = members.first?.use else { return nil }
    for by in constants(of: first) + [shapes.union(first)?.shape.by].compactMap(\.self) {
      let tagged = flattened(members, by).map { member in
        var member = member
        member.tag = member.tag ?? constant(of: member.use, by)
        return member
      }
      if problem(of: tagged) == nil { return UnionShape(members: tagged, by: by) }
    }
    return nil
  }

  private func constants(of use: ShapeUse) -> [String] {
    let fields = shapes.structure(use)?.shape.fields ?? []
    return fields.filter { $0.constant?.stringValue != nil }.map(\.key)
  }

  private func constant(of use: ShapeUse, _ key: String) -> String? {
    shapes.structure(use)?.shape.fields.first { $0.key == key }?.constant?.stringValue
  }
}
