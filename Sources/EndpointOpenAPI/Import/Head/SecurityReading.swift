import EndpointJSON
import EndpointSpec

/// Reads security schemes.
extension HeadReader {
  mutating func readSchemes(_ operations: [Operation]) {
    let requirements = ([root] + operations.map(\.node)).flatMap { elements("security", of: $0) }
    for member in components("securitySchemes") {
      guard let scheme = resolved(member.value),
        let value = value(of: scheme, member, requirements)
      else {
        continue
      }
      schemes.append((member.key, value))
    }
  }

  private mutating func value(
    of scheme: DocumentNode,
    _ member: DocumentMember,
    _ requirements: [DocumentNode]
  ) -> JSONValue? {
    switch scheme["type"]?.text {
    case "http": return http(scheme, member)
    case "apiKey": return key(scheme, member)
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

  private mutating func http(_ scheme: DocumentNode, _ member: DocumentMember) -> JSONValue? {
    let name = scheme["scheme"]?.text?.lowercased() ?? ""
    if ["bearer", "basic"].contains(name) { return .string(name) }
    notCarried("the HTTP authentication \(quoted(name))", at: member.place)
    return nil
  }

  private mutating func key(_ scheme: DocumentNode, _ member: DocumentMember) -> JSONValue? {
    guard let (name, location) = nameAndLocation(of: scheme, "an API key"), location != "path"
    else { return nil }
    return .object(["key": .string(name), "in": .string(location)])
  }

  private mutating func oauth(
    _ scheme: DocumentNode,
    _ member: DocumentMember,
    _ requirements: [DocumentNode]
  ) -> JSONValue? {
    let flows = scheme.members("flows").map(\.value)
    var scopes = SpecObject()
    var seen: Set<String> = []
    for scope in flows.flatMap({ $0.members("scopes") }) where seen.insert(scope.key).inserted {
      scopes.add(scope.key, .string(Prose(scope.value.text).line ?? ""))
    }
    let used = requirements.flatMap { $0.elements(member.key) }.compactMap(\.text)
    for scope in used where seen.insert(scope).inserted {
      loosened("the scope \(quoted(scope)) is used but not declared", at: member.place)
      scopes.add(scope, .string(""))
    }
    oauthSchemes.insert(member.key)
    var object = SpecObject()
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
}
