import EndpointJSON

extension EndpointLinker {
  mutating func linkPagination(
    _ spec: PaginationSpec?,
    response: ResponseModel,
    parameters: [ParameterModel],
    body: BodyModel?
  ) -> PaginationModel? {
    guard let spec, let style = spec.style?.value else { return nil }
    let (page, limit) = (pageParameter(spec, style), spec.limit)
    let isSent = [page, limit].compactMap(\.self).map { isArgument($0, in: parameters) }
    guard case .value(let value) = response, value.encoding == .json else {
      report(
        .invalidPagination,
        "only a response of one JSON type has pages",
        at: spec.place,
        hint: "remove \"pagination\""
      )
      return nil
    }
    let items = responsePath(spec.items)
    guard spec.items == nil || items != nil || spec.items?.value == ".",
      let item = item(spec, items: items, of: value), !isSent.contains(false)
    else { return nil }
    let selector = page.map { PaginationModel.Selector($0.value, parameters, body) }
    return PaginationModel(
      style: style,
      selector: selector,
      limit: limit.map { PaginationModel.Selector($0.value, parameters, body) },
      start: style == .page ? spec.start?.value ?? 1 : nil,
      parts: parts(of: spec, selector),
      items: items,
      item: item,
      place: spec.place
    )
  }

  /// The values that lead to the next page. A field of the body gets the cursor as it is, of any type.
  private mutating func parts(
    of spec: PaginationSpec,
    _ selector: PaginationModel.Selector?
  ) -> [PaginationModel.Part] {
    let isInBody = if case .field? = selector { true } else { false }
    return spec.parts.compactMap { part in
      let value = isInBody && part.value == .text ? .any : part.value
      return path(part.path).map { PaginationModel.Part(key: part.key, path: $0, value: value) }
    }
  }

  private func pageParameter(
    _ spec: PaginationSpec,
    _ style: PaginationModel.Style
  ) -> Located<String>? {
    spec.parameter ?? (style == .page ? Located("page", at: spec.place) : nil)
  }

  /// Reports a parameter that is no argument. Validation checks that it exists.
  private mutating func isArgument(
    _ name: Located<String>,
    in parameters: [ParameterModel]
  ) -> Bool {
    let named = parameters.filter { $0.field.wireName.text == name.value }
    if named.isEmpty || named.contains(where: { $0.binding == .argument }) { return true }
    report(
      .invalidPagination,
      "\(quoted(name.value)) is not an argument, so it cannot select the page",
      at: name.place,
      hint: "name a parameter, or a field of a JSON body"
    )
    return false
  }

  /// The hint for items outside of the response: the path of a part of it that ends in the same way.
  private func itemsHint(_ spec: PaginationSpec, _ response: ResponseValue) -> Hint {
    guard let at = response.at, let items = spec.items,
      items.value.split(separator: ".").last == text(at).split(separator: ".").last
    else { return "paths are relative to the whole body" }
    return .write(text(at), for: items, ": paths are relative to the whole body", isCertain: false)
  }

  /// The type of an item at the path in the response. Validation checks that the path exists.
  private mutating func item(
    _ spec: PaginationSpec,
    items: JSONPath?,
    of response: ResponseValue
  ) -> TypeReference? {
    let place = spec.items?.place ?? spec.place
    let path = items?.components ?? []
    let unwrapped = response.at?.components ?? []
    guard path.starts(with: unwrapped) else {
      report(
        .invalidPagination,
        "the items are outside the part of the response that \"at\" selects, \(quoted(text(response.at)))",
        at: place,
        hint: itemsHint(spec, response)
      )
      return nil
    }
    let found = types.type(at: Array(path.dropFirst(unwrapped.count)), in: response.type)
    switch found {
    case .array(let item)?: return item
    case .scalar(.json)?: return .scalar(.json)
    case let found? where spec.items == nil:
      report(
        .invalidPagination,
        "the response is not an array of items",
        at: place,
        hint: itemsHint(found, spec.place)
      )
      return nil
    case .scalar, .named, .dictionary, .optional, nil: return nil
    }
  }

  private func text(_ path: JSONPath?) -> String { path?.description ?? "." }

  /// A hint with the only field that is an array.
  private func itemsHint(_ found: TypeReference, _ place: Place) -> Hint {
    let field = types.structure(found)?.fields.first { types.isArray($0.type) }
    guard let field else { return "write the path of the array as \"items\"" }
    let member = "\"items\": \(quoted(field.at?.description ?? field.wireName.text))"
    return Hint("write \(member)", [.insert(member, into: place)], isCertain: true)
  }
}
