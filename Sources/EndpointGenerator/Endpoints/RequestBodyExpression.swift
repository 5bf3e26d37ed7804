import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The body of a request: `.json(beer)`, `.form(["USERNAME": username])`. Nil for a request without a body.
  func requestBody(of endpoint: EndpointModel, _ values: EndpointArguments) -> SwiftExpression? {
    guard let body = endpoint.body else { return nil }
    let type =
      contentType(of: endpoint)
      .map { [SwiftExpression.Argument("contentType", .text(stringLiteral($0)))] } ?? []
    if let value = values.body { return requestBody(value, body, type) }
    let fields = values.parameters.filter { $0.model.location == .body }
    switch body.encoding {
    case .json: return closure(jsonStatements(fields, at: body.at), type)
    case .form:
      return .call(".form", [.init(nil, .dictionary(fields.map { parameterElement($0) }))] + type)
    case .multipart: return multipart(fields.map(part), type)
    case .text, .binary: return nil
    }
  }

  private func requestBody(
    _ value: BoundBody,
    _ body: BodyModel,
    _ type: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    switch body.encoding {
    case .json: jsonBody(value, body, type)
    case .form: .call(".form", [.init("of", value.value)] + styles(of: body) + type)
    case .multipart: multipart(parts(of: value), type)
    case .text:
      .call(
        ".text",
        [.init(nil, value.value)]
          + (dateForm(of: value.type).map { [.init(nil, .text($0))] } ?? []) + type
      )
    case .binary: .call(".binary", [.init(nil, value.value)] + type)
    }
  }

  private func styles(of body: BodyModel) -> [SwiftExpression.Argument] {
    var styles: [SwiftExpression.Argument] = []
    if body.arrayStyle != .repeat {
      styles.append(.init("arrays", .text(".\(body.arrayStyle.rawValue)")))
    }
    if body.objectStyle != .deepObject {
      styles.append(.init("objects", .text(".\(body.objectStyle.rawValue)")))
    }
    return styles
  }
}

// MARK: - JSON

extension APIIndex {
  private func jsonBody(
    _ value: BoundBody,
    _ body: BodyModel,
    _ type: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    if resolvingAlias(value.type) == .scalar(.data), body.at == nil {
      return .call(".binary", [.init(nil, value.value)] + type)
    }
    guard let path = body.at, !path.components.isEmpty else {
      if isPlain(value.type, wire: nil) { return .call(".json", [.init(nil, value.value)] + type) }
      let writing = WriteStatement(index: self)
      return closure([writing.value(value.value.text, value.type)], type)
    }
    var field = FieldModel(
      wireName: WireName("body"),
      name: SwiftName("body"),
      type: value.type,
      place: body.place
    )
    field.at = path
    let model = ParameterModel(field: field, location: .body, binding: .argument, label: nil)
    let parameter = BoundParameter(model: model, value: value.value, type: value.type)
    return closure(jsonStatements([parameter], at: nil), type)
  }

  private func closure(
    _ statements: [String],
    _ type: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    let name = type.isEmpty ? ".json" : SwiftExpression.call(".json", type).text
    return .closure(name, takes: "json", statements)
  }
}

// MARK: - Multipart

extension APIIndex {
  private func multipart(
    _ parts: [SwiftExpression],
    _ type: [SwiftExpression.Argument]
  ) -> SwiftExpression {
    .call(".multipart", [.init(nil, .array(parts))] + type)
  }

  /// The fields of a struct as parts.
  private func parts(of body: BoundBody) -> [SwiftExpression] {
    guard case .named(let name) = resolvingAlias(body.type),
      case .structure(let structure)? = type(named: name)?.form
    else { return [] }
    return structure.fields.filter { $0.direction != .response }.map { field in
      let model = ParameterModel(field: field, location: .body, binding: .argument, label: nil)
      let constant = field.constant.map(constantExpression)
      let value =
        constant ?? body.fields[field.name]
        ?? .member(body.value, field.storedName.member)
      let type = field.constant.map(constantType) ?? argumentType(of: model)
      return part(BoundParameter(model: model, value: value, type: type))
    }
  }
}
