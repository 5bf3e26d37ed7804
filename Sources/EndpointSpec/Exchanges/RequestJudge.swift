import EndpointJSON

/// Judges requests as a strict server of a spec.
package final class RequestJudge {
  private let model: APIModel
  private let textFit: ServerFit
  package let routes: RouteTable

  package init(_ model: APIModel) {
    self.model = model
    textFit = ServerFit(model, isText: true)
    routes = RouteTable(model)
  }

  /// The endpoint of the server that matches a request.
  package func endpoint(for request: RequestSample) -> EndpointModel? {
    route(request)?.route.endpoint
  }

  /// The reasons why the server refuses or may refuse a request.
  ///
  /// - Parameter sender: The API of the client, to find values that the server accepts but interprets differently.
  package func objections(to request: RequestSample, from sender: APIModel) -> [Objection] {
    guard let (route, isElsewhere) = route(request) else { return [unrouted(request)] }
    let elsewhere = Objection(
      .doubtful,
      "url",
      "\(request.origin)\(request.base) is another server"
    )
    return (isElsewhere ? [elsewhere] : [])
      + objections(to: request, at: route, from: sender)
  }

  /// The reasons why the server refuses or may refuse a request to an endpoint.
  package func objections(to request: RequestSample, at route: RouteTable.Route) -> [Objection] {
    objections(to: request, at: route, from: model)
  }

  private func objections(
    to request: RequestSample,
    at route: RouteTable.Route,
    from sender: APIModel
  ) -> [Objection] {
    let endpoint = route.endpoint
    var found: [Objection] = []
    for parameter in endpoint.parameters where parameter.location != .body {
      found += objections(to: request, parameter, route, sender)
    }
    for header in endpoint.headers where request.header(header.name) != header.value {
      found.append(Objection(.doubtful, "header.\(header.name)", "expected \(header.value)"))
    }
    return found + objections(to: request.body, endpoint, request, sender)
  }

  /// The route with the most literal text, at the server itself or otherwise at another one. If several endpoints have
  /// the path, the client's endpoint takes precedence.
  private func route(
    _ request: RequestSample
  ) -> (route: RouteTable.Route, isElsewhere: Bool)? {
    let url = request.origin + request.path
    if let route = routes.route(request.method, url: url, preferring: request.endpoint) {
      return (route, false)
    }
    let path = request.path.dropFirst(request.base.count)
    return routes.route(request.method, path: path, preferring: request.endpoint)
      .map { ($0, true) }
  }

  private func unrouted(_ request: RequestSample) -> Objection {
    let others = !routes.methods(url: request.origin + request.path).isEmpty
    return others
      ? Objection(.refused, "method", "\(request.method) gets 405")
      : Objection(.refused, "path", "\(request.path) gets 404")
  }

  private func objections(
    to request: RequestSample,
    _ parameter: ParameterModel,
    _ route: RouteTable.Route,
    _ sender: APIModel
  ) -> [Objection] {
    let name = parameter.field.wireName
    let items: [ParameterText.Item] =
      switch parameter.location {
      case .path: route.captures[name].map { [(name.text, $0)] } ?? []
      case .query: unclaimed(request.query, by: parameter, in: route.endpoint)
      case .header: request.header(name.text).map { [(name.text, $0)] } ?? []
      case .cookie: request.cookies
      case .body: []
      }
    let value = parameter.text.value(in: items, parameter.field.type, model)
    let place = "\(parameter.location).\(name)"
    if case .constant(let constant) = parameter.binding {
      if let value, value.stringValue == ParameterText.text(of: constant) { return [] }
      if let value, value == constant { return [] }
      return [Objection(.doubtful, place, "expected the constant \(constant)")]
    }
    let sent = request.values.first { $0.place == place }
    if let sent, let misread = misreading(of: sent.value, as: value, parameter.field) {
      return [Objection(.refused, place, misread)]
    }
    let found = textFit.presence(of: value, parameter.field).map { $0.under(place) }
    guard let value, found.isEmpty else { return found }
    return misunderstandings(place, value, parameter.field.type, request, sender)
  }

  /// The items of a parameter. A flat dictionary receives the items that no other parameter has.
  private func unclaimed(
    _ items: [ParameterText.Item],
    by parameter: ParameterModel,
    in endpoint: EndpointModel
  ) -> [ParameterText.Item] {
    guard parameter.objectStyle == .flat, case .dictionary = model.plain(parameter.field.type)
    else { return items }
    let others = endpoint.parameters.filter {
      $0.location == .query && $0.field.wireName != parameter.field.wireName
    }
    let fields = others.filter { $0.objectStyle == .flat }
      .compactMap { structure($0.field.type) }.flatMap(\.fields)
    let names = Set((others.map(\.field) + fields).map(\.wireName.text))
    return items.filter { item in !names.contains(String(item.name.prefix { $0 != "[" })) }
  }

  /// The difference between the sent value and the value that the server reads from a valid text.
  private func misreading(of sent: JSONValue, as value: JSONValue?, _ field: FieldModel) -> String?
  {
    if sent.isNull, !field.isNullable, model.plain(field.type) != .scalar(.json) {
      return "null is not allowed"
    }
    if let sent = sent.arrayValue, let read = value?.arrayValue, sent.count != read.count {
      return "\(sent.count) elements are read as \(read.count)"
    }
    return nil
  }

  private func misunderstandings(
    _ place: String,
    _ value: JSONValue,
    _ type: TypeReference,
    _ request: RequestSample,
    _ sender: APIModel
  ) -> [Objection] {
    let named = request.values.first { $0.place == place }
    let text = ParameterText.text(of: value)
    guard place.hasPrefix("path.") else {
      return named.map { misunderstandings($0, place, value, type, sender) } ?? []
    }
    // A placeholder may be renamed, but must not receive the value of another one.
    if let named, value.stringValue != nil, ParameterText.text(of: named.value) != text,
      named.value.arrayValue == nil
    {
      return [Objection(.refused, place, "expected \(named.value), found \(text)")]
    }
    let sent = request.values.first { sent in
      sent.place.hasPrefix("path.") && ParameterText.text(of: sent.value) == text
    }
    return sent.map { misunderstandings($0, place, value, type, sender) } ?? []
  }

  private func misunderstandings(
    _ sent: (place: String, value: JSONValue, type: TypeReference),
    _ place: String,
    _ value: JSONValue,
    _ type: TypeReference,
    _ sender: APIModel
  ) -> [Objection] {
    Meanings(sent.value, sent.type, in: sender)
      .misunderstandings(by: Meanings(value, type, in: model)).map { $0.under(place) }
  }

  private func objections(
    to content: RequestSample.Body?,
    _ endpoint: EndpointModel,
    _ request: RequestSample,
    _ sender: APIModel
  ) -> [Objection] {
    guard let body = endpoint.body else {
      return content == nil ? [] : [Objection(.doubtful, "body", "no body is declared")]
    }
    guard let content else {
      if let type = body.type, model.isOptional(type) { return [] }
      if body.type != nil { return [Objection(.refused, "body", "expected a body")] }
      return objections(.object([:]), endpoint, body, isText: false)
    }
    guard content.encoding == body.encoding else {
      let reason = "\(content.encoding.rawValue) where \(body.encoding.rawValue) is expected"
      return [Objection(.refused, "body", reason)]
    }
    guard let value = value(of: content, body, endpoint) else {
      return [Objection(.refused, "body", "expected a value at \(body.at?.description ?? "")")]
    }
    let found =
      objections(value, endpoint, body, isText: body.encoding != .json)
      + partObjections(content, endpoint)
    return found.isEmpty ? misunderstandings(value, endpoint, body, request, sender) : found
  }

  /// The value that the server reads from a body.
  private func value(
    of content: RequestSample.Body,
    _ body: BodyModel,
    _ endpoint: EndpointModel
  ) -> JSONValue? {
    switch body.encoding {
    case .form:
      let structure = body.type.flatMap(structure) ?? endpoint.bodyStructure
      var object = JSONObject()
      for field in structure.fields {
        object[field.wireName.text] = endpoint.text(ofFormField: field.wireName.text, in: body)
          .value(in: content.items, field.type, model)
      }
      return structure.fields.isEmpty ? content.value : .object(object)
    default:
      guard let path = body.at else { return content.value }
      return JSONNode(content.value).part(at: path.components[...])?.value
    }
  }

  private func structure(_ type: TypeReference) -> StructModel? {
    guard case .named(let name) = model.plain(type),
      case .structure(let structure)? = model.form(of: name)
    else { return nil }
    return structure
  }

  private func objections(
    _ value: JSONValue,
    _ endpoint: EndpointModel,
    _ body: BodyModel,
    isText: Bool
  ) -> [Objection] {
    let fit = ServerFit(model, isText: isText)
    if let type = body.type {
      return fit.objections(value, type).map { $0.under("body") }
    }
    return endpoint.bodyStructure.fields.flatMap { fit.objections(value, $0, 0) }
      .map { $0.under("body") }
  }

  private func partObjections(
    _ content: RequestSample.Body,
    _ endpoint: EndpointModel
  ) -> [Objection] {
    let expected = endpoint.partEncodings
    return content.parts.keys.sorted().compactMap { name in
      guard let encoding = expected[name], encoding != content.parts[name] else { return nil }
      return Objection(.refused, "body.\(name)", "expected \(encoding.rawValue)")
    }
  }

  private func misunderstandings(
    _ value: JSONValue,
    _ endpoint: EndpointModel,
    _ body: BodyModel,
    _ request: RequestSample,
    _ sender: APIModel
  ) -> [Objection] {
    if let type = body.type { return misunderstandings("body", value, type, request, sender) }
    return endpoint.bodyStructure.fields.flatMap { field -> [Objection] in
      guard field.constant == nil, let part = value[field.wireName.text] else { return [] }
      return misunderstandings("body.\(field.wireName)", part, field.type, request, sender)
    }
  }
}

extension RequestSample {
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.text
  }
}
