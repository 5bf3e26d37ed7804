import EndpointJSON
import EndpointSpec
import EndpointWire

/// Makes requests to an endpoint.
package final class RequestBuilder {
  private let model: APIModel
  private let endpoint: EndpointModel

  package init(_ endpoint: EndpointModel, in model: APIModel) {
    self.model = model
    self.endpoint = endpoint
  }

  /// The request of a call with the arguments of an example.
  ///
  /// - Parameter arguments: The arguments by wire name, including those of the receiver.
  /// - Returns: Nil if a required argument is missing.
  package func request(with arguments: [ExampleModel.Argument]) -> RequestSample? {
    request(with: Dictionary(firstOf: arguments.map { ($0.name, $0.value) }))
  }

  /// - Parameter given: The arguments by wire name, including those of the receiver.
  /// - Returns: Nil if a required argument is missing.
  package func request(with given: [String: JSONValue]) -> RequestSample? {
    let all = endpoint.parameters.map { parameter -> (ParameterModel, JSONValue?) in
      if case .constant(let value) = parameter.binding { return (parameter, value) }
      let value = given[parameter.field.wireName.text] ?? parameter.field.defaultValue
      return (parameter, value == .null && !parameter.field.isNullable ? nil : value)
    }
    let isComplete = all.allSatisfy { parameter, value in
      value != nil || model.isOptional(parameter.field.type) || parameter.field.constant != nil
    }
    guard isComplete else { return nil }
    let outside = all.filter { $0.0.location != .body }
    guard let body = endpoint.body else { return request(outside, nil) }
    if let type = body.type {
      let value = given["body"]
      guard value != nil || model.isOptional(type) else { return nil }
      return request(outside, value.map { content($0, body) })
    }
    let fields = all.filter { $0.0.location == .body }.compactMap { parameter, value in
      value.map { (parameter.field.wireName.text, $0) }
    }
    return request(outside, content(.object(JSONObject(fields)), body))
  }

  package func content(_ value: JSONValue, _ body: BodyModel) -> RequestSample.Body {
    let wrapped = body.at.map { JSONValue.object([:]).placing(value, at: $0.components[...]) }
    var sample = RequestSample.Body(encoding: body.encoding, value: wrapped ?? value)
    if body.encoding == .form {
      sample.items = (value.objectValue ?? JSONObject()).flatMap { member in
        endpoint.text(ofFormField: member.key, in: body).items(of: member.value)
      }
    }
    return sample
  }

  /// - Parameter arguments: The parameters outside of the body with their values. Nil if one is not sent.
  package func request(
    _ arguments: [(ParameterModel, JSONValue?)],
    _ body: RequestSample.Body?
  ) -> RequestSample? {
    let (origin, base) = model.server(of: endpoint)
    var request = RequestSample(
      endpoint: endpoint.id,
      method: endpoint.method,
      origin: origin,
      path: base,
      base: base
    )
    var texts: [WireName: String] = [:]
    for (parameter, value) in arguments {
      guard let value else { continue }
      let name = parameter.field.wireName
      switch parameter.location {
      case .path:
        let text = parameter.text.items(of: value).map(\.text).joined(separator: ",")
        // A client cannot send an empty value in a path, unless the spec allows it.
        texts[name] = text.isEmpty && !parameter.allowsEmpty ? nil : text
      case .query: request.add(parameter.text.pairs(of: value))
      case .header: request.headers.append((name.text, parameter.line(value)))
      case .cookie: request.cookies += parameter.text.items(of: value)
      case .body: continue
      }
    }
    request.headers += endpoint.headers.map { ($0.name, $0.value) }
    for part in endpoint.path {
      guard let text = text(of: part, texts) else { return nil }
      request.path += text
    }
    request.body = body
    return request
  }

  private func text(of part: PathPart, _ texts: [WireName: String]) -> String? {
    switch part {
    case .text(let text): text
    case .variable(let name): model.variableText(name)
    case .parameter(let name, let keepsSlashes):
      texts[name].map { PathText.encoded($0, keepsSlashes: keepsSlashes) }
    }
  }
}

extension EndpointModel {
  /// How a form field is serialized. A field that is an argument has its own styles.
  func text(ofFormField name: String, in body: BodyModel) -> ParameterText {
    let own = parameters.first { $0.location == .body && $0.field.wireName.text == name }
    return ParameterText(
      name: name,
      arrayStyle: own?.arrayStyle ?? body.arrayStyle,
      objectStyle: own?.objectStyle ?? body.objectStyle
    )
  }
}

extension ParameterModel {
  var text: ParameterText {
    ParameterText(
      name: field.wireName.text,
      arrayStyle: location == .query || location == .cookie ? arrayStyle : .comma,
      objectStyle: location == .query ? objectStyle : .json
    )
  }

  /// The text of a header.
  func line(_ value: JSONValue) -> String {
    text.items(of: value).map(\.text).joined(separator: ",")
  }
}

/// A request that a client of a spec can send.
package struct RequestSample: Sendable {
  /// The endpoint that the client calls.
  package var endpoint: String
  package var method: String
  /// Such as `https://api.example.com`.
  package var origin: String
  /// The path of the URL, including that of the server.
  package var path: String
  /// The part of the path that belongs to the server's URL.
  package var base: String
  package var query: [(name: String, text: String)] = []
  /// The query of a request that was made for a call, as the client encodes it: `ids=1,2`.
  package private(set) var encodedQuery: [String] = []
  package var headers: [(name: String, text: String)] = []
  package var cookies: [(name: String, text: String)] = []
  package var body: Body?

  package init(endpoint: String, method: String, origin: String, path: String, base: String) {
    self.endpoint = endpoint
    self.method = method
    self.origin = origin
    self.path = path
    self.base = base
  }

  package mutating func add(_ pairs: [WirePair]) {
    query += pairs.map { ($0.name, $0.decodedValue) }
    encodedQuery += pairs.map(\.encoded)
  }

  package struct Body: Sendable {
    package var encoding: BodyEncoding
    package var value: JSONValue
    package var items: [(name: String, text: String)] = []

    package init(encoding: BodyEncoding, value: JSONValue) {
      self.encoding = encoding
      self.value = value
    }
  }
}

extension RequestSample: CustomStringConvertible {
  /// Such as `POST /books?size=7 {"title":"text"}`.
  package var description: String {
    let query = query.map { "\($0.name)=\($0.text)" }.joined(separator: "&")
    let headers = (headers + cookies.map { ("Cookie", "\($0.name)=\($0.text)") })
      .map { " \($0.0): \($0.1)" }.joined()
    let content = body.map { body in
      body.items.isEmpty
        ? " \(body.value)" : " " + body.items.map { "\($0.name)=\($0.text)" }.joined(separator: "&")
    }
    return "\(method) \(path)\(query.isEmpty ? "" : "?\(query)")\(headers)\(content ?? "")"
  }
}
