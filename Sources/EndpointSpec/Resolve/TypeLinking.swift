import EndpointJSON

/// What types that are defined in place are nested in.
struct InlineOwner {
  /// Nil where nothing can be nested: an alias at the top level.
  let type: SwiftName?
  /// What the names of the types begin with: the verb of an endpoint.
  var prefix = ""
}

/// What a type that is defined in place is named after: its owner and its key.
struct InlineName {
  let owner: InlineOwner
  var key: String

  /// The name of one element of what would have this name.
  var singular: InlineName {
    InlineName(owner: owner, key: SwiftNaming.singular(of: key))
  }
}

extension Resolver {
  /// Links the declared types, and those in place that they hold.
  mutating func linkTypes() {
    _ = inParts(document.types) { resolver, entry in
      resolver.link(entry.value, name: SwiftName(entry.name.value), isInline: false)
    }
    breakAliasCycles()
    flattenIncludes()
    areTypesLinked = true
  }

  /// Links a type where it is used. Nil, after a report, if it cannot be.
  mutating func link(_ use: TypeUse, named inline: InlineName) -> TypeReference? {
    switch use {
    case .expression(let expression, let text):
      return linkOnce(expression, in: text)
    case .definition(let spec, let isOptional):
      let name = nestedName(inline)
      claimDerived(name.text, for: "this type", at: spec.place)
      let first = types.all.count
      link(spec, name: name, isInline: true)
      if areTypesLinked { flattenIncludes(from: first) }
      let type = TypeReference.named(name)
      return isOptional ? .optional(type) : type
    case .array(let element, _):
      return link(element, named: inline.singular).map { .array($0) }
    }
  }

  /// Links a type where one must be: what cannot be linked is taken for any JSON.
  mutating func linkOrAny(_ use: TypeUse?, named name: InlineName) -> TypeReference {
    use.flatMap { link($0, named: name) } ?? .scalar(.json)
  }

  /// Links a definition; those in place inside it follow it in the table.
  private mutating func link(_ spec: TypeSpec, name: SwiftName, isInline: Bool) {
    let index = types.add(
      TypeModel(
        name: name,
        form: .alias(.scalar(.json)),
        documentation: spec.documentation,
        deprecation: spec.deprecation.map { Deprecation($0) },
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
      // Nothing can be nested in an alias.
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
    let module = spec.module ?? Located(moduleName, at: place)
    if !SwiftNaming.isFullTypeName(type.value) {
      report(.invalidName, "\(quoted(type.value)) is not a valid Swift type name", at: type.place)
    }
    if !SwiftNaming.isIdentifier(module.value) {
      report(.invalidName, "\(quoted(module.value)) is not a valid module name", at: module.place)
    }
    if module.value == moduleName, type.value == name.text {
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
      message: "\"wire\" of an external type is a scalar",
      hint: "write \"string\" or another scalar; remove it if the values are objects or arrays"
    ) ?? .json
  }

  private mutating func linkIdentifier(_ use: TypeUse, name: SwiftName, _ place: Place) -> Scalar {
    linkScalar(
      use,
      named: InlineName(owner: InlineOwner(type: name), key: "id"),
      place,
      where: { Scalar.identifiers.contains($0) },
      message: "an identifier wraps one scalar",
      hint: "write \"string\", \"int\", \"int64\" or \"uuid\""
    ) ?? .string
  }

  /// The scalar that a type is; nil, after a report, for every other type and for a scalar that does not fit.
  private mutating func linkScalar(
    _ use: TypeUse,
    named name: InlineName,
    _ place: Place,
    where fits: (Scalar) -> Bool,
    message: String,
    hint: String
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
  /// What an identifier may wrap.
  static let identifiers: Set<Scalar> = [
    .string, .int, .int32, .int64, .uint32, .uint64, .uuid,
  ]
}

extension TypeUse {
  /// Where it is written.
  var place: Place? {
    switch self {
    case .expression(let expression, let text): text.part(expression.name.range)
    case .definition(let spec, _): spec.place
    case .array(_, let place): place
    }
  }
}

extension TypeExpression {
  /// The name in it.
  fileprivate var name: Name {
    switch self {
    case .name(let name, _): name
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.name
    }
  }
}
