import EndpointJSON

extension TypeLinker {
  /// Links the fields of a struct. Included fields are added after all structs are linked.
  mutating func linkStruct(_ spec: StructSpec, name: SwiftName) -> StructModel {
    let owner = InlineOwner(type: name)
    let fields = spec.fields.map { linkField($0, owner: owner) }
    let additional = spec.additional.map {
      linkOrAny($0, named: InlineName(owner: owner, key: "additional"))
    }
    if spec.include.isEmpty { checkFieldNames(fields) }
    return StructModel(fields: fields, additional: additional)
  }

  mutating func checkFieldNames(_ fields: [FieldModel]) {
    // Nearly all structs return here.
    guard fields.contains(where: { $0.was != nil }) || fields.hasRepetitions(of: \.name) else {
      return
    }
    let properties = fields.filter { $0.constant == nil }
    checkClashes(
      properties.map { ($0.name, $0.wireName.text, $0.place) },
      hint: "give one of the two another name with \"as\""
    )
    checkFormerNames(
      properties.map { field in
        let was = field.was.flatMap { SwiftNaming.memberName(for: $0.text) }
        return (field.name, was, field.place)
      }
    )
  }

  /// Checks former names, which become deprecated members: none may be the name of another member.
  mutating func checkFormerNames(_ names: [(name: SwiftName, was: SwiftName?, place: Place)]) {
    guard names.contains(where: { $0.was != nil }) else { return }
    var places = Dictionary(firstOf: names.map { ($0.name, $0.place) })
    for (name, was, place) in names {
      guard let was, was != name else { continue }
      guard let other = places[was] else {
        places[was] = place
        continue
      }
      report(
        .nameClash,
        "the former name \(quoted(was.text)) is that of another member",
        at: place,
        hint: "remove \"was\"",
        related: [.init("\(quoted(was.text)) is here", at: other)]
      )
    }
  }

  /// Links a field, or the properties that a parameter shares with it. `wireName` is the key by default.
  mutating func linkField(
    _ entry: Named<FieldSpec>,
    owner: InlineOwner,
    wireName: String? = nil
  ) -> FieldModel {
    let (key, spec) = (entry.name, entry.value)
    let isConstant = spec.constant != nil
    let name =
      isConstant && spec.swiftName == nil
      ? SwiftNaming.memberName(for: key.value) ?? SwiftName(key.value)
      : memberName(for: key, as: spec.swiftName, renaming: .asKey(spec.type))
    let inline = InlineName(owner: owner, key: name.text)
    var type = spec.type.map { linkOrAny($0, named: inline) } ?? inferredType(spec.constant)
    if spec.defaultValue != nil { type = type.wrapped }
    return FieldModel(
      wireName: WireName(wireName ?? key.value),
      name: name,
      type: type,
      defaultValue: spec.defaultValue?.node.value,
      constant: spec.constant?.node.value,
      at: path(spec.at),
      isLossy: spec.isLossy,
      isLenient: spec.isLenient,
      wire: spec.wire?.value,
      direction: spec.only?.value,
      limits: spec.limits,
      was: spec.was.map { WireName($0.value) },
      isSecret: spec.isSecret,
      isNullable: spec.isNullable,
      isUserFacing: spec.isUserFacing,
      documentation: spec.documentation,
      deprecation: spec.deprecation,
      example: spec.example?.node.value,
      written: entry
    )
  }

  /// The type of a constant without a declared type.
  private func inferredType(_ constant: JSONNodeAt?) -> TypeReference {
    switch constant?.node.kind {
    case .string: .scalar(.string)
    case .bool: .scalar(.bool)
    case .number(let text):
      .scalar(Int32(text) != nil ? .int : Int64(text) != nil ? .int64 : .double)
    default: .scalar(.json)
    }
  }
}
