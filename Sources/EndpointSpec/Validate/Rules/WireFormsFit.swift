/// Checks that `"wire": "number"` is on a bool, and `"wire": "string"` on a number or a bool.
func wireFormsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.constrainedFields.compactMap { field in
    guard let wire = field.wire, !spec.takes(wire, field.type) else { return nil }
    let expected = wire == .number ? "a \"bool\"" : "a number or a \"bool\""
    return Diagnostic(
      .misplacedKey,
      "\"wire\": \"\(wire.rawValue)\" requires \(expected)",
      at: spec.written(\.wire, of: field)?.place ?? field.place,
      hint: "remove it"
    )
  }
}

extension LinkedSpec {
  /// True if the scalars of the type, including elements, have the other form.
  fileprivate func takes(_ wire: WireForm, _ type: TypeReference) -> Bool {
    switch plain(type) {
    case .optional(let inner), .array(let inner), .dictionary(let inner): takes(wire, inner)
    case .scalar(let scalar): takes(wire, scalar)
    case .named(let name):
      if case .identifier(let scalar)? = model.form(of: name) {
        takes(wire, scalar)
      } else {
        false
      }
    }
  }

  private func takes(_ wire: WireForm, _ scalar: Scalar) -> Bool {
    scalar == .bool || wire == .string && scalar.takesWireForm
  }
}
