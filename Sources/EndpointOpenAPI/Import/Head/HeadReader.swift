import EndpointJSON
import EndpointSpec

/// The parts of a document that concern all operations.
struct Head {
  /// The declared security schemes, and the names of those with scopes.
  var schemes = JSONObject()
  var oauthSchemes: Set<String> = []
  /// The default authentication of endpoints.
  var usualAuthentication = JSONValue.null
  var servers: [(name: String, url: String, value: JSONValue)] = []
  /// The documentation of receivers.
  var receivers = JSONObject()
  /// The descriptions of tags that are no receivers.
  var tagsWithoutReceiver: [DocumentNode] = []
}

/// Reads security schemes, authentication, servers and tags.
struct HeadReader: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  var head = Head()
  var serverNames = UniqueNames(["custom"])

  init(_ document: Document) { self.document = document }

  /// Reads the head, and the authentication of each operation.
  mutating func read(_ operations: inout [Operation]) -> Head {
    readSchemes(operations)
    readAuthentication(&operations)
    readServers(operations)
    readReceivers(operations)
    return head
  }

  /// Reads the authentication of each operation and the default: the requirement of the document, or without one, that
  /// of more than half of the operations.
  mutating func readAuthentication(_ operations: inout [Operation]) {
    let declared = value("security", of: root).map { authentication($0) } ?? .null
    for index in operations.indices {
      let own = value("security", of: operations[index].node).map { authentication($0) }
      operations[index].authentication = own ?? declared
    }
    head.usualAuthentication = declared == .null ? mostFrequent(operations) : declared
  }

  private func mostFrequent(_ operations: [Operation]) -> JSONValue {
    let counts = Dictionary(operations.map { ($0.authentication, 1) }, uniquingKeysWith: +)
    return counts.first { $0.value > max(1, operations.count / 2) }?.key ?? .null
  }

  /// The authentication of an operation or the API. Each array element is an alternative.
  private mutating func authentication(_ security: DocumentNode) -> JSONValue {
    let requirements = security.elements ?? []
    if requirements.isEmpty { return .null }
    var alternatives: [JSONValue] = []
    for requirement in requirements {
      let uses = (requirement.members ?? []).compactMap { use($0) }
      let isWhole = uses.count == requirement.members?.count
      if !isWhole { continue }
      let value: JSONValue = uses.isEmpty ? .null : uses.count == 1 ? uses[0] : .array(uses)
      if !alternatives.contains(value) { alternatives.append(value) }
    }
    if alternatives.isEmpty { return .null }
    if alternatives.count == 1, case .array = alternatives[0] { return .array(alternatives) }
    return alternatives.count == 1 ? alternatives[0] : .array(alternatives)
  }

  private mutating func securityScheme(_ name: String) -> DocumentNode? {
    components("securitySchemes").first { $0.key == name }?.value
  }

  private mutating func use(_ member: DocumentMember) -> JSONValue? {
    guard head.schemes[member.key] != nil else {
      if securityScheme(member.key) == nil {
        mistake(
          "unknown security scheme \(quoted(member.key))",
          at: member.place,
          hint: nearestHint(to: member.key, in: head.schemes.keys)
        )
      }
      return nil
    }
    let scopes = (member.value.elements ?? []).compactMap(\.text)
    if !scopes.isEmpty, !head.oauthSchemes.contains(member.key) {
      notCarried(
        "the scopes or roles of \(quoted(member.key)), which is not an OAuth scheme",
        at: securityScheme(member.key)?.place ?? member.place,
        isWhole: false
      )
      return .string(member.key)
    }
    if scopes.isEmpty { return .string(member.key) }
    return .object(JSONObject([(member.key, .array(scopes.map { .string($0) }))]))
  }

  mutating func readSchemes(_ operations: [Operation]) {
    let requirements = ([root] + operations.map(\.node)).flatMap { elements("security", of: $0) }
    for member in components("securitySchemes") {
      guard let scheme = resolved(member.value) else { continue }
      head.schemes.add(member.key, value(of: scheme, member, requirements))
    }
  }

  private mutating func value(
    of scheme: DocumentNode,
    _ member: DocumentMember,
    _ requirements: [DocumentNode]
  ) -> JSONValue? {
    switch scheme["type"]?.text {
    case "http":
      let name = scheme["scheme"]?.text?.lowercased() ?? ""
      if AuthenticationModel.HTTPScheme(rawValue: name) != nil { return .string(name) }
      notCarried("the HTTP authentication \(quoted(name))", at: member.place)
    case "apiKey":
      guard let (name, location) = nameAndLocation(of: scheme, "an API key"), location != "path"
      else { break }
      return ["key": .string(name), "in": .string(location)]
    case "oauth2": return oauth(scheme, member, requirements)
    case "openIdConnect":
      loosened("OpenID Connect: its token is sent as a bearer token", at: member.place)
      return "bearer"
    case "mutualTLS": notCarried("the security scheme \"mutualTLS\"", at: member.place)
    case .some: break
    case nil: mistake("the security scheme has no \"type\"", at: member.place)
    }
    return nil
  }

  private mutating func oauth(
    _ scheme: DocumentNode,
    _ member: DocumentMember,
    _ requirements: [DocumentNode]
  ) -> JSONValue? {
    let flows = scheme.members("flows").map(\.value)
    var scopes = JSONObject()
    var seen: Set<String> = []
    for scope in flows.flatMap({ $0.members("scopes") }) where seen.insert(scope.key).inserted {
      scopes.add(scope.key, .string(Prose(scope.value.text).line ?? ""))
    }
    let used = requirements.flatMap { $0.elements(member.key) }.compactMap(\.text)
    for scope in used where seen.insert(scope).inserted {
      loosened("the scope \(quoted(scope)) is used but not declared", at: member.place)
      scopes.add(scope, .string(""))
    }
    head.oauthSchemes.insert(member.key)
    var object = JSONObject()
    object.add("scopes", scopes.value)
    object.add("authorizationURL", url("authorizationUrl", of: flows))
    object.add("tokenURL", url("tokenUrl", of: flows))
    for refresh in flows.compactMap({ $0["refreshUrl"] }) {
      notCarried("the URL that refreshes tokens", at: refresh.place)
    }
    return .object(["oauth2": object.value])
  }

  /// The URL that the flows share, or that of the first.
  private mutating func url(_ key: String, of flows: [DocumentNode]) -> String? {
    let urls = flows.compactMap { $0[key] }
    for other in urls where other.text != urls[0].text {
      notCarried("a second \(quoted(key)) of one scheme", at: other.place)
    }
    return urls.first?.text
  }

  // MARK: Receivers

  /// Reads the documentation of receivers, in the order of the tags. If several tags match a receiver, the first one
  /// counts.
  private mutating func readReceivers(_ operations: [Operation]) {
    let receivers = operations.compactMap(\.name.receiver)
    var free = Dictionary(firstOf: receivers.map { ($0.lowercased(), $0) })
    for tag in elements("tags", of: root) {
      guard let description = tag["description"] ?? tag["summary"] else { continue }
      let words = ReceiverNaming.words(tag["name"]?.text ?? "")
      let name = words.isEmpty ? "" : DerivedName.type(words.joined(separator: "_"))
      guard let receiver = free.removeValue(forKey: name.lowercased()) else {
        head.tagsWithoutReceiver.append(description)
        continue
      }
      if Words.areAlike(description.text ?? "", receiver) { continue }
      var documentation = JSONObject()
      documentation.addDocumentation(description: description.text)
      head.receivers.add(receiver, documentation)
    }
  }
}
