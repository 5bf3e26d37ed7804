import EndpointJSON
import EndpointSpec

/// The tags by which unions tell their members apart, for the schemas of these members. A spec names them only in the
/// union, but a `discriminator` of OpenAPI names a property that its members have.
struct MemberTags {
  private struct Tag {
    let property: String
    var values: [JSONValue]
  }

  private var tags: [SwiftName: [Tag]] = [:]

  init(_ types: [TypeModel]) {
    for type in types {
      guard case .union(let union) = type.form, !union.isOfEvents, let by = union.by,
        !by.text.contains(".")
      else { continue }
      for member in union.members {
        guard let value = member.tag, case .named(let name) = member.type else { continue }
        add(value, at: by.text, to: name)
      }
    }
  }

  private mutating func add(_ value: JSONValue, at property: String, to name: SwiftName) {
    var own = tags[name] ?? []
    if let index = own.firstIndex(where: { $0.property == property }) {
      if !own[index].values.contains(value) { own[index].values.append(value) }
    } else {
      own.append(Tag(property: property, values: [value]))
    }
    tags[name] = own
  }

  /// The properties of a member that its fields lack, with their schemas.
  func properties(of name: SwiftName, besides fields: [FieldModel]) -> [(String, JSONObject)] {
    let known = Set(fields.compactMap { $0.location.first?.key })
    return (tags[name] ?? []).filter { !known.contains($0.property) }.map { tag in
      let schema: JSONObject =
        tag.values.count == 1 ? ["const": tag.values[0]] : ["enum": .array(tag.values)]
      return (tag.property, schema)
    }
  }
}
