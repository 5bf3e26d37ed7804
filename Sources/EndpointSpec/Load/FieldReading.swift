import EndpointJSON

extension NodeReader {
  /// Reads a field: a type expression or an object.
  mutating func field(
    _ name: Located<String>,
    _ node: JSONNode,
    _ keys: ObjectKeys<FieldSpec> = FieldSpec.keys
  ) -> FieldSpec? {
    var field = FieldSpec(place: name.place)
    guard isTyped(node) else {
      field.type = typeUse(node)
      return field
    }
    let present = object(node, into: &field, keys)
    checkType(present, node, noun: keys.noun)
    return field
  }

  mutating func parameter(
    _ name: Located<String>,
    _ node: JSONNode,
    _ keys: ObjectKeys<ParameterSpec>
  ) -> ParameterSpec? {
    var parameter = ParameterSpec(field: FieldSpec(place: name.place))
    guard isTyped(node) else {
      parameter.field.type = typeUse(node)
      return parameter
    }
    let present = object(node, into: &parameter, keys)
    checkType(present, node, noun: keys.noun)
    checkArgument(parameter, node)
    return parameter
  }

  /// True for the long form, an object with the key `type`.
  private func isTyped(_ node: JSONNode) -> Bool {
    if case .object = node.kind { true } else { false }
  }

  private mutating func checkType(_ present: [String]?, _ node: JSONNode, noun: String) {
    guard let present, !present.contains("type"), !present.contains("constant") else { return }
    let form = TypeDraft.formNames.first(where: present.contains)
    report(
      .missingKey,
      "missing key \"type\" in \(noun)",
      at: opening(of: node),
      hint: form.map { "write \"type\": { \"\($0)\": … }" } ?? "add \"type\""
    )
  }
}
