import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The second pass over evidence: observes the calls of each endpoint of one server, and proposes a spec.
///
/// ```
/// survey → server and path templates → calls of each endpoint → types → spec
/// ```
package struct TrafficInference {
  private let choice: ServerChoice
  private let templates: PathTemplates
  private let endpoints: CallEndpoints
  private var types = TypeInference()
  private var calls: [CallEndpoint: ObservedCalls] = [:]
  private var errors: [Int: ObservedResponse] = [:]

  /// - Parameter stated: Path templates that the user or the spec states.
  package init(_ choice: ServerChoice, stated: [StatedPath] = []) {
    self.choice = choice
    templates = PathTemplates(choice, stated: stated)
    endpoints = CallEndpoints(choice, templates)
  }

  package mutating func add(_ exchange: Exchange) {
    guard exchange.url.path(behind: choice.base) != nil else { return }
    let path = CallPath(exchange, behind: choice.base)
    guard let endpoint = endpoints.endpoint(of: path) else { return }
    if exchange.status >= 400 {
      let failure = APICall(failure: exchange)
      errors[exchange.status, default: ObservedResponse()].add(failure, about: CallNoun("Problem"), &types)
    }
    guard exchange.status < 300, let call = APICall(exchange) else { return }
    var observed = calls.removeValue(forKey: endpoint) ?? ObservedCalls(endpoint)
    observed.add(call, segments: path.segments.dropFirst(templates.prefix.count), &types)
    calls[endpoint] = observed
  }

  /// - Parameter name: The name of the API. Nil to derive it from the server.
  package func proposal(named name: String?) -> SpecProposal {
    let name = name ?? APIName.name(of: choice.base)
    let calls = calls.values.sorted { ($0.path, $0.method) < ($1.path, $1.method) }
    let names = CallNames(calls, api: name)
    let inferred = types.types(reserved: [name], receivers: names.receivers)
    let authentication = ProposedAuthentication(calls)
    var declared = JSONObject()
    var inlined: Set<SwiftName> = []
    var hints = authentication.hints
    for (call, endpoint) in zip(calls, names.names) {
      let proposal = EndpointProposal(call, inferred, authentication)
      declared[endpoint] = proposal.json
      if let name = proposal.inlined { inlined.insert(name) }
      hints += proposal.hints.map { "\(endpoint): \($0)" }
    }
    hints += templates.hints
    if endpoints.omitted > 0 { hints.append("\(endpoints.omitted) further endpoints were omitted") }
    var spec: JSONObject = ["api": .string(name), "version": "0.1.0"]
    spec["servers"] = .object(JSONObject([(Self.serverName(server), .string(server))]))
    authentication.addSchemes(to: &spec)
    let failures = Self.errors(errors, inferred)
    if !failures.isEmpty { spec["errors"] = .object(failures) }
    let definitions = inferred.json(without: inlined)
    if !definitions.isEmpty { spec["types"] = .object(definitions) }
    spec["endpoints"] = .object(declared)
    return SpecProposal(
      name: name,
      spec: .object(spec),
      endpointCount: calls.count,
      typeCount: definitions.count,
      hints: inferred.hints + hints
    )
  }

  private static func serverName(_ url: String) -> String {
    let host = url.split(separator: "/").dropFirst().first ?? ""
    return ["localhost", "127.0.0.1", "[::1]"].contains { host.hasPrefix($0) }
      ? "local" : "production"
  }

  /// The failures of all endpoints. Each status has one type.
  private static func errors(
    _ errors: [Int: ObservedResponse],
    _ types: InferredTypes
  ) -> JSONObject {
    var object = JSONObject()
    for (status, response) in errors.sorted(by: { $0.key < $1.key }) {
      let name = StatusNames.name(of: "\(status)")
      let known = response.recorded == [.json] ? response.place.flatMap(types.use) : nil
      let type = known.flatMap { $0.isUnknown ? nil : $0 }
      object["\(status)"] =
        type.map { ["case": .string(name), "type": .string($0.text)] } ?? .string(name)
    }
    return object
  }

  private var server: String { choice.base + templates.prefix.map { "/" + $0 }.joined() }
}

/// Derives the name of an API from its server: `https://api.pet-shop.example.com` → `PetShop`.
enum APIName {
  static func name(of origin: String) -> String {
    let host = origin.split(separator: "/").dropFirst().first ?? ""
    let labels = host.prefix { $0 != ":" }.split(separator: ".").map(String.init)
    let isNumeric = labels.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    guard !isNumeric, labels != ["localhost"] else { return "LocalAPI" }
    let named = labels.dropLast(labels.count > 1 ? 1 : 0).filter { !usual.contains($0) }
    let name = ProposedName.typeNamePart(named.last ?? labels.first ?? "API")
    return problem(ofTypeName: name) == nil ? name : name + "Service"
  }

  private static let usual: Set<String> = ["api", "www", "rest", "co", "com", "app"]
}
