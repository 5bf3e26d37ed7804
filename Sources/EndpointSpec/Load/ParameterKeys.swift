import EndpointJSON

/// A parameter, or a field of a body whose fields are arguments.
package struct ParameterSpec: Sendable {
  /// The type may be `self` or `self.owner`.
  package var field: FieldSpec
  package var location: Located<String>?
  package var wireName: Located<String>?
  package var label: Located<String>?
  package var serverDefault: JSONNodeAt?
  package var style: Located<String>?
  package var isSpread = false
  /// The encoding of a part of a multipart body.
  package var encoding: Located<String>?
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
