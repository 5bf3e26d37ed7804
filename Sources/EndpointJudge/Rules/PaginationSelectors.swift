import EndpointJSON
import EndpointSpec

/// The parameters and the fields of the body that select a page.
extension PaginationCheck {
  private typealias Selector = PaginationModel.Selector

  var selectorDiagnostics: [Diagnostic] {
    guard let style = pagination.style?.value else { return [] }
    let names = [selectorName, pagination.limit].compactMap(\.self)
    return names.compactMap { diagnostic($0, isNumber: style != .cursor) }
  }

  /// The name of what selects the page. Nil for the styles `url` and `link`.
  private var selectorName: Located<String>? {
    guard let style = pagination.style, ![.url, .link].contains(style.value) else { return nil }
    return pagination.parameter ?? Located("page", at: style.place)
  }

  private func selector(_ name: Located<String>) -> Selector {
    Selector(name.value, endpoint.parameters, endpoint.body)
  }

  /// The field of the body that selects the page. Nil for a parameter.
  var bodyField: BodyPath? {
    guard let name = selectorName, case .field(let path) = selector(name) else { return nil }
    return BodyPath(path, of: endpoint, in: spec)
  }

  private func diagnostic(_ name: Located<String>, isNumber: Bool) -> Diagnostic? {
    let place = name.place
    let path: BodyPath
    switch selector(name) {
    case .field(let found): path = BodyPath(found, of: endpoint, in: spec)
    case .parameter(let wireName):
      guard let parameter = parameter(wireName) else { return unknown(name) }
      if isInBody(name.value) {
        return problem(
          "\(quoted(name.value)) is both a parameter and a field of the body",
          at: place,
          hint: "only one of them can select the page: remove the other"
        )
      }
      return mismatch(parameter.field, "parameter", of: name, isNumber: isNumber)
    }
    if path.end == .missing || path.end == .undeclared && hint(for: name) != nil {
      return unknown(name)
    }
    guard endpoint.body?.encoding == .json else {
      return problem(
        "\(quoted(name.value)) is a field of a body that is not JSON",
        at: place,
        hint: "give the body the encoding \"json\", or name a parameter"
      )
    }
    guard path.end == .field, let field = path.fields.last else { return nil }
    if field.constant != nil {
      return problem(
        "the field \(quoted(name.value)) of the body is a constant",
        at: place,
        hint: "give it a type instead of \"constant\""
      )
    }
    return mismatch(field, "field", of: name, isNumber: isNumber)
  }

  private func parameter(_ name: WireName) -> ParameterModel? {
    endpoint.parameters.first { $0.field.wireName == name && $0.location != .body }
  }

  private func isInBody(_ name: String) -> Bool {
    endpoint.body?.encoding == .json
      && bodyPaths.contains(JSONPath(components: [.key(name)]).description)
  }

  private var bodyPaths: [String] { endpoint.bodyPaths(in: spec).map(\.description) }

  /// Reports a type that does not fit the style. A cursor in the body may have any type.
  private func mismatch(
    _ field: FieldModel,
    _ noun: String,
    of name: Located<String>,
    isNumber: Bool
  ) -> Diagnostic? {
    let type = spec.plain(field.type)
    let isInBody = noun == "field"
    let fits = isNumber ? type.isInteger : isInBody || spec.isText(type)
    if !fits, type != .scalar(.json) {
      return problem(
        "the \(noun) \(quoted(name.value)) is not \(isNumber ? "an integer" : "a scalar")",
        at: name.place,
        hint: isNumber
          ? "give it the type \"int\", or choose the style \"cursor\""
          : "give it the type \"string?\""
      )
    }
    guard isInBody, isNumber, field.wire != nil else { return nil }
    return problem(
      "the field \(quoted(name.value)) is a string in the body, but pages are numbers",
      at: name.place,
      hint: "remove \"wire\" from the field"
    )
  }

  // MARK: - Unknown names

  private func unknown(_ name: Located<String>) -> Diagnostic {
    let isJSON = endpoint.body?.encoding == .json
    return problem(
      "\(quoted(endpoint.id)) has no parameter\(isJSON ? " or body field" : "") \(quoted(name.value))",
      at: name.place,
      hint: hint(for: name)
        ?? choiceHint(
          selectableNames,
          or: "add it to \"parameters\"\(isJSON ? " or to the body" : "")"
        ).with(likelyEdit(name))
    )
  }

  /// The hint with the name that is probably meant.
  private func hint(for name: Located<String>) -> Hint? {
    let paths = bodyPaths
    let plain = plainPath(name.value)
    if plain != name.value, paths.contains(plain) {
      let edit = Edit.rename(name.place, from: name.value, to: plain)
      return Hint("write \(quoted(plain))", [edit], isCertain: true)
    }
    let deeper = paths.filter { $0.hasSuffix(".\(name.value)") }
    if let path = deeper.first, deeper.count == 1 {
      let edit = Edit.rename(name.place, from: name.value, to: path)
      return Hint("did you mean \(quoted(path))?", [edit], isCertain: true)
    }
    if deeper.count > 1 { return Hint("did you mean \(quotedList(Array(deeper.prefix(4))))?") }
    return nearestHint(to: name, in: selectableNames)
  }

  /// The edit with the parameter that usually has this meaning.
  private func likelyEdit(_ name: Located<String>) -> [Edit] {
    let isLimit = name.place == pagination.limit?.place
    let meaning = isLimit ? "limit" : pagination.style?.value.rawValue ?? ""
    let likely = PaginationSpec.likelyParameter(meaning, among: selectableNames)
    return likely.map { [.rename(name.place, from: name.value, to: $0)] } ?? []
  }

  /// The arguments and the fields of a JSON body.
  private var selectableNames: [String] {
    let arguments = endpoint.parameters.filter { $0.binding == .argument && $0.location != .path }
    return (arguments.map(\.field.wireName.text) + bodyPaths).unique(by: \.self)
  }

  // MARK: - Cursors

  /// Reports a cursor whose type differs from that of what sends it. The client sends it unchanged.
  var cursorDiagnostics: [Diagnostic] {
    guard pagination.style?.value == .cursor, let next = pagination.next, let name = selectorName,
      let path = JSONPath(parsing: next.value), case .type(let type)? = end(of: path)
    else { return [] }
    let inBody = bodyField
    guard let field = inBody.map(\.fields.last) ?? parameter(WireName(name.value))?.field,
      differs(type, field.type, isInBody: inBody != nil)
    else { return [] }
    let (found, sent) = (spec.plain(type).text, spec.plain(field.type).text)
    let noun = inBody == nil ? "parameter" : "field of the body"
    return [
      Diagnostic(
        .cursorMismatch,
        "the cursor \(quoted(next.value)) is \(quoted(found)), but the \(noun) is \(quoted(sent))",
        at: next.place,
        hint: "give both the same type",
        related: [.init("the \(noun) is here", at: field.place)]
      )
    ]
  }

  private func differs(_ cursor: TypeReference, _ sent: TypeReference, isInBody: Bool) -> Bool {
    guard let one = spec.plainScalar(cursor), let other = spec.plainScalar(sent) else {
      let types = [cursor, sent].map(spec.plain)
      return isInBody && types[0] != types[1] && !types.contains(.scalar(.json))
    }
    return one != other && one != .json && other != .json && !(one.isInteger && other.isInteger)
  }
}
