import Foundation

extension Request {
  /// The request for a transport, without credentials. The client adds those.
  ///
  /// Throws `ClientError.invalidRequest` if the request cannot be sent to that server.
  public func httpRequest(
    for server: Server<Failure.Service>
  ) throws(ClientError<Failure>) -> HTTPRequest {
    do throws(InvalidRequest) {
      return try httpRequest(for: server, boundary: "endpoint-\(UUID().uuidString)")
    } catch {
      throw .invalidRequest(error)
    }
  }

  func httpRequest(
    for server: Server<Failure.Service>,
    boundary: @autoclosure () -> String
  ) throws(InvalidRequest) -> HTTPRequest {
    if let failure = query.failure ?? headers.failure ?? cookies.failure {
      throw InvalidRequest(failure)
    }
    let content = try body.httpBody(boundary: boundary())
    let headers = allHeaders(contentType: content?.contentType)
    try HeaderRules.check(headers)
    let pairs = query.pairs
    let url = try url(for: server, pairs)
    var request = HTTPRequest(
      method,
      url: nextPage ?? url,
      headers: leadsAway(from: url) ? headers.withoutSecrets : headers,
      body: content?.body ?? .none,
      timeout: policy.timeout,
      cache: policy.cache,
      redirects: policy.redirects,
      isIdempotent: policy.isIdempotent,
      endpoint: endpoint,
      urlSecrets: URLSecrets(
        queryNames: Set(pairs.filter(\.isSecret).map(\.encodedName)),
        pathTexts: path.secrets
      )
    )
    request.secretFields = Failure.Service.secretFields
    if !request.secretFields.isEmpty {
      request.secretPlaces = { self.secretPlaces(in: $0) }
    }
    return request
  }

  /// True if the next page is at another origin, which must not receive secrets.
  func leadsAway(from url: URL) -> Bool {
    nextPage.map { Origin($0) != Origin(url) } ?? false
  }

  private func url(
    for server: Server<Failure.Service>,
    _ pairs: [WirePair]
  ) throws(InvalidRequest) -> URL {
    var text = try server.base(for: policy) + path.resolved(server.variables)
    for (index, pair) in pairs.enumerated() {
      text += index == 0 ? "?" : "&"
      text += pair.encoded
    }
    guard let url = URL(reference: text), url.scheme != nil, url.host?.isEmpty == false else {
      throw InvalidRequest("The URL of the server \(server.name) has no host.")
    }
    return url
  }

  private func allHeaders(contentType: String?) -> HTTPHeaders {
    var all = headers.asHeaders
    let cookies = cookies.pairs
    if !cookies.isEmpty {
      all.set("Cookie", cookies.map(\.cookie).joined(separator: "; "), isSecret: true)
    }
    if let contentType, all["Content-Type"] == nil { all["Content-Type"] = contentType }
    if let accept = response.accept, all["Accept"] == nil { all["Accept"] = accept }
    return all
  }
}

extension Parameters {
  /// The headers of these parameters. The last value of a name wins, and an array becomes one comma-separated line.
  var asHeaders: HTTPHeaders {
    var headers = HTTPHeaders()
    for entry in entries {
      let lines = Dictionary(grouping: entry.pairs, by: \.name).sorted { $0.key < $1.key }
      for (name, pairs) in lines {
        let value = pairs.map(\.value).joined(separator: ", ")
        headers.set(name, value, isSecret: pairs.contains(where: \.isSecret))
      }
    }
    return headers
  }
}
