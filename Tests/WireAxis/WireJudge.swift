import EndpointJSON

@testable import EndpointJudge
@testable import EndpointSpec

/// Judges the requests of a client as a server of another version of its API.
final class WireJudge {
  private let judge: RequestJudge
  /// The API of the client, to find values that the server accepts but interprets differently.
  private let sender: APIModel
  private var model: APIModel { judge.model }

  init(_ model: APIModel, of sender: APIModel) {
    judge = RequestJudge(model)
    self.sender = sender
  }

  /// The endpoint of the server that matches a request.
  func endpoint(for sent: SentRequest) -> EndpointModel? { route(sent)?.route.endpoint }

  /// The reasons why the server refuses or may refuse a request.
  func objections(to sent: SentRequest) -> [Objection] {
    let request = sent.request
    guard let (route, isElsewhere) = route(sent) else { return [unrouted(request)] }
    let server = "\(request.origin)\(request.base)"
    let elsewhere = Objection(.care, "url", "\(server) is another server")
    let parameters = route.endpoint.parameters.filter { $0.location != .body }
    return (isElsewhere ? [elsewhere] : [])
      + judge.mismatches(of: request, at: route).map { Objection($0) }
      + parameters.flatMap { misreadings(of: sent, $0, route) }
      + bodyObjections(sent, route.endpoint)
  }

  /// The route with the most literal text, at the server itself or otherwise at another one. If several endpoints have
  /// the path, the client's endpoint takes precedence.
  private func route(
    _ sent: SentRequest
  ) -> (route: RouteTable.Route, isElsewhere: Bool)? {
    let request = sent.request
    let url = request.origin + request.path
    if let route = judge.routes.route(request.method, url: url, preferring: request.endpoint) {
      return (route, false)
    }
    let path = request.path.dropFirst(request.base.count)
    return judge.routes.route(request.method, path: path, preferring: request.endpoint)
      .map { ($0, true) }
  }

  private func unrouted(_ request: RequestSample) -> Objection {
    let others = !judge.routes.methods(url: request.origin + request.path).isEmpty
    return others
      ? Objection(.breaking, "method", "\(request.method) gets 405")
      : Objection(.breaking, "path", "\(request.path) gets 404")
  }

  private func misreadings(
    of sent: SentRequest,
    _ parameter: ParameterModel,
    _ route: RouteTable.Route
  ) -> [Objection] {
    if case .constant = parameter.binding { return [] }
    let value = judge.value(of: parameter, in: sent.request, at: route)
    if let sent = sent.values.first(where: { $0.place == parameter.place }),
      let misread = misreading(of: sent.value, as: value, parameter.field)
    {
      return [Objection(.breaking, parameter.place, misread)]
    }
    guard let value, judge.mismatches(of: value, parameter).isEmpty else { return [] }
    return misunderstandings(parameter.place, value, parameter.field.type, sent)
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
    _ sent: SentRequest
  ) -> [Objection] {
    let named = sent.values.first { $0.place == place }
    let text = ParameterText.text(of: value)
    guard place.hasPrefix("path.") else {
      return named.map { misunderstandings($0, place, value, type) } ?? []
    }
    // A placeholder may be renamed, but must not receive the value of another one.
    if let named, value.stringValue != nil, ParameterText.text(of: named.value) != text,
      named.value.arrayValue == nil
    {
      return [Objection(.breaking, place, "expected \(named.value), found \(text)")]
    }
    let other = sent.values.first { other in
      other.place.hasPrefix("path.") && ParameterText.text(of: other.value) == text
    }
    return other.map { misunderstandings($0, place, value, type) } ?? []
  }

  private func misunderstandings(
    _ sent: (place: String, value: JSONValue, type: TypeReference),
    _ place: String,
    _ value: JSONValue,
    _ type: TypeReference
  ) -> [Objection] {
    Meanings(sent.value, sent.type, in: sender)
      .misunderstandings(by: Meanings(value, type, in: model)).map { $0.under(place) }
  }

  private func bodyObjections(_ sent: SentRequest, _ endpoint: EndpointModel) -> [Objection] {
    guard let body = endpoint.body, let content = sent.request.body,
      content.encoding == body.encoding, let value = judge.value(of: content, body, endpoint)
    else { return [] }
    let parts = partObjections(sent, endpoint)
    guard parts.isEmpty, judge.mismatches(of: content, endpoint).isEmpty else { return parts }
    if let type = body.type { return misunderstandings("body", value, type, sent) }
    return endpoint.bodyStructure.fields.flatMap { field -> [Objection] in
      guard field.constant == nil, let part = value[field.wireName.text] else { return [] }
      return misunderstandings("body.\(field.wireName)", part, field.type, sent)
    }
  }

  private func partObjections(
    _ sent: SentRequest,
    _ endpoint: EndpointModel
  ) -> [Objection] {
    let expected = endpoint.partEncodings
    return sent.parts.keys.sorted().compactMap { name in
      guard let encoding = expected[name], encoding != sent.parts[name] else { return nil }
      return Objection(.breaking, "body.\(name)", "expected \(encoding.rawValue)")
    }
  }
}
