import EndpointJSON

extension TypeLinker {
  mutating func linkUnion(_ spec: UnionSpec, name: SwiftName) -> UnionModel {
    let owner = InlineOwner(type: name)
    let members = spec.members.map { linkMember($0, of: spec, owner: owner) }
    checkClashes(
      members.map { ($0.name, $0.name.text, $0.place) },
      hint: "name the cases: \"union\": { \"case\": \"Type\", … }"
    )
    if spec.by != nil { checkTags(members) }
    return UnionModel(
      members: members,
      by: spec.by.map { WireName($0.value) },
      isClosed: spec.isClosed
    )
  }

  private mutating func linkMember(
    _ member: UnionSpec.Member,
    of union: UnionSpec,
    owner: InlineOwner
  ) -> UnionModel.Member {
    guard let key = member.name else { return linkUnnamed(member, of: union, owner: owner) }
    let caseName = memberName(for: key, renaming: .key)
    checkUnknown(caseName, of: union, at: key.place)
    let type = linkOrAny(member.type, named: InlineName(owner: owner, key: caseName.text))
    let tag: JSONValue? = union.by == nil ? nil : member.tag?.value ?? .string(key.value)
    return UnionModel.Member(
      name: caseName,
      tag: tag,
      type: type,
      place: member.tag?.place ?? key.place
    )
  }

  /// Links a member of a list. Its case is named after its type.
  private mutating func linkUnnamed(
    _ member: UnionSpec.Member,
    of union: UnionSpec,
    owner: InlineOwner
  ) -> UnionModel.Member {
    let place = member.type.place ?? .start
    if case .expression = member.type {
      let type = linkOrAny(member.type, named: InlineName(owner: owner, key: "member"))
      let caseName = SwiftName(type.caseName)
      checkUnknown(caseName, of: union, at: place)
      return UnionModel.Member(name: caseName, tag: nil, type: type, place: place)
    }
    report(
      .invalidUnion,
      "a member that is defined in place needs a name",
      at: place,
      hint: "write \"union\": { \"case\": … }"
    )
    return UnionModel.Member(name: SwiftName("value"), tag: nil, type: .scalar(.json), place: place)
  }

  private mutating func checkUnknown(_ name: SwiftName, of union: UnionSpec, at place: Place) {
    guard name.text == "unknown", !union.isClosed else { return }
    report(
      .reservedName,
      "an open union already has a case \"unknown\"",
      at: place,
      hint: "name the case \"unknownValue\", or add \"closed\": true"
    )
  }

  private mutating func checkTags(_ members: [UnionModel.Member]) {
    var first: [JSONValue: Place] = [:]
    for member in members {
      guard let tag = member.tag else { continue }
      guard let other = first[tag] else {
        first[tag] = member.place
        continue
      }
      report(
        .duplicateValue,
        "two cases have the tag \(tag.description)",
        at: member.place,
        hint: "give one of them another with { \"tag\": …, \"type\": … }",
        related: [.init("the first is here", at: other)]
      )
    }
  }
}

extension TypeReference {
  /// The case name for a type: `card`, `string`, `cardArray`.
  var caseName: String {
    switch self {
    case .scalar(let scalar): scalar.facts.name
    case .named(let name): SwiftNaming.memberName(for: name.last.text)?.text ?? name.last.text
    case .array(let inner): inner.caseName + "Array"
    case .dictionary(let inner): inner.caseName + "Dictionary"
    case .optional(let inner): inner.caseName
    }
  }
}
