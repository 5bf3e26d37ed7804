import EndpointJSON

extension NodeReader {
  /// Reads the values of an enum: a list of strings, or an object of cases and strings or integers.
  mutating func enumCases(_ node: JSONNode) -> [EnumSpec.Case] {
    var cases: [EnumSpec.Case]
    if reportsListedEntries(node) { return [] }
    if let list = listInside(node) { return enumCases(list) }
    reportMembersOfUnion(node)
    let node = withoutDeclarations(node)
    if case .array = node.kind {
      cases = list(node) { node, reader in reader.listedCase(node) } ?? []
    } else {
      cases = map(node, expected: "an array or an object") { name, node, reader in
        reader.enumCase(node, name: name)
      }.map(\.value)
      reportInvertedAmong(cases)
    }
    if node.isEmpty {
      reportValue(
        "an enum needs a value",
        at: opening(of: node),
        hint: "write its values: [\"a\", \"b\"]"
      )
    }
    return uniform(cases)
  }

  private mutating func listedCase(_ node: JSONNode) -> EnumSpec.Case? {
    guard let listed = enumCase(node, name: nil) else { return nil }
    guard case .string = listed.value.value else {
      reportValue(
        "an integer of an enum needs a name",
        at: listed.value.place,
        hint: Hint(
          "write \"enum\": { \"name\": \(listed.value.value.description), … }",
          [.replace(listed.value.place, with: "\"\(listed.value.value.description)\"")]
        )
      )
      return nil
    }
    return listed
  }

  private mutating func enumCase(_ node: JSONNode, name: Located<String>?) -> EnumSpec.Case? {
    guard case .object = node.kind else {
      if node.isNull, let name {
        let hint = Hint.write(json: quoted(name.value), for: place(of: node), isCertain: false)
        reportKind(expected: "a string or an integer", found: node, hint: hint)
        return nil
      }
      let value = scalar(node)
      if let name, let text = node.text { reportInverted(name, text, node) }
      return value.map { EnumSpec.Case(name: name, value: $0) }
    }
    var result = EnumSpec.Case(name: name, value: Located(.null, at: opening(of: node)))
    object(node, into: &result, EnumSpec.Case.keys)
    return result.value.value.isNull ? nil : result
  }

  /// Reads a string or an integer, such as the value of an enum or a tag.
  mutating func scalar(_ node: JSONNode) -> Located<JSONValue>? {
    switch node.kind {
    case .string: return string(node).map { Located(node.value, at: $0.place) }
    case .number: return integer(node).map { Located(node.value, at: $0.place) }
    default:
      reportKind(
        expected: "a string or an integer",
        found: node,
        hint: node.isNull && member?.member.key == "enum" ? nullHint(node) : nil
      )
      return nil
    }
  }

  /// The hint for null among the values of an enum. A type in place becomes optional, and a named one is so where it is used.
  private func nullHint(_ node: JSONNode) -> Hint {
    let removal = Edit.remove(place(of: node))
    let owner = enclosing.dropLast().last?.definition ?? ""
    guard let definition = enclosing.last?.node,
      ["field", "parameter", "bodyField"].contains(owner)
    else {
      return Hint("remove it, and write \"?\" after the type where it may be null", [removal])
    }
    let addition = Edit.insert("\"optional\": true", into: opening(of: definition))
    return Hint(
      "remove it, and add \"optional\": true",
      definition.member("optional") == nil ? [removal, addition] : [removal],
      isCertain: true
    )
  }

  /// The cases of the same kind as the first. Reports the others.
  private mutating func uniform(_ cases: [EnumSpec.Case]) -> [EnumSpec.Case] {
    guard let first = cases.first else { return cases }
    let expected = first.value.value.isString ? "a string" : "an integer"
    return cases.filter { item in
      guard item.value.value.isString != first.value.value.isString else { return true }
      report(
        .wrongType,
        "\"enum\": expected \(expected) like the first value, found \(item.value.value.description)",
        at: item.value.place,
        hint: item.value.value.isString
          ? "write the integer, without quotes"
          : .write(
            json: "\"\(item.value.value.description)\"",
            for: item.value.place,
            isCertain: false
          ),
        related: [.init("the first value is here", at: first.value.place)]
      )
      return false
    }
  }

