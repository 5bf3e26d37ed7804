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
  package func mismatches(of request: RequestSample, at route: RouteTable.Route) -> [Mismatch] {
    let endpoint = route.endpoint
    let parameters = endpoint.parameters.filter { $0.location != .body }
    let headers = endpoint.headers.filter { request.header($0.name) != $0.value }
    return parameters.flatMap { mismatches(of: value(of: $0, in: request, at: route), $0) }
      + headers.map { header in
        Mismatch(.constant, "expected \(header.value)").with(.care).in(.header, header.name)
      }
      + mismatches(of: request.body, endpoint)
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

  package func mismatches(of value: JSONValue?, _ parameter: ParameterModel) -> [Mismatch] {
    let found: [Mismatch]
    if case .constant(let constant) = parameter.binding {
      let isEqual =
        value == constant
        || value?.stringValue.map { $0 == ParameterText.text(of: constant) } ?? false
      let mismatch = Mismatch(.constant, "expected the constant \(constant)").with(.care)
      found = isEqual ? [] : [mismatch]
    } else {
      found = fit(isText: true).mismatches(ofServed: parameter.field, value.map { JSONNode($0) })
    }
    return found.map { $0.in(parameter.location, parameter.field.wireName.text) }
  }

  private func fit(isText: Bool) -> Fit {
    let effort = StepLimit(10_000_000)
    return Fit(model: model, direction: .request, role: .server, isText: isText, effort: effort)
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

  package func mismatches(of content: RequestSample.Body?, _ endpoint: EndpointModel) -> [Mismatch]
  {
    guard let body = endpoint.body else {
      return content == nil ? [] : [Mismatch(.body, "no body is declared").with(.care)]
    }
    guard let content else {
      if let type = body.type {
        return model.isOptional(type) ? [] : [Mismatch(.body, "expected a body")]
      }
      return mismatches(.object([:]), endpoint, body, isText: false)
    }
    guard content.encoding == body.encoding else {
      let found = content.encoding.rawValue
      return [Mismatch(.body, "\(found) where \(body.encoding.rawValue) is expected")]
    }
    guard let value = value(of: content, body, endpoint) else {
      return [Mismatch(.body, "expected a value at \(body.at?.description ?? "")")]
    }
    return mismatches(value, endpoint, body, isText: body.encoding != .json)
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

  private func mismatches(
    _ value: JSONValue,
    _ endpoint: EndpointModel,
    _ body: BodyModel,
    isText: Bool
  ) -> [Mismatch] {
    let (fit, node) = (fit(isText: isText), JSONNode(value))
    if let type = body.type { return fit.mismatches(node, type) }
    return endpoint.bodyStructure.fields.filter { $0.travels(.request) }
      .flatMap { fit.mismatches(ofServed: $0, in: node) }
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
  ) -> [Mismatch] {
    guard let body, body.encoding == .json, let node = try? JSONNode.parse(bytes),
      let part = body.at.map({ node.part(at: $0.components[...]) }) ?? node
    else { return [] }
    let start = body.at?.components ?? []
    func fields(
      in node: JSONNode,
      _ type: TypeReference,
      at path: [JSONPath.Component]
    ) -> [Mismatch] {
      Fit(model: model, direction: .request, role: .decoder, seen: seen).mismatches(node, type)
        .filter { $0.kind == .unknownKey }.map { $0.under(path) }
    }
    if let type = body.type { return fields(in: part, type, at: start) }
    let structure = bodyStructure
    let known = structure.knownKeys
    let unknown = part.members.filter { !known.contains($0.key) }.map { member in
      Mismatch(unknown: member).under(start + [.key(member.key)])
    }
    let inner = structure.fields.flatMap { field -> [Mismatch] in
      guard let value = part.part(at: field.location[...]) else { return [] }
      return fields(in: value, field.type, at: start + field.location)
    }
    return unknown + inner
  }
}
