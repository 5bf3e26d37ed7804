import EndpointJSON

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
        case .bearer: "bearer"
        case .basic: "basic"
        case .header(let name): ["key": .string(name), "in": "header"]
        case .query(let name): ["key": .string(name), "in": "query"]
        }
      return (names[scheme] ?? scheme.name, value)
    }
    spec["authentication"] = .object(JSONObject(schemes))
    spec["defaults"] = ["authentication": use(of: usual)]
  }

  /// The authentication of an endpoint. Nil if it is the default.
  func override(of call: ObservedCalls) -> JSONValue? {
    let uses = call.credentials.keys.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }
    guard uses != [usual], !usual.isEmpty else { return nil }
    if uses == [[]] { return .null }
    return .array(uses.filter { !$0.isEmpty }.map(use) + (uses.contains([]) ? [.null] : []))
  }

  private func use(of schemes: Set<TrafficCredential>) -> JSONValue {
    let names = schemes.sorted().map { JSONValue.string(self.names[$0] ?? $0.name) }
    return names.count == 1 ? names[0] : [.array(names)]
  }
}
