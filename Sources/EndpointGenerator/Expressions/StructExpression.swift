import EndpointJSON
import EndpointSpec

extension ValueExpression {
  /// Such as `BeerRange(from: 0, to: 50)`. Absent fields use the defaults of the initializer.
  func initializer(
    _ value: JSONValue,
    _ type: TypeModel,
    _ structure: StructModel
  ) -> SwiftExpression? {
    guard case .object = value else { return nil }
    var arguments: [SwiftExpression.Argument] = []
    for var field in structure.fields where field.constant == nil {
      // Null differs from absent only in requests.
      if !type.isSent, field.type.isOptional { field.isNullable = false }
      guard let found = fieldValue(field, in: value) else {
        if field.type.isOptional || field.defaultValue != nil { continue }
        return nil
      }
      guard let expression = expression(found, of: field) else { return nil }
      arguments.append(.init(field.name.label, expression))
    }
    guard let additional = additionalArgument(value, structure) else { return nil }
    return .call(type.name.escaped, arguments + additional)
  }

  /// The undeclared keys as a dictionary. Nil if a value does not fit.
  private func additionalArgument(
    _ value: JSONValue,
    _ structure: StructModel
  ) -> [SwiftExpression.Argument]? {
    guard let type = structure.additional, case .object(let object) = value else { return [] }
    let names = Set(structure.fields.filter { $0.at == nil }.map(\.wireName.text))
    let others = object.filter { !names.contains($0.key) }
    if others.isEmpty { return [] }
    let properties = Set(structure.fields.map(\.name.text))
    let label = unique("additional", suffix: "Values", among: properties)
    let members = JSONValue.object(JSONObject(others))
    return expression(members, as: .dictionary(type)).map { [.init(label, $0)] }
  }

  /// The value of a field or a parameter. A nullable optional has null as a third state.
  func expression(_ value: JSONValue, of field: FieldModel) -> SwiftExpression? {
    if field.isPatch {
      if value == .null { return ".clear" }
      return expression(value, as: field.type.wrapped, wire: field.wire).map {
        .call(".set", [.init(nil, $0)])
      }
    }
    if value == .null, field.isNullable || field.type.isOptional { return "nil" }
    return expression(value, as: field.type, wire: field.wire)
  }

  /// The value of a field in the JSON of a struct.
  func fieldValue(_ field: FieldModel, in object: JSONValue) -> JSONValue? {
    let path = field.at?.components ?? [.key(field.wireName.text)]
    let found = path.reduce(Optional(object)) { value, step in value.flatMap { step.value(in: $0) }
    }
    return found == .null && !field.isPatch && !field.isNullable ? nil : found
  }
}

extension FieldModel {
  /// True if the field has three states in a request: absent, null, a value.
  var isPatch: Bool { isNullable && type.isOptional }
}

extension JSONPath.Component {
  /// The value at this step of a path. Nil if it is absent, or if the step selects several values.
  fileprivate func value(in value: JSONValue) -> JSONValue? {
    switch (self, value) {
    case (.key(let name), .object(let object)): object[name]
    case (.index(let index), .array(let elements)):
      elements.indices.contains(index) ? elements[index] : nil
    case (.last, .array(let elements)): elements.last
    default: nil
    }
  }
}
