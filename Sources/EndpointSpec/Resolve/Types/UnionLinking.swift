import EndpointJSON

extension TypeLinker {
  mutating func linkUnion(_ spec: UnionSpec, name: SwiftName) -> UnionModel {
    let owner = InlineOwner(type: name)
    let members = spec.members.map { linkMember($0, of: spec, owner: owner) }
    checkClashes(
      members.map { ($0.name, $0.name.text, $0.place) },
      hint: spec.isOfEvents
        ? "give one of them another with { \"type\": …, \"as\": … }"
        : "name the cases: \"union\": { \"case\": \"Type\", … }"
    )
    if spec.by != nil { checkTags(members) }
    return UnionModel(
      members: members,
      by: spec.isOfEvents ? UnionModel.eventKey : spec.by.map { WireName($0.value) },
      isClosed: spec.isClosed,
      isOfEvents: spec.isOfEvents
    )
  }

  private mutating func linkMember(
    _ member: UnionSpec.Member,
    of union: UnionSpec,
    owner: InlineOwner
  ) -> UnionModel.Member {
    guard let key = member.name else { return linkUnnamed(member, of: union, owner: owner) }
    let caseName = memberName(
      for: key,
      as: member.swiftName,
      renaming: union.isOfEvents ? .asKey() : .key
    )
    checkUnknown(caseName, of: union, at: member.swiftName?.place ?? key.place)
    let type = linkOrAny(member.type, named: InlineName(owner: owner, key: caseName.text))
    let isTagged = union.by != nil || union.isOfEvents
    // `nil` would be the JSON value null.
    let tag: JSONValue? = isTagged ? member.tag?.value ?? .string(key.value) : .none
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
    let place = member.type?.place ?? .start
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
      hint: union.isOfEvents
        ? "write { \"type\": …, \"as\": \"unknownEvent\" }, or add \"closed\": true"
        : "name the case \"unknownValue\", or add \"closed\": true"
    )
  }

  private mutating func checkTags(_ members: [UnionModel.Member]) {
    let tagged = members.compactMap { member in member.tag.map { (tag: $0, place: member.place) } }
    for (first, other) in tagged.repetitions(of: \.tag) {
      report(
        .duplicateValue,
        "two cases have the tag \(other.tag.description)",
        at: other.place,
        hint: "give one of them another with { \"tag\": …, \"type\": … }",
        related: [.init("the first is here", at: first.place)]
      )
    }
  }

  mutating func linkEnum(_ spec: EnumSpec) -> EnumModel {
    let cases = spec.cases.map { linkCase($0) }
    checkCaseNames(cases)
    checkFormerNames(cases.map { ($0.name, $0.was, $0.place) })
    return EnumModel(cases: cases, isClosed: spec.isClosed, isConstant: spec.isConstant)
  }

  private mutating func linkCase(_ spec: EnumSpec.Case) -> EnumModel.Case {
    let name = caseName(of: spec)
    let was = spec.was.map { givenName($0) }
    return EnumModel.Case(
      name: name,
      value: spec.value.value,
      documentation: Documentation(summary: spec.summary),
      deprecation: spec.deprecation,
      was: was == name ? nil : was,
      place: spec.name?.place ?? spec.value.place
    )
  }

  private mutating func caseName(of spec: EnumSpec.Case) -> SwiftName {
    let key = spec.name ?? Located(spec.value.value.scalarText, at: spec.value.place)
    let renaming = spec.name == nil ? Renaming.listedValue : .key
    let name = memberName(for: key, renaming: renaming)
    if ReservedNames.enumMembers.contains(name.text) {
      report(
        .reservedName,
        "every enum has a member \(quoted(name.text)) already",
        at: key.place,
        hint: renaming.hint(name.text + "Value", for: key)
      )
    }
    return name
  }

  /// Checks the names of cases. Validation reports duplicate values.
  private mutating func checkCaseNames(_ cases: [EnumModel.Case]) {
    checkClashes(
      cases.unique(by: \.value).map { ($0.name, $0.value.scalarText, $0.place) },
      hint: "name one of the two: \"enum\": { \"name\": \"value\", … }"
    )
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

extension JSONValue {
  /// The text of a string, or JSON for other values.
  var scalarText: String {
    if case .string(let text) = self { text } else { description }
  }
}

/// Checks unions whose tag is a key of their members.
func checkUnions(_ model: APIModel) -> [Diagnostic] {
  model.types.flatMap { type -> [Diagnostic] in
    guard case .union(let union) = type.form, let by = union.by, !union.isOfEvents else {
      return []
    }
    return model.misplacedMembers(of: union) + model.tagFields(in: union, by)
  }
}

extension APIModel {
  fileprivate func misplacedMembers(of union: UnionModel) -> [Diagnostic] {
    union.members.filter { !isObject($0.type) }.map { member in
      Diagnostic(
        .invalidUnion,
        "a member of a union with \"by\" must be a struct, a dictionary or a union of these",
        at: member.place,
        hint: "remove \"by\": members are then tried in order"
      )
    }
  }

  private func isObject(_ type: TypeReference) -> Bool {
    alternatives(of: type).allSatisfy { type in
      switch withoutAliases(type) {
      case .dictionary, .scalar(.json): true
      case .named: structure(type) != nil || unionModel(type) != nil
      case .scalar, .array, .optional: false
      }
    }
  }

  private func unionModel(_ type: TypeReference) -> UnionModel? {
    guard case .named(let name) = withoutAliases(type), case .union(let union) = form(of: name)
    else { return nil }
    return union
  }

  /// The type, with the members of unions.
  private func alternatives(of type: TypeReference) -> [TypeReference] {
    reachable(from: [type], by: \.self) { unionModel($0)?.members.map(\.type) ?? [] }
  }

  /// Reports fields and nested unions with the name of the tag, since it would be written twice.
  fileprivate func tagFields(in union: UnionModel, _ by: WireName) -> [Diagnostic] {
    let nested = union.members.filter { member in
      alternatives(of: member.type).contains { unionModel($0)?.by == by }
    }
    let repeated = nested.map { member in
      Diagnostic(
        .invalidUnion,
        "the tag \(quoted(by.text)) would be written twice, since this member is a union with this tag",
        at: member.place,
        hint: "list the members of that union instead"
      )
    }
    let found = union.members.flatMap { member in
      alternatives(of: member.type).compactMap { type in
        structure(type)?.fields.first { $0.wireName == by && $0.at == nil }
          .map { (field: $0, member: member) }
      }
    }
    return repeated
      + found.unique { ObjectIdentifier($0.field.written) }.map { field, member in
        Diagnostic(
          .invalidUnion,
          "the tag \(quoted(by.text)) is written by the union, so it cannot be a field of its member",
          at: field.place,
          hint: "remove the field",
          related: [.init("the member is here", at: member.place)]
        )
      }
  }
}
