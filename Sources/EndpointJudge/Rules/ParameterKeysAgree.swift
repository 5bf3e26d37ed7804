import EndpointSpec
import EndpointWire

/// Checks that the keys of a parameter fit its location.
func parameterKeysAgree(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint in
    endpoint.parameters.flatMap { parameter in
      [
        spec.states(parameter, in: endpoint.body), spec.part(parameter, in: endpoint.body),
        spec.style(parameter, in: endpoint.body), spec.emptiness(parameter, in: endpoint),
      ].compactMap(\.self)
    }
  }
}

extension LinkedSpec {
  /// Reports `nullable` on an optional outside of JSON, which cannot distinguish absent from null.
  fileprivate func states(_ parameter: ParameterModel, in body: BodyModel?) -> Diagnostic? {
    let field = parameter.field
    guard field.isNullable, isOptional(field.type),
      parameter.location != .body || body?.encoding != .json
    else { return nil }
    return Diagnostic(
      .conflictingKeys,
      "only JSON distinguishes null from a missing value",
      at: field.place,
      hint: "remove \"nullable\" or the \"?\""
    )
  }

  /// Checks the encoding of a part of a multipart body. A file cannot be JSON.
  fileprivate func part(_ parameter: ParameterModel, in body: BodyModel?) -> Diagnostic? {
    guard parameter.location == .body, let encoding = parameter.written.value.encoding else {
      return nil
    }
    if body?.encoding != .multipart {
      return Diagnostic(
        .misplacedKey,
        "only a part of a multipart body has its own \"encoding\"",
        at: encoding.place,
        hint: "remove it, or make the body \"multipart\""
      )
    }
    guard parameter.field.type.isUpload else { return nil }
    return .misplacedKey("a file is not JSON", at: encoding.place)
  }

  /// Checks `allowEmpty`, which is for a text at the end of a path. Elsewhere in a path, an empty value would join two
  /// slashes.
  fileprivate func emptiness(
    _ parameter: ParameterModel,
    in endpoint: EndpointModel
  ) -> Diagnostic? {
    guard parameter.allowsEmpty else { return nil }
    let place = parameter.field.place
    guard parameter.location == .path else {
      return .misplacedKey(
        "\"allowEmpty\" is for a parameter in the path",
        at: place,
        hint: "remove it: an empty text in a \(parameter.location) is sent"
      )
    }
    guard plainScalar(parameter.field.type) == .string else {
      let found = quoted(parameter.field.type.text)
      return .misplacedKey("\"allowEmpty\" requires a string, found \(found)", at: place)
    }
    guard case .parameter(let last, _)? = endpoint.path.last, last == parameter.field.wireName
    else {
      return .misplacedKey(
        "only a value at the end of a path may be empty",
        at: place,
        hint: "remove \"allowEmpty\", and declare a second endpoint without the parameter"
      )
    }
    return nil
  }

  /// Checks styles, which apply to arrays and objects in a query or a form.
  fileprivate func style(_ parameter: ParameterModel, in body: BodyModel?) -> Diagnostic? {
    guard let style = parameter.written.value.style else { return nil }
    let isInForm = parameter.location == .body && body?.encoding == .form
    if parameter.location == .cookie, [.repeat, .comma].contains(style.value) {
      // Arrays in cookies have two styles.
    } else if parameter.location != .query, !isInForm {
      let hint: Hint = parameter.location == .cookie ? "write \"repeat\" or \"comma\"" : "remove it"
      return .misplacedKey("a style is only for the query and forms", at: style.place, hint: hint)
    }
    let isOfArrays = ParameterStyle.ofArrays.contains(style.value)
    let isOfObjects = ParameterStyle.ofObjects.contains(style.value)
    let type = parameter.field.type
    if isOfArrays && isArray(type) || isOfObjects && isObject(type) { return nil }
    if plain(type) == .scalar(.json) { return nil }
    let kinds = [isOfArrays ? "arrays" : nil, isOfObjects ? "objects" : nil].compactMap(\.self)
    return .misplacedKey(
      "the style \"\(style.value.rawValue)\" is for \(kinds.joined(separator: " and "))",
      at: style.place,
      hint: Hint("remove it", [.remove(style.place)], isCertain: true)
    )
  }
}

/// Reports an optional unlabeled argument before another unlabeled one. It cannot be omitted, since Swift would use the
/// second value for it.
func argumentsCanBeLeftOut(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.compactMap { endpoint in
    var open: Argument?
    for argument in endpoint.arguments(in: spec.model) {
      let field = argument.field
      if field.defaultValue != nil || argument.serverDefault != nil || spec.isOptional(field.type) {
        if argument.label == nil { open = argument }
      } else if argument.label != nil {
        open = nil
      } else if let open {
        return Diagnostic(
          .requiredAfterDefault,
          "an unlabeled argument follows \(quoted(open.field.wireName.text)), which is optional",
          at: argument.place,
          hint: "give one of the two a \"label\"",
          related: [.init("\(quoted(open.field.wireName.text)) is here", at: open.place)]
        )
      }
    }
    return nil
  }
}
