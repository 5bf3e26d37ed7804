import EndpointJSON

/// A partially read type definition.
struct TypeDraft: Sendable {
  static let formNames = ["fields", "identifier", "enum", "union", "events", "alias", "external"]

  var documentation = Documentation()
  var was: Located<String>?
  var deprecation: Deprecation?
  var isOptional = false
  var structure = StructSpec()
  var enumeration = EnumSpec()
  var union = UnionSpec()
  var external = ExternalSpec()
  /// The type of an identifier or an alias.
  var target: TypeUse?

  /// The forms as keys, for hints about a definition without one.
  static let formKeys = ObjectKeys<TypeDraft>(
    "a type",
    definition: "typeDefinition",
    formNames.map { name in ObjectKey(name) { _, _, _ in } }
  )

  /// The keys of the definition with the given form.
  static func keys(of form: String) -> ObjectKeys<TypeDraft> {
    switch form {
    case "identifier": identifierKeys
    case "enum": enumKeys
    case "union": unionKeys
    case "events": eventsKeys
    case "alias": aliasKeys
    case "external": externalKeys
    default: structKeys
    }
  }

  static let structKeys = ObjectKeys<TypeDraft>(
    "a struct",
    definition: "struct",
    [
      ObjectKey("include") { node, target, reader in
        target.structure.include = reader.list(node) { $1.string($0) } ?? []
        reader.written.included.formUnion(target.structure.include.map(\.value))
      },
      ObjectKey("fields", isRequired: true) { node, target, reader in
        target.structure.fields = reader.map(reader.withoutNameLists(node)) { $2.field($0, $1) }
      },
      .type("additional", \.structure.additional),
    ] + common
  )

  static let identifierKeys = ObjectKeys<TypeDraft>(
    "an identifier",
    definition: "identifier",
    [.type("identifier", \.target).required] + common
  )

  static let enumKeys = ObjectKeys<TypeDraft>(
    "an enum",
    definition: "enum",
    [
      ObjectKey("enum", isRequired: true) { node, target, reader in
        target.enumeration.cases = reader.enumCases(node)
      },
      .flag("closed", \.enumeration.isClosed),
    ] + common
  )

  static let unionKeys = ObjectKeys<TypeDraft>(
    "a union",
    definition: "union",
    [
      ObjectKey("union", isRequired: true) { node, target, reader in
        target.union.members = reader.unionMembers(node)
      },
      .string("by", \.union.by),
      .flag("closed", \.union.isClosed),
    ] + common
  )

  static let eventsKeys = ObjectKeys<TypeDraft>(
    "an enum of events",
    definition: "events",
    [
      ObjectKey("events", isRequired: true) { node, target, reader in
        target.union.members = reader.events(node)
        target.union.isOfEvents = true
      },
      .flag("closed", \.union.isClosed),
    ] + documented
  )

  static let aliasKeys = ObjectKeys<TypeDraft>(
    "an alias",
    definition: "alias",
    [.type("alias", \.target).required] + common
  )

  static let externalKeys = ObjectKeys<TypeDraft>(
    "an external type",
    definition: "external",
    [
      .string("external", \.external.name).required,
      .string("module", \.external.module).required,
      .type("wire", \.external.wire),
    ] + common
  )

  private static let documented: [ObjectKey<TypeDraft>] = [
    .summary(\.documentation.summary),
    .text("description", \.documentation.description),
    .string("was", \.was),
    .deprecated(\.deprecation),
  ]

  private static let common = documented + [.flag("optional", \.isOptional)]

  /// The form of the draft. Nil if its types could not be read.
  func form(_ name: String) -> TypeSpec.Form? {
    switch name {
    case "fields": .fields(structure)
    case "enum": .enumeration(enumeration)
    case "union", "events": .union(union)
    case "external": .external(external)
    case "identifier": target.map { .identifier($0) }
    default: target.map { .alias($0) }
    }
  }
}
