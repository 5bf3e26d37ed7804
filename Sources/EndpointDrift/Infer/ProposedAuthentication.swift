import EndpointJSON
import EndpointSpec

/// The authentication schemes that the calls of an API use.
struct ProposedAuthentication {
  /// The schemes of most calls.
  let usual: Set<TrafficCredential>
  private let all: [TrafficCredential]
  private let names: [TrafficCredential: String]

  init(_ calls: [ObservedCalls]) {
    var counts: [Set<TrafficCredential>: Int] = [:]
    for call in calls {
      for (schemes, count) in call.credentials { counts[schemes, default: 0] += count }
    }
    let used = counts.filter { !$0.key.isEmpty }
    usual =
      used.max { one, other in
        (one.value, other.key.sorted().map(\.name).joined())
          < (other.value, one.key.sorted().map(\.name).joined())
      }?.key ?? []
    all = used.keys.reduce(into: Set()) { $0.formUnion($1) }.sorted()
    var names: [TrafficCredential: String] = [:]
    for scheme in all {
      let same = names.values.count { $0.hasPrefix(scheme.name) }
      names[scheme] = same == 0 ? scheme.name : "\(scheme.name)\(same + 1)"
    }
    self.names = names
  }

  var hints: [String] {
    all.isEmpty ? [] : ["authentication is guessed from the headers: check the schemes"]
  }

  func addSchemes(to spec: inout JSONObject) {
    guard !all.isEmpty else { return }
    let schemes = all.map { scheme -> (String, JSONValue) in
      let value: JSONValue =
        switch scheme {
        case .http(let scheme): .string(scheme.rawValue)
        case .header(let name): ["key": .string(name), "in": "header"]
        case .query(let name): ["key": .string(name), "in": "query"]
        }
      return (names[scheme] ?? scheme.name, value)
    }
    spec["authentication"] = .object(JSONObject(schemes))
    spec["defaults"] = ["authentication": use(of: usual)]
  }

  /// The authentication of an endpoint. Nil if it is the default, and if no call succeeded.
  func override(of call: ObservedCalls) -> JSONValue? {
    let uses = call.credentials.keys.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    guard uses != [usual], !uses.isEmpty, !usual.isEmpty else { return nil }
    if uses == [[]] { return .null }
    return .array(uses.filter { !$0.isEmpty }.map(use) + (uses.contains([]) ? [.null] : []))
  }

  private func use(of schemes: Set<TrafficCredential>) -> JSONValue {
    let names = schemes.sorted().map { JSONValue.string(self.names[$0] ?? $0.name) }
    return names.count == 1 ? names[0] : [.array(names)]
  }
}

/// The kind of authentication of a request. It never contains a credential.
enum TrafficCredential: Hashable, Comparable {
  case http(AuthenticationModel.HTTPScheme)
  case header(String)
  case query(String)

  /// The schemes that a request uses.
  static func all(of exchange: Exchange) -> Set<TrafficCredential> {
    var found: Set<TrafficCredential> = []
    for header in exchange.requestHeaders ?? [] {
      let name = header.name.lowercased()
      if name == "authorization" {
        let scheme = header.text.prefix { $0 != " " }.lowercased()
        let known = AuthenticationModel.HTTPScheme(rawValue: scheme)
        found.insert(known.map { .http($0) } ?? .header("Authorization"))
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
    case .http(.basic): "login"
    case .http: "token"
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
