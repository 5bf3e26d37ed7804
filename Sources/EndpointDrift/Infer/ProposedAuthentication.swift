import EndpointJSON
import EndpointSpec

/// The authentication schemes that the calls of an API use.
struct ProposedAuthentication {
  /// The schemes of most calls.
  let usual: Set<TrafficCredential>
  /// The query parameters with keys, which no endpoint declares.
  let queryNames: Set<String>
  /// The lowercase names of headers with keys.
  let headerNames: Set<String>
  private let all: [TrafficCredential]
  private let names: [TrafficCredential: String]
  private let sent: SentCredentials
  private let isDeclared: Bool

  /// - Parameter isDeclared: Whether the spec has the schemes, so that no endpoint declares them.
  init(_ calls: [ObservedCalls], isDeclared: Bool = false) {
    self.isDeclared = isDeclared
    let sent = calls.reduce(into: SentCredentials()) { $0.add($1.credentials) }
    self.sent = sent
    let counts = sent.counts
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
    queryNames = Set(all.compactMap(\.parameter))
    headerNames = Set(all.compactMap(\.header))
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
    let schemes = all.map { scheme in (names[scheme] ?? scheme.name, scheme.json(sent)) }
    spec["authentication"] = .object(JSONObject(schemes))
    spec["defaults"] = ["authentication": only(usual)]
  }

  /// The authentication of an endpoint. Nil if it is the default, and if no call succeeded.
  ///
  /// One anonymous request does not make the authentication of an endpoint optional: its page was not signed in yet.
  func override(of call: ObservedCalls) -> JSONValue? {
    let sent = self.sent.schemes(of: call.credentials)
    guard !isDeclared, !usual.isEmpty, !sent.isEmpty else { return nil }
    let used = sent.filter { !$0.isEmpty }
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
