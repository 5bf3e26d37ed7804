import EndpointJSON
import EndpointSpec
import EndpointWire

/// Converts a Swagger 2.0 document to OpenAPI 3.0. Each value keeps its location.
///
/// The rest of the import reads only OpenAPI 3. Features that it does not have are reported.
struct SwaggerConversion {
  /// The document as it was written.
  let root: JSONNode
  let file: Int
  private(set) var diagnostics: [Diagnostic] = []

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
        components.append(member.mapped { $0.changed { response($0, produces) } })
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
    diagnostics.append(Diagnostic(.notCarried, message, at: DocumentNode(node, file: file).place))
  }

  /// The value with its references in OpenAPI 3.0 syntax.
  private static func rewritten(_ node: JSONNode) -> JSONNode {
    let converted = node.mapped(rewritten)
    guard let text = node["$ref"]?.text,
      let (old, new) = sections.first(where: { text.hasPrefix("#/\($0.0)/") })
    else { return converted }
    return converted.referring(to: "#/\(new)/" + text.dropFirst(old.count + 3))
  }

  // MARK: Operations

  mutating func paths(_ node: JSONNode) -> JSONNode {
    node.changed { $0.key.hasPrefix("x-") ? $0 : $0.mapped { pathItem($0) } }
  }

  /// Moves the body parameters of a path to each of its operations.
  mutating func pathItem(_ node: JSONNode) -> JSONNode {
    let bodies = bodies(of: node)
    return node.changed { member in
      switch member.key {
      case "parameters": return member.mapped { parameters($0) }
      case _ where Operation.methods.contains(member.key):
        return member.mapped { operation($0, sharedBodies: bodies) }
      default: return member
      }
    }
  }

  mutating func operation(_ node: JSONNode, sharedBodies: [JSONNode]) -> JSONNode {
    if node["$ref"] != nil { return node }
    let produces = mediaTypes("produces", of: node)
    let operation = node.changed { member in
      switch member.key {
      case "consumes", "produces": return nil
      case "schemes":
        reportSchemes(member.value)
        return nil
      case "parameters": return member.mapped { parameters($0) }
      case "responses":
        return member.mapped { responses in
          responses.changed { $0.key.hasPrefix("x-") ? $0 : response($0, produces) }
        }
      default: return member
      }
    }
    return operation.adding([requestBody(of: node, sharedBodies)].compactMap(\.self))
  }

  private mutating func reportSchemes(_ schemes: JSONNode) {
    let usual = Set(root["schemes"]?.texts ?? [])
    if !Set(schemes.texts).isSubset(of: usual) {
      notCarried("schemes of an operation that the document does not have", at: schemes)
    }
  }

  /// The media types of an operation, otherwise of the document, otherwise JSON.
  func mediaTypes(_ key: String, of operation: JSONNode?) -> [String] {
    let types = operation?[key]?.texts ?? root[key]?.texts ?? []
    return types.isEmpty ? ["application/json"] : types
  }

  /// A response under its status. A success without a schema is bytes, if the operation only produces bytes.
  private mutating func response(_ member: JSONMember, _ produces: [String]) -> JSONMember {
    let node = member.value
    let hasBytes =
      member.key.hasPrefix("2") && !["204", "205"].contains(member.key) && node["schema"] == nil
      && produces.allSatisfy { MediaType($0).encoding == .binary }
    guard hasBytes, node["$ref"] == nil, case .object = node.kind else {
      return member.mapped { response($0, produces) }
    }
    let schema = JSONMember.made(
      "schema",
      .object([.made("type", .text("file", at: node))], at: node)
    )
    return member.mapped { response($0.adding([schema]), produces) }
  }

  mutating func response(_ node: JSONNode, _ produces: [String]) -> JSONNode {
    if node["$ref"] != nil { return node }
    let types = node["schema"].map { bodyTypes($0, produces) } ?? []
    for example in node["examples"]?.members ?? [] where !types.contains(example.key) {
      notCarried(
        "the example under \(quoted(example.key)), which the operation does not produce",
        at: example.value
      )
    }
    return node.changed { member in
      switch member.key {
      case "schema":
        let schema = JSONMember.made("schema", schema(member.value))
        let content = types.map { type in
          let example = node["examples"]?[type].map { JSONMember.made("example", $0) }
          let members = [schema, example].compactMap(\.self)
          return JSONMember.made(type, .object(members, at: member.value))
        }
        return .made("content", .object(content, at: member.value))
      case "examples": return nil
      case "headers": return member.mapped { $0.mapped { header($0) } }
      default: return member
      }
    }
  }

  /// The media types of a body. A file without a media type is bytes.
  private func bodyTypes(_ schema: JSONNode, _ produces: [String]) -> [String] {
    let isFile = schema["type"]?.text == "file"
    return isFile && produces == ["application/json"] ? ["application/octet-stream"] : produces
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
      Operation.methods.contains(member.key) && member.value["responses"] != nil
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
