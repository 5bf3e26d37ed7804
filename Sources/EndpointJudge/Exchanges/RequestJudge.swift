import EndpointJSON
import EndpointSpec

/// Judges requests as a strict server of a spec.
package final class RequestJudge {
  package let model: APIModel
  package let routes: RouteTable

  package init(_ model: APIModel) {
    self.model = model
    routes = RouteTable(model)
  }

  /// The reasons why the server refuses or may refuse a request to an endpoint.
  package func objections(to request: RequestSample, at route: RouteTable.Route) -> [Objection] {
    let endpoint = route.endpoint
    let parameters = endpoint.parameters.filter { $0.location != .body }
    let headers = endpoint.headers.filter { request.header($0.name) != $0.value }
    return parameters.flatMap { objections(to: value(of: $0, in: request, at: route), of: $0) }
      + headers.map { Objection(.care, "header.\($0.name)", "expected \($0.value)") }
      + objections(to: request.body, of: endpoint)
  }

  /// The value that the server reads for a parameter. Nil if the request has no value for it.
  package func value(
    of parameter: ParameterModel,
    in request: RequestSample,
    at route: RouteTable.Route
  ) -> JSONValue? {
    let name = parameter.field.wireName
    let items: [ParameterText.Item] =
      switch parameter.location {
      case .path: route.captures[name].map { [(name.text, $0)] } ?? []
      case .query: unclaimed(request.query, by: parameter, in: route.endpoint)
      case .header: request.header(name.text).map { [(name.text, $0)] } ?? []
      case .cookie: request.cookies
      case .body: []
      }
    return parameter.text.value(in: items, parameter.field.type, model)
  }

  package func objections(to value: JSONValue?, of parameter: ParameterModel) -> [Objection] {
    if case .constant(let constant) = parameter.binding {
      if let value, value.stringValue == ParameterText.text(of: constant) { return [] }
      if let value, value == constant { return [] }
      return [Objection(.care, parameter.place, "expected the constant \(constant)")]
    }
    return ServerFit(model, isText: true).presence(of: value, parameter.field)
      .map { $0.under(parameter.place) }
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
      .compactMap { model.structure($0.field.type) }.flatMap(\.fields)
    let names = Set((others.map(\.field) + fields).map(\.wireName.text))
    return items.filter { item in !names.contains(String(item.name.prefix { $0 != "[" })) }
  }

  package func objections(
    to content: RequestSample.Body?,
    of endpoint: EndpointModel
  ) -> [Objection] {
    guard let body = endpoint.body else {
      return content == nil ? [] : [Objection(.care, "body", "no body is declared")]
    }
    guard let content else {
      if let type = body.type, model.isOptional(type) { return [] }
      if body.type != nil { return [Objection(.breaking, "body", "expected a body")] }
      return objections(.object([:]), endpoint, body, isText: false)
    }
    guard content.encoding == body.encoding else {
      let reason = "\(content.encoding.rawValue) where \(body.encoding.rawValue) is expected"
      return [Objection(.breaking, "body", reason)]
    }
    guard let value = value(of: content, body, endpoint) else {
      return [Objection(.breaking, "body", "expected a value at \(body.at?.description ?? "")")]
    }
    return objections(value, endpoint, body, isText: body.encoding != .json)
  }

  /// The value that the server reads from a body.
  package func value(
    of content: RequestSample.Body,
    _ body: BodyModel,
    _ endpoint: EndpointModel
  ) -> JSONValue? {
    switch body.encoding {
    case .form:
      let structure = body.type.flatMap(model.structure) ?? endpoint.bodyStructure
      var object = JSONObject()
      for field in structure.fields {
        object[field.wireName.text] = endpoint.text(ofFormField: field.wireName.text, in: body)
          .value(in: content.items, field.type, model)
      }
      return structure.fields.isEmpty ? content.value : .object(object)
    case .json, .multipart, .text, .binary:
      guard let path = body.at else { return content.value }
      return JSONNode(content.value).part(at: path.components[...])?.value
    }
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
}

extension RequestSample {
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.text
  }
}

extension ParameterModel {
  /// The place in messages, such as `query.size`.
  package var place: String { "\(location).\(field.wireName)" }
}

extension EndpointModel {
  /// The fields in the JSON body of a request that the spec does not declare. Empty if the body is not JSON.
  ///
  /// - Parameter seen: Collects the parts of the spec that the body contains.
  package func undeclaredFields(
    in bytes: [UInt8],
    _ model: APIModel,
    seen: SeenParts
  ) -> [ValueMismatch] {
    guard let body, body.encoding == .json, let node = try? JSONNode.parse(bytes),
      let part = body.at.map({ node.part(at: $0.components[...]) }) ?? node
    else { return [] }
    let start = body.at?.components ?? []
    func fields(
      in node: JSONNode,
      _ type: TypeReference,
      at path: [JSONPath.Component]
    ) -> [ValueMismatch] {
      let fit = Fit(model: model, direction: .request, measure: .decoder, seen: seen)
      return fit.mismatches(node, type).filter { $0.kind == .unknownKey }
        .map { ValueMismatch($0.under(path)) }
    }
    if let type = body.type { return fields(in: part, type, at: start) }
    let structure = bodyStructure
    let known = structure.knownKeys
    let unknown = part.members.filter { !known.contains($0.key) }.map { member in
      ValueMismatch(Mismatch(unknown: member, hint: nil).under(start + [.key(member.key)]))
    }
    let inner = structure.fields.flatMap { field -> [ValueMismatch] in
      guard let value = part.part(at: field.location[...]) else { return [] }
      return fields(in: value, field.type, at: start + field.location)
    }
    return unknown + inner
  }
}
