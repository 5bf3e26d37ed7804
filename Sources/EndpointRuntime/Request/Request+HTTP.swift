import Foundation

extension Request {
  /// The request as it goes to a transport, but for the credentials, which the client adds.
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
    if let failure = (query + headers + cookies).lazy.compactMap(\.failure).first {
      throw InvalidRequest(failure)
    }
    let content = try body.httpBody(boundary: boundary())
    let headers = allHeaders(contentType: content?.contentType)
    try HeaderRules.check(headers)
    let pairs = query.flatMap(\.pairs)
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
    return request
  }

  /// Whether the next page is at another origin, which must not see what is secret.
  func leadsAway(from url: URL) -> Bool {
    nextPage.map { Origin($0) != Origin(url) } ?? false
  }

  private func url(
    for server: Server<Failure.Service>,
    _ pairs: [Pair]
  ) throws(InvalidRequest) -> URL {
    let address = try server.address(of: path, policy)
    let query = pairs.map(\.encoded).joined(separator: "&")
    let text = query.isEmpty ? address : "\(address)?\(query)"
    guard let url = URL(string: text), url.scheme != nil, url.host?.isEmpty == false else {
      throw InvalidRequest("The URL of the server \(server.name) is no URL with a host.")
    }
    return url
  }

  private func allHeaders(contentType: String?) -> HTTPHeaders {
    var all = headers.asHeaders
    let cookies = cookies.flatMap(\.pairs)
    if !cookies.isEmpty {
      all.set("Cookie", cookies.map(\.cookie).joined(separator: "; "), isSecret: true)
    }
    if let contentType, all["Content-Type"] == nil { all["Content-Type"] = contentType }
    if let accept = response.accept, all["Accept"] == nil { all["Accept"] = accept }
    return all
  }
}

extension [Parameter] {
  /// The headers that these parameters make; an array is one line, its elements separated by commas.
  var asHeaders: HTTPHeaders {
    var headers = HTTPHeaders()
    for parameter in self where !parameter.pairs.isEmpty {
      for (name, pairs) in Dictionary(grouping: parameter.pairs, by: \.name).sorted(by: {
        $0.key < $1.key
      }) {
        let value = pairs.map(\.value).joined(separator: ", ")
        headers.set(name, value, isSecret: pairs.contains(where: \.isSecret))
      }
    }
    return headers
  }
}

extension Pair {
  /// `name=value` as it stands in a Cookie header (RFC 6265, section 4.2).
  var cookie: String {
    "\(PercentEncoding.encodeCookieName(name))=\(PercentEncoding.encodeCookie(value))"
  }

  /// `name=value` as it stands in a URL, the value masked if it is secret.
  var masked: String { isSecret ? "\(encodedName)=\(Secret.masked)" : encoded }
}
