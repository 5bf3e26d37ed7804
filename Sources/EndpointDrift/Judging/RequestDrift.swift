import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Finds differences between accepted requests and the spec.
struct RequestDrift {
  let endpoint: EndpointModel
  let judge: RequestJudge
  let keys: KnownKeys
  let seen: SeenParts
  let names: QueryNames

  /// - Parameter encoded: The endpoints whose server accepted a body in the declared encoding.
  func findings(
    in exchange: Exchange,
    _ route: RouteTable.Route,
    _ encoded: inout Set<String>
  ) -> [DriftFinding] {
    guard 200..<300 ~= exchange.status else { return [] }
    let request = RequestSample(exchange, usually: endpoint.body?.encoding)
    let encodings = (request.body?.encoding, endpoint.body?.encoding)
    if encodings.0 != nil, encodings.0 == encodings.1 { encoded.insert(endpoint.id) }
    let isOther = encodings.0 != nil && encodings.1 != nil && encodings.0 != encodings.1
    return mismatches(of: request, exchange, route).map { finding($0, inOtherEncoding: isOther) }
      + undeclaredParameters(of: exchange) + undeclaredFields(of: exchange)
  }

  private func mismatches(
    of request: RequestSample,
    _ exchange: Exchange,
    _ route: RouteTable.Route
  ) -> [Mismatch] {
    var (request, found) = (request, judge.mismatches(of: request, at: route))
    for other in [withoutNulls(request, found), request.withIndices] {
      guard let other, !found.isEmpty else { continue }
      let others = judge.mismatches(of: other, at: route)
      if others.count <= found.count { (request, found) = (other, others) }
    }
    return found.filter { mismatch in
      // The client always sends a constant, and a value for an argument with a default.
      if mismatch.kind == .missing, mismatch.verdict == .care { return false }
      switch mismatch.location {
      // Other clients send their own constants.
      case .header, .cookie:
        if mismatch.kind == .constant { return false }
        return exchange.requestHeaders != nil
      case .body:
        if case .unrecorded = exchange.requestBody { return false }
        // Without headers, a body may be missing in the recording.
        if case .none = exchange.requestBody, exchange.requestHeaders == nil { return false }
        // Binary data may be any body.
        if endpoint.body?.encoding == .binary, request.body != nil { return false }
        // The parts of this body are not checked.
        if request.body?.encoding == .multipart || request.body?.encoding == .binary {
          return false
        }
        let path = JSONPath(components: mismatch.path).description
        return !(request.body?.value.contains(mask: Self.mask, named: path) ?? false)
      case .query:
        return !request.query.contains { $0.name == mismatch.name && $0.text == Self.mask }
      case .path:
        return !route.captures.contains { $0.key.text == mismatch.name && $0.value == Self.mask }
      }
    }
  }

  /// The request without the nulls that the spec does not allow. A server that accepts null accepts the absence, which
  /// the client sends for nil.
  private func withoutNulls(_ request: RequestSample, _ found: [Mismatch]) -> RequestSample? {
    let nulls = found.filter { $0.location == .body && $0.kind == .null }.map(\.path)
    guard !nulls.isEmpty, let body = request.body else { return nil }
    let start = endpoint.body?.at?.components ?? []
    var request = request
    request.body?.value = nulls.reduce(body.value) { $0.removing((start + $1)[...]) }
    return request
  }

  /// Recordings write this instead of a secret.
  private static let mask = "***"

  private func finding(_ mismatch: Mismatch, inOtherEncoding: Bool) -> DriftFinding {
    let isOther = inOtherEncoding && mismatch.location == .body
    // A key of a dictionary is data.
    let name = mismatch.name ?? mismatch.path.first?.key
    let parameter = endpoint.parameters.first {
      $0.location == mismatch.location && $0.field.wireName.text == name
    }
    let subject =
      parameter?.field.wireName.text ?? name.flatMap { keys.contains($0) ? $0 : nil } ?? "body"
    var finding = DriftFinding(
      mismatch.kind == .missing ? .missingArgument : .requestValue,
      rated: mismatch.verdict == .breaking ? .care : .safe,
      "\(endpoint.id) \(isOther ? "encoding" : subject)",
      mismatch.summary,
      at: parameter?.field.place ?? endpoint.place,
      part: "request \(mismatch.location) \(subject)"
    )
    finding.isOfOtherEncoding = isOther
    return finding
  }

