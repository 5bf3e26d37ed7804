import EndpointJSON

/// Reports duplicate values in an enum.
func valuesAreUnique(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.types.flatMap { type -> [Diagnostic] in
    guard case .enumeration(let enumeration) = type.form else { return [] }
    var first: [JSONValue: Place] = [:]
    return enumeration.cases.compactMap { item in
      guard let known = first[item.value] else {
        first[item.value] = item.place
        return nil
      }
      return Diagnostic(
        .duplicateValue,
        "\(quoted(type.name.text)) has the value \(item.value.description) twice",
        at: item.place,
        hint: "remove one of the two",
        related: [.init("the first is here", at: known)]
      )
    }
  }
}
