import EndpointJSON
import EndpointSpec

/// Converts a Swagger 2.0 document to OpenAPI 3.0. Each value keeps its location.
///
/// The rest of the import reads only OpenAPI 3. Features that it does not have are reported.
struct SwaggerConversion {
  /// The document as it was written.
  let root: JSONNode
  let file: Int
  private(set) var findings: [ImportFinding] = []

  /// Whether a document is Swagger 2.0. In YAML, `swagger: 2.0` is a number.
  static func isSwagger(_ root: JSONNode) -> Bool {
    switch root.member("swagger")?.value.kind {
    case .string(let text), .number(let text): text == "2" || text.hasPrefix("2.")
    default: false
    }
  }

  /// The document in OpenAPI 3.0.
  mutating func converted() -> JSONNode {
    guard case .object(let members) = root.kind else { return root }
    var components: [JSONMember] = []
    var result: [JSONMember] = []
    for member in members {
      switch member.key {
      case "swagger": result.append(member.renamed("openapi", .text("3.0.3", at: member.value)))
      case "host", "basePath", "schemes", "consumes", "produces": break
      case "paths": result.append(member.mapped { paths($0) })
      case "definitions":
        components.append(member.renamed("schemas", map(member.value) { $0.schema($1) }))
      case "parameters": components += sharedParameters(member)
      case "responses":
        let produces = mediaTypes("produces", of: nil)
        components.append(
          member.renamed("responses", map(member.value) { $0.response($1, produces) })
        )
      case "securityDefinitions":
        components.append(
          member.renamed("securitySchemes", map(member.value) { $0.securityScheme($1) })
        )
      default: result.append(member)
      }
    }
    if let servers = servers() { result.append(servers) }
    if !components.isEmpty { result.append(.made("components", .object(components, at: root))) }
    return .object(result, at: root)
  }

  mutating func notCarried(_ message: String, at node: JSONNode) {
    findings.append(ImportFinding(.notCarried, message, at: DocumentNode(node, file: file).place))
  }

  // MARK: Servers

  /// The host with the base path, once per scheme. Nil if the document has neither.
  private mutating func servers() -> JSONMember? {
    let host = root["host"]
    let path = root["basePath"]
    guard let place = host ?? path else { return nil }
    let texts = root["schemes"]?.texts ?? []
    for scheme in root["schemes"]?.elements ?? []
    where scheme.text.map({ !["http", "https"].contains($0) }) ?? false {
      notCarried("the scheme \(quoted(scheme.text ?? ""))", at: scheme)
    }
    let known = ["https", "http"].filter(texts.contains)
    let base = (path?.text ?? "").drop { $0 == "/" }
    let end = base.isEmpty ? "" : "/\(base)"
    // Some documents include the scheme in the host.
    let name = (host?.text ?? "").split(separator: "/").last { !$0.hasSuffix(":") } ?? ""
    var urls = (known.isEmpty ? ["https"] : known).map { "\($0)://\(name)\(end)" }
    if name.isEmpty { urls = [end.isEmpty ? "/" : end] }
    let nodes = urls.map { url in
      JSONNode.object([.made("url", .text(url, at: place))], at: place)
    }
    return .made("servers", .array(nodes, at: place))
  }

  // MARK: Security

  private mutating func securityScheme(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind, let type = node["type"] else { return node }
    switch type.text {
    case "basic":
      let rest = members.filter { $0.key != "type" }
      let scheme = [
        JSONMember.made("type", .text("http", at: type)),
        .made("scheme", .text("basic", at: type)),
      ]
      return .object(scheme + rest, at: node)
    case "oauth2": return oauth(node, members)
    default: return node
    }
  }

  private func oauth(_ node: JSONNode, _ members: [JSONMember]) -> JSONNode {
    let names = ["application": "clientCredentials", "accessCode": "authorizationCode"]
    let own = ["flow", "authorizationUrl", "tokenUrl", "scopes"]
    var flow = members.filter { $0.key != "flow" && own.contains($0.key) }
    if node["scopes"] == nil { flow.append(.made("scopes", .object([], at: node))) }
    let text = node["flow"]?.text ?? "implicit"
    let flows = JSONMember.made(names[text] ?? text, .object(flow, at: node))
    let rest = members.filter { !own.contains($0.key) }
    return .object(rest + [.made("flows", .object([flows], at: node))], at: node)
  }
}

/// Converts referenced files of Swagger 2.0. Their contents are recognized by their keys.
extension SwaggerConversion {
  /// The file in OpenAPI 3.0: a document, or parts of one.
  mutating func convertedFile() -> JSONNode {
    Self.isSwagger(root) ? converted() : fragment(root, depth: 0)
  }

  private mutating func fragment(_ node: JSONNode, depth: Int) -> JSONNode {
    guard case .object(let members) = node.kind, depth < 8 else { return node }
    let keys = Set(members.map(\.key))
    if members.contains(where: {
      OperationReader.methods.contains($0.key) && $0.value["responses"] != nil
    }
    ) {
      return pathItem(node)
    }
    if keys.contains("responses") { return operation(node, sharedBodies: []) }
    if keys.contains("in"), keys.contains("name") { return isBody(node) ? node : parameter(node) }
    if keys.contains("schema") || keys == ["description"] {
      return response(node, mediaTypes("produces", of: nil))
    }
    let isMap = members.allSatisfy { !$0.value.members.isEmpty }
    if !isMap, !keys.isDisjoint(with: DocumentObject.schema.rules.keys) { return schema(node) }
    return .object(
      members.map { member in member.mapped { fragment($0, depth: depth + 1) } },
      at: node
    )
  }
}
