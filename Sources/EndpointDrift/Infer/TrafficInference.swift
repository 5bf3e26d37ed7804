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
  private var types: TypeInference
  private var calls: [CallEndpoint: ObservedCalls] = [:]
  private var headers = FollowedHeaders()
  private var errors: [Int: ObservedResponse] = [:]
  /// The pages and files of a site in the place of responses.
  private var pages: [CallEndpoint: BrokenBodies] = [:]

  /// - Parameter stated: Path templates that the user or the spec states.
  package init(_ choice: ServerChoice, stated: [StatedPath] = []) {
    self.choice = choice
    templates = PathTemplates(choice, stated: stated)
    endpoints = CallEndpoints(choice, templates)
    var names = choice.names
    let values = templates.values(in: choice.paths.keys)
    for text in values { names.addSent(text) }
    // If a path has one of the names in a map, the others are names, too.
    for entries in choice.paths.values.map(\.entries.keys)
    where entries.contains(where: values.contains) {
      for name in entries { names.addListed(name) }
    }
    types = TypeInference(names: names)
  }

  package mutating func add(_ exchange: Exchange) {
    guard exchange.url.path(behind: choice.base) != nil, !exchange.isNavigation else { return }
    let path = CallPath(exchange, behind: choice.base)
    let headers = headers.followed(in: exchange)
    guard let endpoint = endpoints.endpoint(of: path) else { return }
    if exchange.status >= 400 {
      let failure = APICall(failure: exchange)
      errors[exchange.status, default: ObservedResponse()].add(
        failure,
        about: CallNoun(failure: exchange.status),
        &types
      )
    }
    guard 200..<300 ~= exchange.status else { return }
    guard let call = APICall(exchange) else {
      pages[endpoint, default: BrokenBodies()].add(exchange.place)
      return
    }
    if call.isDocument { return }
    var observed = calls.removeValue(forKey: endpoint) ?? ObservedCalls(endpoint)
    observed.add(
      call,
      segments: path.segments.dropFirst(templates.prefix.count),
      headers: headers,
      &types
    )
    calls[endpoint] = observed
  }

  /// - Parameter name: The name of the API. Nil to derive it from the server.
  package func proposal(named name: String?) -> SpecProposal {
    let name = name ?? APIName.name(of: choice.base)
    let calls = sortedCalls
    let names = CallNames(calls, api: name)
    let reserved = [name] + names.responseNames(of: calls)
    let inferred = types.types(reserved: reserved, receivers: names.receivers)
    let authentication = ProposedAuthentication(calls)
    let parts = parts(of: calls, named: names.names, inferred, authentication)
    var spec: JSONObject = ["api": .string(name), "version": "0.1.0"]
    spec["servers"] = .object(JSONObject([(Self.serverName(server), .string(server))]))
    authentication.addSchemes(to: &spec)
    let failures = Self.errors(errors, inferred)
    if !failures.isEmpty { spec["errors"] = .object(failures) }
    if !parts.types.isEmpty { spec["types"] = .object(parts.types) }
    spec["endpoints"] = .object(parts.endpoints)
    return SpecProposal(
      name: name,
      spec: .object(spec),
      endpointCount: parts.endpoints.count,
      typeCount: parts.types.count,
      hints: parts.hints + authentication.hints + brokenHints + inferred.hints
    )
  }

  private var brokenHints: [String] {
    errors.sorted { $0.key < $1.key }.compactMap { status, response in
      response.brokenHint.map { "\(status): \($0)" }
    }
  }

  /// The endpoints and types that a spec lacks. Known types are used where they fit.
  func addition(to model: APIModel) -> SpecParts {
    let calls = sortedCalls
    let known = model.endpoints.map(\.id)
    let names = CallNames(
      calls,
      api: model.name.text,
      known: known,
      types: Set(model.types.map(\.name.text))
    )
    let receivers = model.endpoints.compactMap { $0.receiver.name?.text } + names.receivers
    let enums = model.endpoints.compactMap { endpoint -> String? in
      guard case .statuses(let name, _) = endpoint.response else { return nil }
      return name.text.split(separator: ".").last.map(String.init)
    }
    let reserved = model.types.map(\.name.text) + [model.name.text] + enums
    let inferred = types.types(
      reserved: reserved + names.responseNames(of: calls),
      receivers: receivers
    ).reusing(model)
    let authentication = ProposedAuthentication(calls, isDeclared: true)
    var parts = parts(
      of: calls,
      named: names.names,
      inferred,
      authentication,
      KnownPathValues(model)
    )
    // An example would lack the required fields of known types.
    parts.endpoints = JSONObject(
      parts.endpoints.map { endpoint in
        var object = endpoint.value.objectValue ?? [:]
        object["examples"] = nil
        return (endpoint.key, .object(object))
      }
    )
    let used = calls.flatMap(\.places).compactMap(inferred.use)
    parts.types = used.reduce(into: JSONObject()) { types, use in
      for member in inferred.definitions(of: use) { types[member.key] = member.value }
    }
    return parts
  }

  /// The parts of a spec.
  struct SpecParts {
    var endpoints = JSONObject()
    var types = JSONObject()
    var hints: [String] = []
  }

  private var sortedCalls: [ObservedCalls] {
    calls.sorted { ($0.key.path, $0.key.method) < ($1.key.path, $1.key.method) }.map(\.value)
  }

  private func parts(
    of calls: [ObservedCalls],
    named names: [String],
    _ inferred: InferredTypes,
    _ authentication: ProposedAuthentication,
    _ known: KnownPathValues = KnownPathValues()
  ) -> SpecParts {
    var parts = SpecParts()
    parts.hints = templates.hints
    let values = PathValueNames(calls, known)
    let context = EndpointProposal.Context(
      types: inferred,
      authentication: authentication,
      pages: SharedPages(calls, inferred)
    )
    for (call, endpoint) in zip(calls, names) {
      let receiver = endpoint.split(separator: ".").dropLast().last.map(String.init)
      let proposal = EndpointProposal(
        call,
        values.values(of: call),
        of: receiver,
        in: context
      )
      parts.endpoints[endpoint] = proposal.json
      let hints = proposal.hints + [pages[call.endpoint]?.pageHint].compactMap(\.self)
      parts.hints += hints.map { "\(endpoint): \($0)" }
    }
    parts.types = inferred.json
    parts.hints += documentHint.map { [$0] } ?? []
    if !templates.outside.isEmpty { parts.hints.append(outsideHint) }
    if endpoints.omitted > 0 {
      parts.hints.append("\(endpoints.omitted) further endpoints were omitted")
    }
    return parts
  }

  /// Names the OpenAPI document of the server, which says more than its traffic.
  private var documentHint: String? {
    guard let path = choice.documents.first else { return nil }
    let words = path.split(separator: "/").map(String.init)
    let isPlain = words.allSatisfy { PathShape.isWord($0) && RecordedName.isOne($0) }
    let place = isPlain ? " at \(path)" : ""
    return "the server has an OpenAPI document\(place): endpoints import reads it"
  }

  /// States how many paths are not below the server, with one of them if it has words only.
  private var outsideHint: String {
    let paths = templates.outside
    let plain = paths.first { path in
      path.allSatisfy { PathShape.isWord($0) && RecordedName.isIdentifier($0) }
    }
    let example = plain.map { ", such as /\($0.joined(separator: "/"))," } ?? ""
    let count = counted(paths.count, "path")
    let verb = paths.count == 1 ? "was" : "were"
    return "\(count) outside of \(server)\(example) \(verb) omitted; --base \(choice.base) has all"
  }

  private static func serverName(_ url: String) -> String {
    let host = url.split(separator: "/").dropFirst().first ?? ""
    return isLocal(host.prefix { $0 != ":" }) || host.hasPrefix("[::1]") ? "local" : "production"
  }

  /// Whether a host is this computer, or one of a private network.
  private static func isLocal(_ host: Substring) -> Bool {
    if host == "localhost" || [".local", ".lan"].contains(where: host.hasSuffix) { return true }
    let numbers = host.split(separator: ".").compactMap { UInt8($0) }
    guard numbers.count == 4 else { return false }
    return [10, 127].contains(numbers[0]) || numbers[0] == 192 && numbers[1] == 168
      || numbers[0] == 172 && 16...31 ~= numbers[1]
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
