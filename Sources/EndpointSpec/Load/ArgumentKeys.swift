import EndpointJSON

/// Reports keys of arguments on parameters that are not arguments.
extension NodeReader {
  /// A parameter that is bound to the receiver or spread is not an argument, so these keys would have no effect.
  mutating func checkArgument(_ parameter: ParameterSpec, _ node: JSONNode) {
    if parameter.isReceiver {
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
        hint: "remove it"
      )
    }
  }
}

extension ParameterSpec {
  fileprivate static let argumentKeys = [
    "as", "label", "default", "serverDefault", "constant", "nullable", "was",
  ]

  /// True if the type is `self` or `self.` and a field.
  fileprivate var isReceiver: Bool {
    guard case .expression(.name(let name, format: nil), _)? = field.type else { return false }
    return name.text == "self" || name.text.hasPrefix("self.")
  }
}
