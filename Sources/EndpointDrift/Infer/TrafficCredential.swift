import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The kind of authentication of a request. It never contains a credential.
enum TrafficCredential: Hashable, Comparable {
  case http(AuthenticationModel.HTTPScheme)
  /// A header with a key. Its name is in lowercase, as are those of form tokens.
  case header(String)
  case query(String)
  case cookie(String)
  /// A header with the token of a form, beside a cookie.
  case formToken(String)

  /// A possible credential of a request.
  struct Sent {
    let credential: TrafficCredential
    /// The name as the request has it.
    let name: String
    let text: String
    /// Whether the name alone proves that it is one.
    let isSure: Bool

    init(
      _ credential: TrafficCredential,
      named name: String,
      text: String,
      isSure: Bool = true
    ) {
      self.credential = credential
      self.name = name
      self.text = text
      self.isSure = isSure
    }
  }

  /// What may authenticate a request.
  static func all(of exchange: Exchange) -> [Sent] {
    (exchange.requestHeaders ?? []).flatMap(sent) + keys(of: exchange)
  }

  private static func sent(in header: Exchange.Header) -> [Sent] {
    let name = header.name.lowercased()
    if name == "cookie" {
      return sessions(in: header.text).map { Sent($0, named: header.name, text: header.text) }
    }
    if isFormToken(name) {
      return [Sent(.formToken(name), named: header.name, text: header.text)]
    }
    if name == "authorization" {
      let scheme = header.text.prefix { $0 != " " }.lowercased()
      let known = AuthenticationModel.HTTPScheme(rawValue: scheme)
      let credential = known.map { TrafficCredential.http($0) } ?? .header(name)
      return [Sent(credential, named: "Authorization", text: header.text)]
    }
    guard let kind = CredentialName(header.name), kind.isOne(header.text),
      FollowedHeaders.isOfApplication(header.name)
    else { return [] }
    return [Sent(.header(name), named: header.name, text: header.text, isSure: kind == .sure)]
  }

  /// Whether a cookie has the credential, or belongs to one.
  var isOfCookies: Bool {
    switch self {
    case .cookie, .formToken: true
    case .http, .header, .query: false
    }
  }

  /// The header with the credential, in lowercase.
  var header: String? {
    switch self {
    case .header(let name), .formToken(let name): name
    case .http, .query, .cookie: nil
    }
  }

  /// The query parameter with the credential. Nil for a header.
  var parameter: String? { if case .query(let name) = self { name } else { nil } }

  /// The query parameters of a request that may be API keys. Beside an `Authorization` header, `token` selects a page.
  private static func keys(of exchange: Exchange) -> [Sent] {
    let isSigned = exchange.requestHeaders?["Authorization"] != nil
    let logins = login(in: exchange.url)
    return exchange.url.query.compactMap { item in
      guard BodyContent.isName(item.name) else { return nil }
      let kind = CredentialName(query: item.name)
      let isKey = kind == .sure || !isSigned && kind != nil && CredentialName.isSecret(item.text)
      let isSure = logins.contains(item.name) || kind == .sure
      guard isKey || isSure else { return nil }
      return Sent(.query(item.name), named: item.name, text: item.text, isSure: isSure)
    }
  }

  /// The parameters of a query with a user and a password, such as `u` and `p`. A call that logs in has them as arguments.
  private static func login(in url: TrafficURL) -> [String] {
    guard url.query.count > 1 else { return [] }
    let last = url.path.split(separator: "/").last?.lowercased() ?? ""
    let found = [users, passwords].compactMap { names in
      url.query.first { names.contains($0.name) && !$0.text.isEmpty }?.name
    }
    return found.count == 2 && !loginWords.contains(where: last.hasBytes) ? found : []
  }

  private static let users: Set<String> = ["u", "user", "username"]
  private static let passwords: Set<String> = ["p", "pw", "pass", "passwd", "password"]
  private static let loginWords = ["login", "sign", "auth", "session", "token", "user"]

  /// The name of the scheme in a spec.
  var name: String {
    switch self {
    case .http(.basic): "login"
    case .http: "token"
    case .query(let name) where Self.passwords.contains(name): "password"
    case .query(let name) where Self.users.contains(name): "user"
    case .header, .query: "key"
    case .cookie: "session"
    case .formToken: "csrf"
    }
  }

  var isOfForms: Bool { if case .formToken = self { true } else { false } }

  func json(_ sent: SentCredentials) -> JSONValue {
    switch self {
    case .http(let scheme): .string(scheme.rawValue)
    case .header(let name), .formToken(let name):
      ["key": .string(sent.spelling(of: name)), "in": "header"]
    case .query(let name): ["key": .string(name), "in": "query"]
    case .cookie(let name): ["key": .string(name), "in": "cookie"]
    }
  }

  /// The cookies of a session, by their usual names: `sessionid`, `connect.sid`, `PHPSESSID`.
  ///
  /// Beside the cookie of a form token, a long token under another name is one, too: `i_like_gitea`.
  private static func sessions(in header: String) -> [TrafficCredential] {
    let cookies = header.utf8.split(separator: UInt8(ascii: ";")).map { pair in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let text = pair.dropFirst(name.count + 1)
      return (name: String(Substring(name).drop { $0 == " " }), text: text)
    }
    let others = cookies.filter { cookie in
      BodyContent.isName(cookie.name) && !isFormToken(cookie.name.lowercased())
    }
    let named = others.filter { isSession($0.name.lowercased()) }
    let isOfForms = cookies.contains { isFormToken($0.name.lowercased()) }
    let tokens = others.filter { cookie in
      cookie.text.count >= shortestToken && !cookie.name.hasPrefix("_")
        && cookie.text.allSatisfy { isDigit($0) || isLetter($0) }
        && cookie.text.contains(where: isDigit)
    }
    // Beside the cookie of a session, `auth_type=password` is a fact about it.
    let secret = named.filter { !isFact(Substring($0.text)) }
    let found = secret.isEmpty ? named : secret
    return (named.isEmpty && isOfForms ? tokens : found).map { .cookie($0.name) }
  }

  private static let shortestToken = 16

  /// Whether a text is a word or a short number, which are no secrets.
  private static func isFact(_ text: Substring) -> Bool {
    PathShape.isWord(String(text)) || text.utf8.count < 4
  }

  private static func isSession(_ name: String) -> Bool {
    !name.hasBytes(of: "expir")
      && (name.hasPrefix("username-") || sessionWords.contains(where: name.hasBytes)
        || ["sid", "jwt"].contains(lastWord(of: name)))
  }

  private static func lastWord(of name: String) -> String {
    let end = name.utf8.reversed().prefix { !".-_".utf8.contains($0) }.count
    return String(name.utf8.suffix(end)) ?? ""
  }

  private static let sessionWords = ["session", "sessid", "auth", "token", "login"]

  /// Whether a header or cookie with this lowercase name has the token of a form.
  static func isFormToken(_ name: String) -> Bool {
    name.hasBytes(of: "csrf") || name.hasBytes(of: "xsrf")
  }
}
