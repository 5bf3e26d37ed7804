import EndpointJSON
import EndpointSpec

/// Checks the examples of fields and parameters against their types.
func fieldExamplesFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.fields.flatMap { field in
    field.written.value.example.map { spec.diagnostics(for: $0, of: field, .exampleMismatch) } ?? []
  }
}

/// Checks defaults and constants against their types.
func defaultsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  var found = spec.fields.flatMap { field in
    field.written.value.fixedValues.flatMap {
      spec.diagnostics(for: $0, of: field, .defaultMismatch, isWrittenInSwift: true)
    }
  }
  for parameter in spec.model.endpoints.lazy.flatMap(\.parameters) {
    guard let value = parameter.written.value.serverDefault else { continue }
    found += spec.diagnostics(for: value, of: parameter.field, .defaultMismatch)
  }
  return found
}

extension LinkedSpec {
  fileprivate func diagnostics(
    for value: JSONNodeAt,
    of field: FieldModel,
    _ rule: Rule,
    isWrittenInSwift: Bool = false
  ) -> [Diagnostic] {
    if case .null = value.node.kind, rule == .exampleMismatch, isOptional(field.type) { return [] }
    let fit = Fit(model: model, direction: .request, isWrittenInSwift: isWrittenInSwift)
    let found = fit.mismatches(value.node, bare(field.type), wire: field.wire).map {
      $0.diagnostic(rule, file: value.file, hint: removal(ofNull: value))
    }
    if !found.isEmpty { return found }
    return unknownValues(value, bare(field.type), .request, wire: field.wire)
      + valuesOutside(of: field, value)
  }

  /// Warns about a value outside of the limits that the field declares.
  private func valuesOutside(of field: FieldModel, _ value: JSONNodeAt) -> [Diagnostic] {
    guard let limits = field.limits else { return [] }
    let fit = Fit(model: model, direction: .request, role: .server)
    let found = fit.mismatches(value.node, bare(field.type), wire: field.wire, limits: limits)
    return found.filter { $0.kind == .format }.prefix(1).map {
      $0.diagnostic(
        .suspiciousValue,
        file: value.file,
        hint: "write a value within the limits, or change \"limits\""
      )
    }
  }

  /// The hint for a value that is null as a whole: without the key, the field has no such value.
  private func removal(ofNull value: JSONNodeAt) -> Hint? {
    guard value.node.isNull else { return nil }
    let place = Place(file: value.file, start: value.node.start, end: value.node.end)
    return Hint("remove it, or write a value of the type", [.remove(place)])
  }

  /// The type without optional, since a default is never null.
  private func bare(_ type: TypeReference) -> TypeReference {
    isOptional(type) ? plain(type) : type
  }

  /// True if the scalars of the type, including elements, have the other form.
  fileprivate func isCompatible(_ wire: WireForm, _ type: TypeReference) -> Bool {
    switch plain(type) {
    case .array(let inner), .dictionary(let inner): isCompatible(wire, inner)
    case let type:
      plainScalar(type).map { $0 == .bool || wire == .string && $0.takesWireForm } ?? false
    }
  }
}

extension FieldSpec {
  fileprivate var fixedValues: [JSONNodeAt] { [defaultValue, constant].compactMap(\.self) }
}

/// Checks that a struct has at most one user-facing field, and that it is a string.
func userFacingTextsAreTexts(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.types.flatMap { type -> [Diagnostic] in
    let fields = type.fields.filter(\.isUserFacing)
    let misplaced = fields.filter { spec.plain($0.type) != .scalar(.string) }.map { field in
      Diagnostic.misplacedKey("only a \"string\" can be \"userFacing\"", at: field.place)
    }
    guard let first = fields.first else { return misplaced }
    let further = fields.dropFirst().map { field in
      Diagnostic(
        .conflictingKeys,
        "\(quoted(type.name.text)) has two \"userFacing\" fields",
        at: field.place,
        hint: "choose one",
        related: [.init("the first is here", at: first.place)]
      )
    }
    return misplaced + further
  }
}

/// Checks that `"wire": "number"` is on a bool, and `"wire": "string"` on a number, a date as a number, or a bool.
func wireFormsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.fields.compactMap { field in
    guard let wire = field.wire, !spec.isCompatible(wire, field.type) else { return nil }
    let expected = wire == .number ? "a \"bool\"" : "a number, a \"date(unix)\" or a \"bool\""
    return .misplacedKey(
      "\"wire\": \"\(wire.rawValue)\" requires \(expected)",
      at: field.written.value.wire?.place ?? field.place,
      hint: Hint("remove it", (field.written.value.wire?.place).map { [.remove($0)] } ?? [])
    )
  }
}
