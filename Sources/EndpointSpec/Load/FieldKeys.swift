import EndpointJSON

/// A field of a struct, or the properties that a parameter shares with it.
package struct FieldSpec: Sendable {
  package var place: Place
  /// Nil if there is a `constant`, or after the loader reported a missing or invalid type.
  package var type: TypeUse?
  package var swiftName: Located<String>?
  package var defaultValue: JSONNodeAt?
  package var constant: JSONNodeAt?
  package var at: Located<String>?
  package var isLossy = false
  package var isLenient = false
  package var wire: Located<String>?
  package var only: Located<String>?
  package var limits: LimitsSpec?
  package var was: Located<String>?
  package var isSecret = false
  package var isNullable = false
  package var isUserFacing = false
  package var documentation = Documentation()
  package var deprecation: DeprecationSpec?
  package var example: JSONNodeAt?
}

extension FieldSpec {
  /// The keys of a field of a struct.
  static let keys = ObjectKeys<FieldSpec>(
    "a field",
    definition: "field",
    [
      .type("type", \.type),
      .string("as", \.swiftName),
      .json("default", \.defaultValue),
      .json("constant", \.constant),
      .string("at", \.at),
      .flag("lossy", \.isLossy),
      .flag("lenient", \.isLenient),
      .word("wire", \.wire, of: ["number", "string"]),
      .word("only", \.only, of: ["response", "request"]),
      limits,
      .string("was", \.was),
      .flag("secret", \.isSecret),
      .flag("nullable", \.isNullable),
      .flag("userFacing", \.isUserFacing),
      .summary(\.documentation.summary),
      .deprecated(\.deprecation),
      .json("example", \.example),
    ]
  )

  /// The keys of a response header.
  static let headerKeys = ObjectKeys<FieldSpec>(
    "a header",
    definition: "header",
    ["type", "as", "summary"].compactMap { keys[$0] }
  )

  static let limits = ObjectKey<FieldSpec>("limits") { node, target, reader in
    var limits = LimitsSpec()
    guard reader.object(node, into: &limits, LimitsSpec.keys) != nil else { return }
    reader.checkLimits(limits, node)
    target.limits = limits
  }

  /// The keys that a parameter shares with a field.
  static func parameterKeys(_ names: [String]) -> [ObjectKey<ParameterSpec>] {
    names.compactMap { keys[$0]?.lifted(\ParameterSpec.field) }
  }
}
