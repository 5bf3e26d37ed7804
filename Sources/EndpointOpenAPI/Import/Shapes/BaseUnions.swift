import EndpointJSON
import EndpointSpec

/// Reads a base with a discriminator, and the components that extend it.
extension ShapeSettling {
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
    for member in members where !result.contains(where: { $0.use == member.use }) {
      result.append(UnionShape.Member(use: member.use, name: member.name))
      let tags = members.filter { $0.use == member.use }.compactMap(\.tag)
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
    guard let (index, shape) = shapes.structure(use), let first = tags.first else { return }
    var structure = shape
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
    if values.count == 1, !bases.contains(use) {
      field.constant = values[0]
    } else {
      field.constant = nil
      let cases = values.map { EnumShape.Case(value: $0) }
      let way = NameWay(root: .shape(index), keys: [by])
      let number = shapes.add(
        .enumeration(EnumShape(cases: cases)),
        ShapeDocumentation(),
        at: field.place,
        way: way
      )
      field.type = TypedUse(.shape(number))
    }
    if let position {
      structure.fields[position] = field
    } else {
      structure.fields.insert(field, at: 0)
    }
    shapes[index].form = .structure(structure)
  }
}