  /// Reads the members of a union: a list of types, or an object of cases and types.
  mutating func unionMembers(_ node: JSONNode) -> [UnionSpec.Member] {
    if node.isEmpty {
      reportValue(
        "a union needs a member",
        at: opening(of: node),
        hint: "write its types: [\"A\", \"B\"]"
      )
    }
    if reportsListedMembers(node) { return [] }
    if case .array = node.kind {
      return list(node) { node, reader in
        (reader.constantUse(node) ?? reader.typeUse(node)).map { UnionSpec.Member(type: $0) }
      } ?? []
    }
    return map(node, expected: "an array or an object") { name, node, reader in
      reader.unionMember(node, name: name)
    }.map(\.value)
  }

  /// Reads the events of a stream: an object of names and types.
  mutating func events(_ node: JSONNode) -> [UnionSpec.Member] {
    if node.isEmpty {
      reportValue(
        "an enum of events needs an event",
        at: opening(of: node),
        hint: "write the events and their types: { \"done\": \"void\" }"
      )
    }
    return map(node, expected: "an object of events and their types") { name, node, reader in
      var event = UnionSpec.Member(name: name)
      if node.member("type") != nil || node.member("as") != nil {
        reader.object(node, into: &event, UnionSpec.Member.eventKeys)
      } else {
        event.type = reader.typeUse(node)
      }
      return event.type == nil ? nil : event
    }.map(\.value)
  }

  private mutating func unionMember(
    _ node: JSONNode,
    name: Located<String>
  ) -> UnionSpec.Member? {
    var member = UnionSpec.Member(name: name)
    if node.member("type") != nil || node.member("tag") != nil {
      object(node, into: &member, UnionSpec.Member.keys)
    } else {
      member.type = constantUse(node) ?? typeUse(node)
    }
    return member.type == nil ? nil : member
  }

  /// Reads a member that is one value, such as `{ "constant": "" }`. Nil for others.
  private mutating func constantUse(_ node: JSONNode) -> TypeUse? {
    guard isConstant(node) else { return nil }
    let place = opening(of: node)
    var constant = EnumSpec.Case(value: Located(.null, at: place))
    object(node, into: &constant, EnumSpec.Case.constantKeys)
    constant.name = Located("value", at: constant.value.place)
    let form = EnumSpec(cases: [constant], isClosed: true, isConstant: true)
    return .definition(TypeSpec(form: .enumeration(form), place: place), isOptional: false)
  }

  /// Whether an object has the key `constant`, or only a key that is meant as it.
  private func isConstant(_ node: JSONNode) -> Bool {
    if node.member("constant") != nil { return true }
    guard let key = node.members.first?.key, node.members.count == 1 else { return false }
    return key == "const"
      || nearestName(to: key, in: TypeDraft.formNames + ["constant"]) == "constant"
  }
}

extension EnumSpec.Case {
  static let keys = ObjectKeys<EnumSpec.Case>(
    "a value of an enum",
    definition: "enumCase",
    [
      ObjectKey("value", isRequired: true) { node, target, reader in
        target.value = reader.scalar(node) ?? target.value
      },
      .summary(\.summary),
      .deprecated(\.deprecation),
      .string("was", \.was),
    ]
  )

  static let constantKeys = ObjectKeys<EnumSpec.Case>(
    "a member of a union",
    definition: "unionConstant",
    [
      ObjectKey("constant", isRequired: true) { node, target, reader in
        target.value = reader.scalar(node) ?? target.value
      }
    ]
  )
}

extension UnionSpec.Member {
  static let keys = ObjectKeys<UnionSpec.Member>(
    "a member of a union",
    definition: "unionMember",
    [
      ObjectKey("tag") { $1.tag = $2.scalar($0) },
      .type("type", \.type).required,
    ]
  )

  static let eventKeys = ObjectKeys<UnionSpec.Member>(
    "an event",
    definition: "event",
    [
      .type("type", \.type).required,
      .string("as", \.swiftName),
    ]
  )
}

extension JSONValue {
  var isString: Bool {
    if case .string = self { true } else { false }
  }
}

extension JSONNode {
  /// True for an empty array or object.
  var isEmpty: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
