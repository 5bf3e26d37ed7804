import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The body of a request: `.json(beer)`, `.form(["USERNAME": username])`. Nil for a request without a body.
  func requestBody(of endpoint: EndpointModel, _ values: EndpointArguments) -> String? {
    guard let body = endpoint.body else { return nil }
    let type = contentType(of: endpoint).map { ["contentType: \(stringLiteral($0))"] } ?? []
    if let value = values.body { return requestBody(value, body, type) }
    let fields = values.parameters.filter { $0.model.location == .body }
    switch body.encoding {
    case .json: return jsonClosure(jsonStatements(fields, at: body.at), type)
    case .form:
      return call(".form", [dictionaryLiteral(fields.map { parameterElement($0) })] + type)
    case .multipart: return multipart(fields.map(part), type)
    case .text, .binary: return nil
    }
  }

  private func requestBody(
    _ value: BoundBody,
    _ body: BodyModel,
    _ type: [String]
  ) -> String {
    switch body.encoding {
    case .json: jsonBody(value, body, type)
    case .form: call(".form", ["of: \(value.value)"] + styles(of: body) + type)
    case .multipart: multipartBody(value, type)
    case .text:
      call(".text", [value.value] + [wireForm(of: value.type)].compactMap(\.self) + type)
    case .binary: call(".binary", [value.value] + type)
    }
  }

  private func styles(of body: BodyModel) -> [String] {
    (body.arrayStyle == .repeat ? [] : ["arrays: .\(body.arrayStyle.rawValue)"])
      + (body.objectStyle == .deepObject ? [] : ["objects: .\(body.objectStyle.rawValue)"])
  }
}

// MARK: - JSON

extension APIIndex {
  private func jsonBody(
    _ value: BoundBody,
    _ body: BodyModel,
    _ type: [String]
  ) -> String {
    if resolvingAlias(value.type) == .scalar(.data), body.at == nil {
      return call(".binary", [value.value] + type)
    }
    guard let path = body.at, !path.components.isEmpty else {
      if isPlain(value.type, wire: nil) { return call(".json", [value.value] + type) }
      return jsonClosure([writing(value.value, value.type)], type)
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
    return jsonClosure(jsonStatements([parameter], at: nil), type)
  }

  private func jsonClosure(_ statements: [String], _ type: [String]) -> String {
    closure(type.isEmpty ? ".json" : call(".json", type), takes: "json", statements)
  }
}

// MARK: - Multipart

extension APIIndex {
  private func multipart(_ parts: [String], _ type: [String]) -> String {
    call(".multipart", [arrayLiteral(parts)] + type)
  }

  /// The body of a struct. Nil sends no body: `photo.map { photo in .multipart([…]) } ?? .none`.
  private func multipartBody(_ body: BoundBody, _ type: [String]) -> String {
    let whole = multipart(parts(of: body), type)
    guard isOptional(body.type) else { return whole }
    return closure("\(body.value).map", takes: body.value, [whole]) + " ?? .none"
  }

  /// The fields of a struct as parts.
  private func parts(of body: BoundBody) -> [String] {
    guard let structure = model.structure(body.type) else { return [] }
    return structure.fields.filter { $0.direction != .response }.map { field in
      let model = ParameterModel(field: field, location: .body, binding: .argument, label: nil)
      let constant = field.constant.map(constantExpression)
      let value =
        constant ?? body.fields[field.name]
        ?? "\(body.value).\(field.storedName.member)"
      let type = field.constant.map(constantType) ?? argumentType(of: field)
      return part(BoundParameter(model: model, value: value, type: type))
    }
  }
}
