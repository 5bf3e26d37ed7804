import EndpointJSON

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

extension LimitsSpec {
  static let keys = ObjectKeys<LimitsSpec>(
    "limits",
    definition: "limits",
    [
      limit("min", \.minimum), limit("max", \.maximum), limit("length", \.length),
      limit("items", \.items), .text("pattern", \.pattern),
    ]
  )

  /// The key of a limit: a number, or a string such as `1...20`.
  private static func limit(
    _ name: String,
    _ path: Property<LimitsSpec, String?>
  ) -> ObjectKey<LimitsSpec> {
    ObjectKey(name) { node, target, reader in
      if case .number(let text) = node.kind {
        target[keyPath: path] = text
      } else {
        target[keyPath: path] = reader.string(node, expected: "a number or a string")?.value
      }
    }
  }
}

extension ParameterSpec {
  /// The keys of a parameter of an endpoint or of the defaults.
  static let keys = ObjectKeys<ParameterSpec>(
    "a parameter",
    definition: "parameter",
    FieldSpec.parameterKeys(["type"])
      + [
        .word("in", \.location, of: ["path", "query", "header", "cookie"]),
        .string("name", \.wireName),
      ]
      + FieldSpec.parameterKeys(["as", "default", "constant"])
      + own
      + FieldSpec.parameterKeys([
        "nullable", "wire", "limits", "secret", "was", "summary", "deprecated", "example",
      ])
  )

  /// The keys of a body field that is an argument.
  static let bodyFieldKeys = ObjectKeys<ParameterSpec>(
    "a field of a body",
    definition: "bodyField",
    FieldSpec.parameterKeys(["type", "as", "default", "constant", "at"])
      + own
      + [.word("encoding", \.encoding, of: ["json"])]
      + FieldSpec.parameterKeys([
        "nullable", "wire", "limits", "secret", "was", "summary", "deprecated", "example",
      ])
  )

  private static let own: [ObjectKey<ParameterSpec>] = [
    .string("label", \.label),
    .json("serverDefault", \.serverDefault),
    .word(
      "style",
      \.style,
      of: [
        "repeat", "comma", "space", "pipe", "brackets", "indexed", "deepObject", "flat", "json",
      ]
    ),
    .flag("spread", \.isSpread),
  ]
}
