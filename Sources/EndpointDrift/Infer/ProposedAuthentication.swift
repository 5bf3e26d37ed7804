import EndpointJSON
import EndpointSpec

/// The authentication schemes that the calls of an API use.
struct ProposedAuthentication {
  /// The schemes of most calls.
  let usual: Set<TrafficCredential>
  /// The query parameters with keys, which no endpoint declares.
  let queryNames: Set<String>
  private let all: [TrafficCredential]
  private let names: [TrafficCredential: String]

  init(_ calls: [ObservedCalls]) {
    var counts: [Set<TrafficCredential>: Int] = [:]
    for call in calls {
      for (schemes, count) in call.credentials { counts[schemes, default: 0] += count }
    }
    let used = counts.filter { !$0.key.isEmpty }
    let most =
      used.max { one, other in
        (one.value, other.key.sorted().map(\.name).joined())
          < (other.value, one.key.sorted().map(\.name).joined())
      }?.key ?? []
    // A page reads with its cookie, and sends a token in addition when it changes something.
    usual = used.keys.filter { $0.subtracting(most).allSatisfy(\.isOfForms) }
      .reduce(into: most) { $0.formUnion($1) }
    all = used.keys.reduce(into: Set()) { $0.formUnion($1) }.sorted()
    queryNames = Set(all.compactMap { if case .query(let name) = $0 { name } else { nil } })
    var names: [TrafficCredential: String] = [:]
    for scheme in all {
      let same = names.values.count { $0.hasPrefix(scheme.name) }
      names[scheme] = same == 0 ? scheme.name : "\(scheme.name)\(same + 1)"
    }
    self.names = names
  }

  var hints: [String] {
    all.isEmpty ? [] : ["authentication is guessed from the requests: check the schemes"]
  }

  func addSchemes(to spec: inout JSONObject) {
    guard !all.isEmpty else { return }
    let schemes = all.map { scheme in (names[scheme] ?? scheme.name, scheme.json) }
    spec["authentication"] = .object(JSONObject(schemes))
    spec["defaults"] = ["authentication": only(usual)]
  }

  /// The authentication of an endpoint. Nil if it is the default, and if no call succeeded.
  ///
  /// One anonymous request does not make the authentication of an endpoint optional: its page was not signed in yet.
  func override(of call: ObservedCalls) -> JSONValue? {
    guard !usual.isEmpty, !call.credentials.isEmpty else { return nil }
    let used = call.credentials.keys.filter { !$0.isEmpty }
    guard !used.isEmpty else { return .null }
    let others = used.filter { !$0.isSubset(of: usual) }
      .sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    if others.isEmpty { return nil }
    let alternatives = (others.count < used.count ? [usual] : []) + others
    return alternatives.count == 1 ? only(alternatives[0]) : .array(alternatives.map(use))
  }

  private func only(_ schemes: Set<TrafficCredential>) -> JSONValue {
    schemes.count == 1 ? use(of: schemes) : .array([use(of: schemes)])
  }

  /// One alternative: a name, or a list that requires several schemes.
  private func use(of schemes: Set<TrafficCredential>) -> JSONValue {
    let names = schemes.sorted().map { JSONValue.string(self.names[$0] ?? $0.name) }
    return names.count == 1 ? names[0] : .array(names)
  }
}

/// The kind of authentication of a request. It never contains a credential.
enum TrafficCredential: Hashable, Comparable {
  case http(AuthenticationModel.HTTPScheme)
  case header(String)
  case query(String)
  case cookie(String)
  /// A header with the token of a form, beside a cookie.
  case formToken(String)

  /// The schemes that a request uses.
  static func all(of exchange: Exchange) -> Set<TrafficCredential> {
    var found: Set<TrafficCredential> = []
    var cookies: Set<TrafficCredential> = []
    for header in exchange.requestHeaders ?? [] {
      let name = header.name.lowercased()
      switch name {
      case "authorization":
        let scheme = header.text.prefix { $0 != " " }.lowercased()
        let known = AuthenticationModel.HTTPScheme(rawValue: scheme)
        found.insert(known.map { .http($0) } ?? .header("Authorization"))
      case "cookie": cookies.formUnion(sessions(in: header.text))
      case _ where headers.contains(name): found.insert(.header(header.name))
      case _ where isFormToken(name): cookies.insert(.formToken(header.name))
      default: break
      }
    }
    for name in keys(of: exchange) { found.insert(.query(name)) }
    return found.isEmpty ? cookies : found
  }

  /// The query parameter with the credential. Nil for a header.
  var parameter: String? { if case .query(let name) = self { name } else { nil } }

  /// The query parameters of a request that are API keys. Beside an `Authorization` header, `token` selects a page.
  private static func keys(of exchange: Exchange) -> Set<String> {
    let isSigned = exchange.requestHeaders?["Authorization"] != nil
    let items = exchange.url.query.filter { isKey($0.name, isSigned ? "" : $0.text) }
    return Set(items.map(\.name)).union(login(in: exchange.url))
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

  /// Whether a header with this lowercase name authenticates a request.
  static func isCredential(_ header: String) -> Bool {
    headers.contains(header) || isFormToken(header)
  }

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

  fileprivate var isOfForms: Bool { if case .formToken = self { true } else { false } }

  fileprivate var json: JSONValue {
    switch self {
    case .http(let scheme): .string(scheme.rawValue)
    case .header(let name), .formToken(let name): ["key": .string(name), "in": "header"]
    case .query(let name): ["key": .string(name), "in": "query"]
    case .cookie(let name): ["key": .string(name), "in": "cookie"]
    }
  }

  /// Whether a query parameter is an API key.
  private static func isKey(_ name: String, _ text: String) -> Bool {
    guard BodyContent.isName(name) else { return false }
    let plain = name.lowercased().filter { $0 != "_" && $0 != "-" }
    if keyNames.contains(plain) { return true }
    return ["key", "token"].contains(plain) && text.utf8.count >= 12 && !PathShape.isWord(text)
  }

  private static let keyNames: Set<String> = [
    "apikey", "accesstoken", "authtoken", "subscriptionkey", "appid", "privatetoken", "accesskey",
  ]

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
    return (named.isEmpty && isOfForms ? tokens : named).map { .cookie($0.name) }
  }

  private static let shortestToken = 16

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

  private static func isFormToken(_ name: String) -> Bool {
    name.hasBytes(of: "csrf") || name.hasBytes(of: "xsrf")
  }

  private static let headers: Set<String> = [
    "x-api-key", "api-key", "apikey", "x-auth-token", "x-access-token", "x-token", "private-token",
    "ocp-apim-subscription-key", "x-rapidapi-key", "x-subscription-token", "x-goog-api-key",
  ]
}