  private func undeclaredFields(of exchange: Exchange) -> [DriftFinding] {
    guard case .bytes(let body) = exchange.requestBody else { return [] }
    return endpoint.undeclaredFields(in: body, judge.model, seen: seen).map { mismatch in
      let key = mismatch.path.last?.key
      let owner = mismatch.declaration?.type.text ?? "\(endpoint.id) body"
      return DriftFinding(
        .undeclaredArgument,
        "\(owner).\(KnownKeys.shown(key ?? ""))",
        mismatch.summary,
        at: mismatch.declaration?.place ?? endpoint.place,
        part: "request body \(keys.pointer(mismatch.path, showing: key))",
        value: .request(mismatch.path)
      )
    }
  }

  private func undeclaredParameters(of exchange: Exchange) -> [DriftFinding] {
    // Other texts in a query are data, such as the time in `?1700000000`.
    let sent = exchange.url.query.map(\.name).filter { name in
      exchange.url.queryNames.contains(name) && BodyContent.isName(name)
    }
    return names.undeclared(in: sent).map { shown in
      return DriftFinding(
        .undeclaredParameter,
        "\(endpoint.id) \(shown)",
        "the query parameter is not declared",
        at: endpoint.place,
        part: "request query \(shown)",
        value: .parameter(shown)
      )
    }
  }
}

extension JSONValue {
  /// The value without the member at a path.
  fileprivate func removing(_ path: ArraySlice<JSONPath.Component>) -> JSONValue {
    guard let step = path.first else { return self }
    switch (step, self) {
    case (.key(let key), .object(var object)):
      object[key] = path.count == 1 ? nil : object[key]?.removing(path.dropFirst())
      return .object(object)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index] = elements[index].removing(path.dropFirst())
      return .array(elements)
    default: return self
    }
  }

  /// Whether the value contains the mask under this name, or anywhere if the name is a path.
  fileprivate func contains(mask: String, named name: String) -> Bool {
    switch self {
    case .string(let text): text == mask
    case .array(let elements): elements.contains { $0.contains(mask: mask, named: name) }
    case .object(let members):
      members.contains { name.contains($0.key) && $0.value.contains(mask: mask, named: name) }
    default: false
    }
  }
}

extension RequestSample {
  /// - Parameter encoding: The encoding of a body without a media type.
  fileprivate init(_ exchange: Exchange, usually encoding: BodyEncoding?) {
    self.init(
      endpoint: "",
      method: exchange.method,
      origin: exchange.url.origin,
      path: exchange.url.path,
      base: ""
    )
    query = exchange.url.query
    headers = exchange.requestHeaders ?? []
    cookies = Self.cookies(headers)
    body = Self.body(exchange, usually: encoding)
  }

  private static func cookies(_ headers: [Exchange.Header]) -> [(name: String, text: String)] {
    headers.filter { $0.name.isSameHeader(as: "Cookie") }.flatMap { header in
      header.text.split(separator: ";").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1)
        let name = parts.first?.filter { !$0.isWhitespace } ?? ""
        return (name, parts.count == 2 ? String(parts[1]) : "")
      }
    }
  }

  /// The body to check. Nil if nothing in it can be checked.
  private static func body(_ exchange: Exchange, usually encoding: BodyEncoding?) -> Body? {
    switch BodyContent(exchange, usually: encoding ?? .json) {
    case .none, .unrecorded: return nil
    case .multipart: return Body(encoding: .multipart, value: .null)
    case .form(let items): return form(items)
    case .json(let value): return Body(encoding: .json, value: value)
    case .other(let encoding, let bytes): return text(bytes, encoding)
    case .broken(let bytes): return text(bytes, .text)
    }
  }

  private static func text(_ bytes: [UInt8], _ encoding: BodyEncoding) -> Body {
    Body(encoding: encoding, value: .string(String(decoding: bytes, as: UTF8.self)))
  }

  private static func form(_ items: [(name: String, text: String)]) -> Body {
    var body = Body(
      encoding: .form,
      value: .object(JSONObject(items.map { ($0.name, .string($0.text)) }))
    )
    body.items = items
    return body
  }
}

extension RequestSample {
  /// The request with indices in lists of objects: `filter[site][0]` for `filter[site][]`. Servers accept both. Nil
  /// without such lists.
  fileprivate var withIndices: RequestSample? {
    var counts: [String: Int] = [:]
    var request = self
    for (index, item) in query.enumerated() where item.name.hasSuffix("][]") {
      let name = item.name.dropLast(2)
      let count = counts[String(name), default: 0]
      request.query[index].name = "\(name)[\(count)]"
      counts[String(name)] = count + 1
    }
    return counts.isEmpty ? nil : request
  }
}
