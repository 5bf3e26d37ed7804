import EndpointMustache
import EndpointSpec

/// The file with accessors for response headers, by type of value.
///
/// ```swift
/// extension Response where Value == Draw {
///   public var rateLimit: Int? { header("X-Rate-Limit") }
/// }
/// ```
func responseHeadersFile(of index: APIIndex) -> FileBlueprint? {
  let headers = index.responseHeaders
  if headers.isEmpty { return nil }
  return FileBlueprint(name: "Response+Headers") {
    headers.map { index.responseHeaders($0.headers, of: $0.type) }
  }
}

extension APIIndex {
  /// The headers of responses, by the text of the type of value.
  var responseHeaders: [(type: String, headers: [ResponseValue.Header])] {
    var types: [String] = []
    var headers: [String: [ResponseValue.Header]] = [:]
    for endpoint in model.endpoints where !endpoint.response.headers.isEmpty {
      let type = extendedType(of: endpoint)
      for header in endpoint.response.headers {
        if headers[type] == nil { types.append(type) }
        let isNew = headers[type]?.contains { $0.name == header.name } != true
        if isNew { headers[type, default: []].append(header) }
      }
    }
    return types.map { ($0, headers[$0] ?? []) }
  }

  /// The type of the response's value, with aliases resolved: an extension of an alias extends its type.
  fileprivate func extendedType(of endpoint: EndpointModel) -> String {
    guard case .value(let value) = endpoint.response else { return responseType(of: endpoint) }
    return typeText(model.withoutAliases(value.type))
  }

  fileprivate func responseHeaders(
    _ headers: [ResponseValue.Header],
    of type: String
  ) -> Declaration {
    let accessors = headers.map { header -> TemplateValue in
      [
        "documentation": header.documentation.lines(),
        "name": .text(header.name.escaped),
        "type": .text(typeText(header.type.wrapped)),
        "arguments": .text(arguments(of: header)),
      ]
    }
    return Declaration(
      template: "responseHeaders",
      context: [
        "access": .text(model.swift.access.prefix), "type": .text(type),
        "headers": .list(accessors),
      ]
    )
  }

  /// `"Last-Modified", .rfc1123`
  private func arguments(of header: ResponseValue.Header) -> String {
    let name = stringLiteral(header.wireName.text)
    return dateForm(of: header.type).map { "\(name), \($0)" } ?? name
  }
}
