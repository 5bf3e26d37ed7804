import EndpointJSON
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
    let endpoints = model.endpoints.filter { !$0.response.headers.isEmpty }
      .map { (type: extendedType(of: $0), headers: $0.response.headers) }
    let ofTypes = Dictionary(grouping: endpoints, by: \.type)
    return endpoints.map(\.type).unique(by: \.self).map { type in
      (type, (ofTypes[type] ?? []).flatMap(\.headers).unique(by: \.name))
    }
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
    let accessors = headers.map { header -> JSONValue in
      [
        "documentation": header.documentation.lines(),
        "name": .string(header.name.escaped),
        "type": .string(typeText(header.type.wrapped)),
        "arguments": .string(arguments(of: header)),
      ]
    }
    return Declaration(
      template: "responseHeaders",
      context: [
        "access": .string(model.swift.access.prefix), "type": .string(type),
        "headers": .array(accessors),
      ]
    )
  }

  /// `"Last-Modified", .rfc1123`
  private func arguments(of header: ResponseValue.Header) -> String {
    let name = stringLiteral(header.wireName.text)
    return wireForm(of: header.type).map { "\(name), \($0)" } ?? name
  }
}
