import EndpointJSON
import EndpointWire

/// A parameter, or a field of a body whose fields are arguments.
package struct ParameterSpec: Sendable {
  /// The type may be `self` or `self.owner`.
  package var field: FieldSpec
  @Sparse package var location: Located<ParameterLocation>? = nil
  @Sparse package var wireName: Located<String>? = nil
  @Sparse package var label: Located<String>? = nil
  @Sparse package var serverDefault: JSONNodeAt? = nil
  @Sparse package var style: Located<ParameterStyle>? = nil
  package var isSpread = false
  package var allowsEmpty = false
  /// The encoding of a part of a multipart body.
  @Sparse package var encoding: Located<BodyEncoding>? = nil
}

extension ParameterSpec {
  static let keys = ObjectKeys<ParameterSpec>(
    "a parameter",
    definition: "parameter",
    FieldSpec.parameterKeys(["type"])
      + [
        .word("in", \.location, of: [.path, .query, .header, .cookie]),
        .string("name", \.wireName),
      ]
      + FieldSpec.parameterKeys(["as", "default", "constant"])
      + own
      + [.flag("allowEmpty", \.allowsEmpty)]
      + FieldSpec.parameterKeys([
        "nullable", "wire", "limits", "secret", "was", "summary", "deprecated", "example",
      ])
  )

  static let bodyFieldKeys = ObjectKeys<ParameterSpec>(
    "a field of a body",
    definition: "bodyField",
    FieldSpec.parameterKeys(["type", "as", "default", "constant", "at"])
      + own
      + [.word("encoding", \.encoding, of: [.json])]
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
      of: (ParameterStyle.ofArrays + ParameterStyle.ofObjects).unique(by: \.self)
    ),
    .flag("spread", \.isSpread),
  ]

  fileprivate static let argumentKeys = [
    "as", "label", "default", "serverDefault", "constant", "nullable", "was",
  ]
}

/// Reports keys of arguments on parameters that are not arguments.
extension NodeReader {
  /// A parameter that is bound to the receiver or spread is not an argument, so these keys would have no effect.
  mutating func checkArgument(_ parameter: ParameterSpec, _ node: JSONNode) {
    if parameter.field.type?.receiverPath != nil {
      let keys = ParameterSpec.argumentKeys + ["style", "spread"]
      report(keys, in: node, "the receiver is not an argument")
    } else if parameter.isSpread {
      report(ParameterSpec.argumentKeys, in: node, "the fields are the arguments")
    }
  }

  private mutating func report(_ keys: [String], in node: JSONNode, _ reason: String) {
    for key in keys {
      guard let member = node.member(key) else { continue }
      report(
        .misplacedKey,
        "\(reason): \(quoted(key)) has no effect",
        at: place(ofKey: member),
        hint: Hint("remove it", [removal(of: member)], isCertain: true)
      )
    }
  }
}
