/// `"wire": "number"` goes with a bool, `"wire": "string"` with a number or a bool.
func wireFormsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.allFields.compactMap { field in
    guard let wire = field.wire, !wire.fits(field.type.wrapped) else { return nil }
    let expected = wire == .number ? "a \"bool\"" : "a number or a \"bool\""
    return Diagnostic(
      .misplacedKey,
      "\"wire\": \"\(wire.rawValue)\" goes with \(expected)",
      at: spec.written(field)?.wire?.place ?? field.place,
      hint: "take it out"
    )
  }
}

extension WireForm {
  fileprivate func fits(_ type: TypeReference) -> Bool {
    switch (self, type) {
    case (_, .array(let element)): fits(element.wrapped)
    case (_, .scalar(.bool)): true
    case (.number, _): false
    case (.string, .scalar(let scalar)):
      [.int, .int32, .int64, .double, .decimal].contains(scalar)
    case (.string, _): false
    }
  }
}
