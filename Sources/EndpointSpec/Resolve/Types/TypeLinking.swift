import EndpointJSON

struct InlineOwner {
  /// Nil if types cannot be nested: in an alias at the top level.
  let type: SwiftName?
  /// The prefix of the type names: the verb of an endpoint.
  var prefix = ""
}

/// The owner and the key from which an inline type is named.
struct InlineName {
  let owner: InlineOwner
  var key: String

  var singular: InlineName {
    InlineName(owner: owner, key: SwiftNaming.singular(of: key))
  }
}

extension TypeLinker {
  /// Links a use of a type. Nil after a report.
  mutating func link(_ use: TypeUse, named inline: InlineName) -> TypeReference? {
    switch use {
    case .expression(let expression, let text):
      return link(expression, in: text)
    case .definition(let spec, _) where spec.constant != nil:
      return linkConstant(spec)
    case .definition(let spec, let isOptional):
      let name = names.nestedName(inline)
      names.claimDerived(name.text, for: "this type", at: spec.place)
      let first = types.all.count
      link(spec, name: name, isInline: true)
      if areTypesLinked { flattenIncludes(from: first) }
      let type = TypeReference.named(name)
      return isOptional ? .optional(type) : type
    case .array(let element, _):
      return link(element, named: inline.singular).map { .array($0) }
    }
  }

  /// Links a member of a union that is one value. Its type is named like the value, since Swift has none.
  private mutating func linkConstant(_ spec: TypeSpec) -> TypeReference {
    let name = SwiftName(spec.constant?.description ?? "")
    if types.index(of: name) == nil { link(spec, name: name, isInline: true) }
    return .named(name)
  }

  /// Links a required type. An invalid type becomes `json`.
  mutating func linkOrAny(_ use: TypeUse?, named name: InlineName) -> TypeReference {
    use.flatMap { link($0, named: name) } ?? .scalar(.json)
  }

  /// Links a definition. Its inline types follow it in the table.
  mutating func link(_ spec: TypeSpec, name: SwiftName, isInline: Bool) {
    let index = types.add(
      TypeModel(
        name: name,
        form: .alias(.scalar(.json)),
        documentation: spec.documentation,
        deprecation: spec.deprecation,
        was: formerTypeName(spec.was),
        isInline: isInline,
        place: spec.place
      )
    )
    types.setForm(form(spec.form, of: name, spec.place), at: index)
  }

  private mutating func form(
    _ form: TypeSpec.Form,
    of name: SwiftName,
    _ place: Place
  ) -> TypeModel.Form {
    switch form {
    case .fields(let structure):
      let linked = linkStruct(structure, name: name)
      if !structure.include.isEmpty { includes[name] = structure.include }
      return .structure(linked)
    case .identifier(let use):
      return .identifier(linkIdentifier(use, name: name, place))
    case .enumeration(let enumeration):
      return .enumeration(linkEnum(enumeration))
    case .union(let union):
      return .union(linkUnion(union, name: name))
    case .alias(let use):
      // No type can be nested in an alias.
      let owner = InlineOwner(type: name.owner, prefix: name.last.text)
      return .alias(linkOrAny(use, named: InlineName(owner: owner, key: "element")))
    case .external(let external):
      return .external(linkExternal(external, name: name, place))
    }
  }

  private mutating func linkExternal(
    _ spec: ExternalSpec,
    name: SwiftName,
    _ place: Place
  ) -> ExternalModel {
    let type = spec.name ?? Located(name.text, at: place)
    let module = spec.module ?? Located(names.module, at: place)
    if !SwiftNaming.isFullTypeName(type.value) {
      report(.invalidName, "\(quoted(type.value)) is not a valid Swift type name", at: type.place)
    }
    if !SwiftNaming.isIdentifier(module.value) {
      report(.invalidName, "\(quoted(module.value)) is not a valid module name", at: module.place)
    }
    if module.value == names.module, type.value == name.text {
      report(
        .nameClash,
        "\(quoted(name.text)) would be an alias of itself",
        at: module.place,
        hint: "give one of the two types another name"
      )
    }
    return ExternalModel(
      name: type.value,
      module: module.value,
      wire: linkWire(spec.wire, name: name, place)
    )
  }

  private mutating func linkWire(_ use: TypeUse?, name: SwiftName, _ place: Place) -> Scalar {
    guard let use else { return .json }
    return linkScalar(
      use,
      named: InlineName(owner: InlineOwner(type: name), key: "wire"),
      place,
      where: { $0 != .void && $0 != .file },
      message: "\"wire\" of an external type must be a scalar",
      hint: "write \"string\" or another scalar; remove it if the values are objects or arrays"
    ) ?? .json
  }

  private mutating func linkIdentifier(_ use: TypeUse, name: SwiftName, _ place: Place) -> Scalar {
    linkScalar(
      use,
      named: InlineName(owner: InlineOwner(type: name), key: "id"),
      place,
      where: { Scalar.identifiers.contains($0) },
      message: "an identifier must wrap a scalar",
      hint: "write \"string\", \"int\", \"int64\" or \"uuid\""
    ) ?? .string
  }

  /// The scalar of a type. Nil after a report for other types and unsuitable scalars.
  private mutating func linkScalar(
    _ use: TypeUse,
    named name: InlineName,
    _ place: Place,
    where fits: (Scalar) -> Bool,
    message: String,
    hint: Hint
  ) -> Scalar? {
    guard let type = link(use, named: name) else { return nil }
    if case .scalar(let scalar) = type, fits(scalar) { return scalar }
    report(.misplacedType, message, at: use.place ?? place, hint: hint)
    return nil
  }

  private mutating func formerTypeName(_ was: Located<String>?) -> SwiftName? {
    guard let was else { return nil }
    if !SwiftNaming.isFullTypeName(was.value) {
      report(
        .invalidName,
        "\(quoted(was.value)) is not a valid former Swift type name",
        at: was.place
      )
    }
    return SwiftName(was.value)
  }
}

extension Scalar {
  /// The scalars that an identifier can wrap.
  static let identifiers: Set<Scalar> = [
    .string, .int, .int32, .int64, .uint32, .uint64, .uuid,
  ]
}

extension TypeUse {
  var place: Place? {
    switch self {
    case .expression(let expression, let text): text.part(expression.name.range)
    case .definition(let spec, _): spec.place
    case .array(_, let place): place
    }
  }
}
