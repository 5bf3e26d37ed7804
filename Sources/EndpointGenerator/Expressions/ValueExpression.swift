import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The Swift expression of a value in the spec, for defaults and arguments of examples. Nil if it does not fit its
  /// type.
  ///
  /// ```swift
  /// .open
  /// Date(timeIntervalSince1970: 5)
  /// BeerRange(from: 0, to: 50)
  /// ```
  func expression(
    _ value: JSONValue,
    as type: TypeReference,
    wire: WireForm? = nil
  ) -> String? {
    switch type {
    case .optional(let wrapped):
      value == .null ? "nil" : expression(value, as: wrapped, wire: wire)
    case .array(let element): array(value, of: element, wire: wire)
    case .dictionary(let element): dictionary(value, of: element, wire: wire)
    case .scalar(let scalar): scalarExpression(value, as: scalar)
    case .named(let name): self.type(named: name).flatMap { expression(value, as: $0, wire: wire) }
    }
  }

  private func array(
    _ value: JSONValue,
    of element: TypeReference,
    wire: WireForm?
  ) -> String? {
    guard case .array(let elements) = value else { return nil }
    let expressions = elements.compactMap { expression($0, as: element, wire: wire) }
    return expressions.count == elements.count ? arrayLiteral(expressions) : nil
  }

  private func dictionary(
    _ value: JSONValue,
    of element: TypeReference,
    wire: WireForm?
  ) -> String? {
    guard case .object(let object) = value else { return nil }
    var members: [String] = []
    for member in object {
      guard let value = expression(member.value, as: element, wire: wire) else { return nil }
      members.append("\(stringLiteral(member.key)): \(value)")
    }
    return dictionaryLiteral(members)
  }

  private func expression(
    _ value: JSONValue,
    as type: TypeModel,
    wire: WireForm?
  ) -> String? {
    switch type.form {
    case .alias(let aliased): expression(value, as: aliased, wire: wire)
    case .identifier(let scalar): identifier(value, type.name, scalar)
    case .enumeration(let enumeration): enumerationCase(value, type.name, enumeration)
    case .union(let union): unionCase(value, union, type.name)
    case .structure(let structure): initializer(value, type, structure)
    case .external: nil
    }
  }

  /// String and integer identifiers accept a literal. Others are written with their initializer.
  private func identifier(
    _ value: JSONValue,
    _ name: SwiftName,
    _ scalar: Scalar
  ) -> String? {
    guard let id = scalarExpression(value, as: scalar) else { return nil }
    // `Int(clamping: …)` is not a literal.
    let isLiteral = scalar.literalProtocol != nil && !id.hasPrefix("Int(")
    return isLiteral ? id : call(name.escaped, ["id: \(id)"])
  }

  private func enumerationCase(
    _ value: JSONValue,
    _ name: SwiftName,
    _ enumeration: EnumModel
  ) -> String? {
    let known = enumeration.cases.first { $0.value == value }
    if let known, known.deprecation == nil { return memberAccess(known.name, of: name) }
    if enumeration.isClosed, known == nil { return nil }
    guard let rawValue = scalarExpression(value, as: enumeration.rawType) else { return nil }
    // Using a deprecated case would cause a warning.
    return "\(name.escaped)(rawValue: \(rawValue))" + (enumeration.isClosed ? "!" : "")
  }

  /// Such as `.open`. Includes the type if the name alone is ambiguous.
  private func memberAccess(_ member: SwiftName, of type: SwiftName) -> String {
    switch member.text {
    case "none", "some": "\(type.text).\(member.member)"
    default: ".\(member.member)"
    }
  }

  private func unionCase(
    _ value: JSONValue,
    _ union: UnionModel,
    _ name: SwiftName
  ) -> String? {
    for member in candidates(value, union, name) {
      if let tag = member.tag, let key = union.by?.text {
        guard case .object(let object) = value, object[key] == tag else { continue }
      }
      if let constant = constant(member.type) {
        if constant == value { return ".\(member.name.member)" }
        continue
      }
      if let payload = expression(value, as: member.type) {
        return call(".\(member.name.member)", [payload])
      }
    }
    return union.isClosed ? nil : call(".unknown", [jsonLiteral(value)])
  }

  private func candidates(
    _ value: JSONValue,
    _ union: UnionModel,
    _ name: SwiftName
  ) -> [UnionModel.Member] {
    guard union.by == nil else { return union.members }
    return model.memberChoices[name]
      .candidates(for: JSONNode(value), isArgument: true).map { union.members[$0] }
  }
}

extension APIIndex {
  /// Such as `BeerRange(from: 0, to: 50)`. Absent fields use the defaults of the initializer.
  fileprivate func initializer(
    _ value: JSONValue,
    _ type: TypeModel,
    _ structure: StructModel
  ) -> String? {
    guard case .object = value else { return nil }
    var arguments: [String] = []
    for var field in structure.fields where field.constant == nil {
      // Null differs from absent only in requests.
      if !type.isSent, field.type.isOptional { field.isNullable = false }
      guard let found = fieldValue(field, in: value) else {
        if field.type.isOptional || field.defaultValue != nil { continue }
        return nil
      }
      guard let expression = expression(found, of: field) else { return nil }
      arguments.append("\(field.name.label): \(expression)")
    }
    guard let additional = additionalArgument(value, structure) else { return nil }
    return call(type.name.escaped, arguments + additional)
  }

  /// The undeclared keys as a dictionary. Nil if a value does not fit.
  private func additionalArgument(
    _ value: JSONValue,
    _ structure: StructModel
  ) -> [String]? {
    guard let type = structure.additional, case .object(let object) = value else { return [] }
    let names = Set(structure.fields.filter { $0.at == nil }.map(\.wireName.text))
    let others = object.filter { !names.contains($0.key) }
    if others.isEmpty { return [] }
    let members = JSONValue.object(JSONObject(others))
    return expression(members, as: .dictionary(type)).map {
      ["\(structure.additionalName): \($0)"]
    }
  }

  /// The value of a field or a parameter. A nullable optional has null as a third state.
  func expression(_ value: JSONValue, of field: FieldModel) -> String? {
    if field.isPatch {
      if value == .null { return ".clear" }
      return expression(value, as: field.type.wrapped, wire: field.wire).map {
        call(".set", [$0])
      }
    }
    if value == .null, field.isNullable || field.type.isOptional { return "nil" }
    return expression(value, as: field.type, wire: field.wire)
  }

  /// The value of a field in the JSON of a struct.
  func fieldValue(_ field: FieldModel, in object: JSONValue) -> JSONValue? {
    let selectsOne = !field.location.contains(.each)
    let found = selectsOne ? object.part(at: field.location[...]) : nil
    return found == .null && !field.isPatch && !field.isNullable ? nil : found
  }
}
