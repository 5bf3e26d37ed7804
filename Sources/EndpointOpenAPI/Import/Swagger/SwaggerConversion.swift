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

  /// The OpenAPI 3.0 locations of the top-level sections of Swagger 2.0.
  static let sections = [
    ("definitions", "components/schemas"), ("parameters", "components/parameters"),
    ("responses", "components/responses"), ("securityDefinitions", "components/securitySchemes"),
  ]

  /// The file in OpenAPI 3.0: a document, or parts of one.
  mutating func converted() -> JSONNode {
    let file = Self.isSwagger(root) ? document() : fragment(root, depth: 0)
    return Self.rewritten(file)
  }

  private mutating func document() -> JSONNode {
    var components: [JSONMember] = []
    let document = root.changed { member in
      switch member.key {
      case "swagger": return member.renamed("openapi", .text("3.0.3", at: member.value))
      case "host", "basePath", "schemes", "consumes", "produces": return nil
      case "paths": return member.mapped { paths($0) }
      case "definitions":
        components.append(member.renamed("schemas", member.value.mapped { schema($0) }))
      case "parameters":
        components.append(member.mapped { sharedParameters($0) })
      case "responses":
        let produces = mediaTypes("produces", of: nil)
        components.append(member.mapped { $0.mapped { response($0, produces) } })
      case "securityDefinitions":
        let schemes = member.value.mapped { securityScheme($0) }
        components.append(member.renamed("securitySchemes", schemes))
      default: return member
      }
      return nil
    }
    let all =
      components.isEmpty ? nil : JSONMember.made("components", .object(components, at: root))
    return document.adding([servers(), all].compactMap(\.self))
  }

  mutating func notCarried(_ message: String, at node: JSONNode) {
    findings.append(ImportFinding(.notCarried, message, at: DocumentNode(node, file: file).place))
  }

  /// The value with its references in OpenAPI 3.0 syntax.
  private static func rewritten(_ node: JSONNode) -> JSONNode {
    let converted = node.mapped(rewritten)
    guard let text = node["$ref"]?.text,
      let (old, new) = sections.first(where: { text.hasPrefix("#/\($0.0)/") })
    else { return converted }
    return converted.referring(to: "#/\(new)/" + text.dropFirst(old.count + 3))
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

  private func securityScheme(_ node: JSONNode) -> JSONNode {
    guard let type = node["type"] else { return node }
    switch type.text {
    case "basic":
      let scheme = [
        JSONMember.made("type", .text("http", at: type)),
        .made("scheme", .text("basic", at: type)),
      ]
      return .object(scheme + node.members.filter { $0.key != "type" }, at: node)
    case "oauth2": return oauth(node)
    default: return node
    }
  }

  private func oauth(_ node: JSONNode) -> JSONNode {
    let names = ["application": "clientCredentials", "accessCode": "authorizationCode"]
    let own = ["flow", "authorizationUrl", "tokenUrl", "scopes"]
    var flow = node.members.filter { $0.key != "flow" && own.contains($0.key) }
    if node["scopes"] == nil { flow.append(.made("scopes", .object([], at: node))) }
    let text = node["flow"]?.text ?? "implicit"
    let flows = JSONMember.made(names[text] ?? text, .object(flow, at: node))
    let rest = node.members.filter { !own.contains($0.key) }
    return .object(rest + [.made("flows", .object([flows], at: node))], at: node)
  }

  // MARK: Referenced files

  /// Converts the parts of a document in another file. They are recognized by their keys.
  private mutating func fragment(_ node: JSONNode, depth: Int) -> JSONNode {
    guard case .object(let members) = node.kind, depth < 8 else { return node }
    let keys = Set(members.map(\.key))
    let hasOperation = members.contains { member in
      OperationReader.methods.contains(member.key) && member.value["responses"] != nil
    }
    if hasOperation { return pathItem(node) }
    if keys.contains("responses") { return operation(node, sharedBodies: []) }
    if keys.contains("in"), keys.contains("name") { return isBody(node) ? node : parameter(node) }
    if keys.contains("schema") || keys == ["description"] {
      return response(node, mediaTypes("produces", of: nil))
    }
    let isMap = members.allSatisfy { !$0.value.members.isEmpty }
    if !isMap, !keys.isDisjoint(with: DocumentObject.schema.rules.keys) { return schema(node) }
    return node.mapped { fragment($0, depth: depth + 1) }
  }
}
