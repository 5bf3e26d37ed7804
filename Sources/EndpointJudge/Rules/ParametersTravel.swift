import EndpointSpec

/// Checks that parameters in a path, a header or a cookie are scalars, or arrays of scalars.
func parametersTravel(_ spec: LinkedSpec) -> [Diagnostic] {
  let parameters = spec.model.endpoints.flatMap { $0.parameters.compactMap(spec.misplaced) }
  return (parameters + responseHeaders(spec))
}

private func responseHeaders(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint in
    endpoint.response.headers.filter { !spec.isHeader($0.type) }.map { header in
      Diagnostic(
        .misplacedType,
        "a header must be a scalar or an array of scalars",
        at: header.place,
        hint: "use a scalar, an enum or an identifier"
      )
    }
  }
}

extension LinkedSpec {
  /// True if a header can be read as the type, or a path can contain it. The elements of an array are separated by
  /// commas.
  fileprivate func isHeader(_ type: TypeReference) -> Bool {
    guard case .array(let element) = plain(type) else { return isText(type) }
    return isText(element) && !holdsFormattedDate(element)
  }

  fileprivate func misplaced(_ parameter: ParameterModel) -> Diagnostic? {
    let field = parameter.field
    switch parameter.location {
    case .path, .header, .cookie: if wasReported(parameter) { return nil }
    case .query, .body: return nil
    }
    if parameter.location == .path {
      if isOptional(field.type) || field.isNullable {
        return Diagnostic(
          .misplacedType,
          "a path parameter cannot be optional",
          at: field.place,
          hint: "remove the \"?\", or declare a second endpoint without the parameter"
        )
      }
      return isHeader(field.type) ? nil : notText("the path", at: field.place)
    }
    if !isHeaderName(field.wireName.text) {
      return Diagnostic(
        .invalidName,
        "\(quoted(field.wireName.text)) is not a valid \(parameter.location) name",
        at: field.place,
        hint: "use letters, digits and \"-\""
      )
    }
    var type = plain(field.type)
    if case .array(let element) = type { type = element }
    return isText(type) ? nil : notText("a \(parameter.location)", at: field.place)
  }

  private func notText(_ place: String, at location: Place) -> Diagnostic {
    Diagnostic(
      .misplacedType,
      "only a scalar or an array of scalars can be sent in \(place)",
      at: location,
      hint: "use a scalar, an enum, an identifier, or an array of these"
    )
  }

  /// True if the type could not be linked, which was reported. It is then `json`.
  private func wasReported(_ parameter: ParameterModel) -> Bool {
    guard plain(parameter.field.type) == .scalar(.json) else { return false }
    guard case .expression(.name(let name, _), _)? = parameter.written.value.field.type else {
      return true
    }
    return name.text != "json"
  }

  /// True if the values are strings, numbers or Booleans.
  func isText(_ type: TypeReference) -> Bool {
    model.scalar(type).map { $0.facts.values != .other } ?? false
  }
}
