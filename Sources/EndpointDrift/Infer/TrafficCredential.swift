/// The kind of authentication of a request. It never contains a credential.
enum TrafficCredential: Hashable, Comparable {
  case bearer, basic
  case header(String)
  case query(String)

  /// The schemes that a request uses.
  static func all(of exchange: Exchange) -> Set<TrafficCredential> {
    var found: Set<TrafficCredential> = []
    for header in exchange.requestHeaders ?? [] {
      let name = header.name.lowercased()
      if name == "authorization" {
        let scheme = header.text.prefix { $0 != " " }.lowercased()
        if scheme == "bearer" || scheme == "basic" {
          found.insert(scheme == "bearer" ? .bearer : .basic)
        } else {
          found.insert(.header("Authorization"))
        }
      } else if headers.contains(name) {
        found.insert(.header(header.name))
      }
    }
    for item in exchange.url.query where isKey(item.name, item.text) {
      found.insert(.query(item.name))
    }
    return found
  }

  /// The name of the scheme in a spec.
  var name: String {
    switch self {
    case .bearer: "token"
    case .basic: "login"
    case .header, .query: "key"
    }
  }

  /// Whether a query parameter is an API key.
  static func isKey(_ name: String, _ text: String) -> Bool {
    let name = name.lowercased().filter { $0 != "_" && $0 != "-" }
    if ["apikey", "accesstoken", "authtoken", "subscriptionkey", "appid"].contains(name) {
      return true
    }
    return ["key", "token"].contains(name) && text.utf8.count >= 12 && !PathShape.isWord(text)
  }

  private static let headers: Set<String> = [
    "x-api-key", "api-key", "apikey", "x-auth-token", "x-access-token", "x-token", "private-token",
    "ocp-apim-subscription-key", "x-rapidapi-key", "x-subscription-token", "x-goog-api-key",
  ]
}
