import EndpointJSON
import EndpointSpec

/// Determines tags from the fields of union members.
extension ShapeSettling {
  /// The members with the tags in their own fields. These take precedence over the mapping.
  func withOwnTags(_ members: [UnionShape.Member], _ by: String) -> [UnionShape.Member] {
    let members = withNumbers(members, by)
    let all = withValues(of: by, members) { !$0.isEmpty }
    return problem(of: all) == nil ? all : withValues(of: by, members) { $0.count == 1 }
  }

  /// Converts the string keys of a mapping to numbers, if the field is a number.
  func withNumbers(_ members: [UnionShape.Member], _ by: String) -> [UnionShape.Member] {
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
    if let tag = tags(field).first { return tag.value.stringValue == nil }
    return shapes.plain(field.type.use).isInteger
  }

  /// The members repeated for all values of their field, if these apply and the tag is not among them.
  private func withValues(
    of by: String,
    _ members: [UnionShape.Member],
    where counts: ([EnumShape.Case]) -> Bool
  ) -> [UnionShape.Member] {
    var seen: [JSONValue?: Set<ShapeUse>] = [:]
    let tagged = members.flatMap { member in
      let tags = field(by, in: member.use).map(tags) ?? []
      if let own = tags.first(where: { $0.value == member.tag }) { return [member.tagged(own)] }
      return counts(tags) ? tags.map(member.tagged) : [member]
    }
    return tagged.filter { seen[$0.tag, default: []].insert($0.use).inserted }
  }

  /// The union by a required field of all members whose values differ in every member. If there are several, the one
  /// with the fewest tags.
  func sharedTag(of members: [UnionShape.Member]) -> UnionShape? {
    guard members.count > 1, let first = members.first?.use else { return nil }
    let keys = tagKeys(of: first) + [shapes.union(first)?.shape.by].compactMap(\.self)
    return keys.compactMap { union(of: members, by: $0) }
      .min { $0.members.count < $1.members.count }
  }

  /// The union by the values of a field. Nil if they do not distinguish the members.
  private func union(of members: [UnionShape.Member], by: String) -> UnionShape? {
    let tagged = flattened(members, by).flatMap { member -> [UnionShape.Member] in
      if member.tag != nil { return [member] }
      let tags = tags(of: member.use, by)
      return tags.isEmpty ? [member] : tags.map(member.tagged)
    }
    return problem(of: tagged) == nil ? UnionShape(members: tagged, by: by) : nil
  }

  /// The keys of the fields whose values can distinguish a struct.
  private func tagKeys(of use: ShapeUse) -> [String] {
    let fields = shapes.structure(use)?.shape.fields ?? []
    return fields.map(\.key).filter { !tags(of: use, $0).isEmpty }
  }

  private func tags(of use: ShapeUse, _ key: String) -> [EnumShape.Case] {
    guard let field = field(key, in: use), field.only == nil, field.isRequired,
      !field.type.isNullable
    else { return [] }
    return tags(field)
  }

  func field(_ key: String, in use: ShapeUse) -> FieldShape? {
    shapes.structure(use)?.shape.fields.first { $0.key == key }
  }

  /// The fixed values of the field, if they can be tags. Booleans cannot.
  func tags(_ field: FieldShape) -> [EnumShape.Case] {
    if case .bool? = field.constant { return [] }
    if let constant = field.constant { return [EnumShape.Case(value: constant)] }
    return shapes.enumeration(field.type.use)?.cases ?? []
  }
}

extension UnionShape.Member {
  fileprivate func tagged(_ tag: EnumShape.Case) -> UnionShape.Member {
    UnionShape.Member(use: use, name: name, tag: tag.value, tagName: tag.name)
  }
}
