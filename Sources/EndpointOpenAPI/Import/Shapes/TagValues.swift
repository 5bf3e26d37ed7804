import EndpointJSON
import EndpointSpec

/// The tags that fields of the members of a union say.
extension Importer {
  /// The members with the tags that their own fields say: what travels counts more than what is mapped.
  func withOwnTags(_ members: [UnionShape.Member], _ by: String) -> [UnionShape.Member] {
    let members = withNumbers(members, by)
    let all = withValues(of: by, members) { !$0.isEmpty }
    return problem(of: all) == nil ? all : withValues(of: by, members) { $0.count == 1 }
  }

  /// A mapping has strings as keys; they mean numbers where numbers travel.
  private func withNumbers(_ members: [UnionShape.Member], _ by: String) -> [UnionShape.Member] {
    guard members.contains(where: { isNumber(by, in: $0.use) }) else { return members }
    return members.map { member in
      var member = member
      if let number = member.tag?.stringValue.flatMap({ Int($0) }) {
        member.tag = .number(JSONNumber(number))
      }
      return member
    }
  }

  private func isNumber(_ key: String, in use: ShapeUse) -> Bool {
    guard let field = field(key, in: use) else { return false }
    if let tag = tags(field).first { return tag.stringValue == nil }
    return [.scalar("int"), .scalar("int32"), .scalar("int64")].contains(
      shapes.plain(field.type.use)
    )
  }

  /// The members, each under all the values that its field has, where these count and its tag is none of them.
  private func withValues(
    of by: String,
    _ members: [UnionShape.Member],
    where counts: ([JSONValue]) -> Bool
  ) -> [UnionShape.Member] {
    var seen: [JSONValue?: Set<ShapeUse>] = [:]
    let tagged = members.flatMap { member in
      let tags = field(by, in: member.use).map(tags) ?? []
      let isOne = member.tag.map(tags.contains) ?? false
      return counts(tags) && !isOne ? tags.map(member.tagged) : [member]
    }
    return tagged.filter { seen[$0.tag, default: []].insert($0.use).inserted }
  }

  /// The union by a required field of all the members that has other values in every member: the one of several that has
  /// the fewest.
  func sharedTag(of members: [UnionShape.Member]) -> UnionShape? {
    guard members.count > 1, let first = members.first?.use else { return nil }
    let keys = telling(first) + [shapes.union(first)?.shape.by].compactMap(\.self)
    return keys.compactMap { union(of: members, by: $0) }
      .min { $0.members.count < $1.members.count }
  }

  /// The union by the values of a required field; nil where it does not tell the members apart.
  func union(of members: [UnionShape.Member], by: String) -> UnionShape? {
    let tagged = flattened(members, by).flatMap { member in
      member.tag == nil ? requiredTags(of: member.use, by).map(member.tagged) : [member]
    }
    guard Set(tagged.map(\.use)).isSuperset(of: flattened(members, by).map(\.use)),
      problem(of: tagged) == nil
    else { return nil }
    return UnionShape(members: tagged, by: by)
  }

  /// The keys of the required fields by whose values a struct is told from others.
  func telling(_ use: ShapeUse) -> [String] {
    let fields = shapes.structure(use)?.shape.fields ?? []
    return fields.map(\.key).filter { !requiredTags(of: use, $0).isEmpty }
  }

  private func requiredTags(of use: ShapeUse, _ key: String) -> [JSONValue] {
    guard let field = field(key, in: use), field.isRequired, !field.type.isNullable,
      field.only == nil
    else { return [] }
    return tags(field)
  }

  private func field(_ key: String, in use: ShapeUse) -> FieldShape? {
    shapes.structure(use)?.shape.fields.first { $0.key == key }
  }

  /// The only values that the field has, if a tag can be one of them: a bool cannot.
  private func tags(_ field: FieldShape) -> [JSONValue] {
    if let constant = field.constant { return constant.isTag ? [constant] : [] }
    guard case .shape(let index) = shapes.plain(field.type.use),
      case .enumeration(let shape) = shapes[index].form
    else { return [] }
    return shape.cases.map(\.value)
  }
}

extension UnionShape.Member {
  fileprivate func tagged(_ tag: JSONValue) -> UnionShape.Member {
    UnionShape.Member(use: use, name: name, tag: tag)
  }
}

extension JSONValue {
  fileprivate var isTag: Bool {
    if case .bool = self { false } else { true }
  }
}
