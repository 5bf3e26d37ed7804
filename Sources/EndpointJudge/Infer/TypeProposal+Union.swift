import EndpointJSON
import EndpointSpec

/// Unions of objects that a field such as `type` distinguishes.
extension TypeProposal {
  struct Union {
    /// The key of the tag.
    let key: String
    var members: [Member] = []

    struct Member {
      let tag: String
      /// The name of the case. Nil if the tag determines it.
      let caseName: String?
      var type: SwiftName
    }
  }

  /// Gives a definition a struct for each text of its tag.
  mutating func define(_ observed: ObservedUnion, of object: ObservedObject, at index: Int) {
    let typeName = definitions[index].name.text
    addHint(
      "\(quoted(observed.key)) distinguishes its objects, so that it is a union",
      of: typeName
    )
    var union = Union(key: observed.key)
    var cases = MemberNaming(reserved: ["unknown"])
    for variant in observed.variants {
      let part = ProposedName.typeNamePart(variant.tag)
      let name = freeName(part.joining(typeName), owner: typeName, of: nil)
      owners[name] = typeName
      let isPlain = SwiftNaming.isIdentifier(variant.tag)
      let given = cases.name(for: variant.tag)?.given
      union.members.append(
        Union.Member(
          tag: variant.tag,
          caseName: isPlain ? given : given ?? ProposedName.member(variant.tag),
          type: SwiftName(name)
        )
      )
      let member = addDefinition(name, preferredName: part)
      var members = MemberNaming()
      for (key, place) in object.fields where key != observed.key {
        guard let count = variant.counts[place] else { continue }
        let isMissing = count < variant.count
        let field = field(key, place, of: object, in: name, isMissing: isMissing, &members)
        if let field { definitions[member].fields.append(field) }
      }
    }
    definitions[index].union = union
  }
}

extension TypeProposal.Union {
  mutating func replaceTypes(_ names: [SwiftName: SwiftName]) {
    for index in members.indices {
      members[index].type = names[members[index].type] ?? members[index].type
    }
  }

  /// The form of the type in a spec.
  var json: JSONObject {
    let members = members.map { member -> (String, JSONValue) in
      let type = JSONValue.string(member.type.text)
      guard let name = member.caseName else { return (member.tag, type) }
      return (name, ["tag": .string(member.tag), "type": type])
    }
    return ["union": .object(JSONObject(members)), "by": .string(key)]
  }
}
