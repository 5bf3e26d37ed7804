import EndpointJSON
import EndpointSpec

/// Converts parameters and the request bodies among them.
extension SwaggerConversion {
  /// The shared parameters of the document. Shared bodies are converted where they are used.
  mutating func sharedParameters(_ member: JSONMember) -> [JSONMember] {
    let shared = member.value.members.filter { !isBody($0.value) }
    let converted = shared.map { parameter in parameter.mapped { self.parameter($0) } }
    return [member.mapped { .object(converted, at: $0) }]
  }

  mutating func parameter(_ node: JSONNode) -> JSONNode {
    node.changed { members in
      let result = withSchema(members, of: node)
      return node["type"]?.text == "array" ? result + style(of: node) : result
    }
  }

  /// The members of a parameter or a header, with those that limit values moved into a schema.
  mutating func withSchema(_ members: [JSONMember], of node: JSONNode) -> [JSONMember] {
    let ofSchema = members.filter { Self.keysOfSchemas.contains($0.key) }
    let rest = members.filter {
      !Self.keysOfSchemas.contains($0.key) && $0.key != "collectionFormat" && $0.key != "x-example"
    }
    guard node["schema"] == nil else { return rest }
    let example = node.members.filter { $0.key == "x-example" }.map {
      $0.renamed("example", $0.value)
    }
    let schema = self.schema(.object(ofSchema, at: node))
    return rest + example + [.made("schema", schema)]
  }

  private mutating func style(of node: JSONNode) -> [JSONMember] {
    let format = node["collectionFormat"]
    let place = format ?? node
    let isQuery = ["query", "formData"].contains(node["in"]?.text)
    let style: String
    switch format?.text ?? "csv" {
    case "multi" where isQuery: return Self.style("form", explode: true, at: place)
    case "csv" where isQuery: style = "form"
    case "ssv" where isQuery: style = "spaceDelimited"
    case "pipes" where isQuery: style = "pipeDelimited"
    case "csv": return []
    case let other:
      notCarried("\"collectionFormat\": \(quoted(other)); commas are sent", at: place)
      return isQuery ? Self.style("form", explode: false, at: place) : []
    }
    return Self.style(style, explode: false, at: place)
  }

  private static func style(_ name: String, explode: Bool, at node: JSONNode) -> [JSONMember] {
    [.made("style", .text(name, at: node)), .made("explode", .flag(explode, at: node))]
  }

  private static let keysOfSchemas = Set([
    "type", "format", "items", "default", "enum", "maximum", "minimum", "exclusiveMaximum",
    "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems",
    "multipleOf", "x-nullable", "x-isnullable",
  ]).union(VendorKey.ofSchemas)

  // MARK: Bodies

  /// The parameters of a path or an operation, with references resolved.
  func parameterNodes(of node: JSONNode) -> [JSONNode] {
    (node["parameters"]?.elements ?? []).map(resolved)
  }

  /// The target of a reference to a shared parameter.
  func resolved(_ node: JSONNode) -> JSONNode {
    guard let text = node["$ref"]?.text, text.hasPrefix("#") else { return node }
    return DocumentReference(text).walk(root) ?? node
  }

  func isBody(_ node: JSONNode) -> Bool { ["body", "formData"].contains(node["in"]?.text) }

  /// The request body of an operation. Includes the body parameters of its path, unless the operation overrides them.
  mutating func requestBody(of operation: JSONNode, _ shared: [JSONNode]) -> JSONMember? {
    let own = parameterNodes(of: operation).filter { isBody($0) }
    let others = shared.filter { other in
      !own.contains {
        $0["name"]?.text == other["name"]?.text && $0["in"]?.text == other["in"]?.text
      }
    }
    let all = others + own
    let fields = all.filter { $0["in"]?.text == "formData" }
    let consumes = mediaTypes("consumes", of: operation)
    guard let body = all.first(where: { $0["in"]?.text == "body" }) else {
      return fields.isEmpty ? nil : .made("requestBody", form(fields, consumes, of: operation))
    }
    for field in fields { notCarried("a form field in addition to a body", at: field) }
    for other in all.filter({ $0["in"]?.text == "body" }).dropFirst() {
      notCarried("a second body", at: other)
    }
    return .made("requestBody", whole(body, consumes))
  }

  private mutating func whole(_ body: JSONNode, _ consumes: [String]) -> JSONNode {
    let own = body.members.filter { Self.keysOfSchemas.contains($0.key) }
    let rest = body.members.filter {
      !Self.keysOfSchemas.contains($0.key) && !["name", "in", "schema"].contains($0.key)
    }
    // Only a schema should describe a body, but some documents write its type directly in the parameter.
    let described = body["schema"] ?? (own.isEmpty ? nil : .object(own, at: body))
    let schema = described.map { self.schema($0) }
    let types = (consumes.isEmpty ? ["application/json"] : consumes).map { type in
      JSONMember.made(type, .object(schema.map { [.made("schema", $0)] } ?? [], at: body))
    }
    return .object(rest + [.made("content", .object(types, at: body))], at: body)
  }

  /// A form. It is multipart if a field is a file, or if the operation accepts nothing else.
  private mutating func form(
    _ fields: [JSONNode],
    _ consumes: [String],
    of operation: JSONNode
  ) -> JSONNode {
    let (parts, pairs) = ("multipart/form-data", "application/x-www-form-urlencoded")
    let hasFile = fields.contains { $0["type"]?.text == "file" }
    let isParts = hasFile || consumes.contains(parts) && !consumes.contains(pairs)
    var properties: [JSONMember] = []
    var encodings: [JSONMember] = []
    var required: [JSONNode] = []
    for field in fields {
      guard let name = field["name"], let text = name.text else { continue }
      properties.append(JSONMember(text, property(field), at: name))
      if field["required"]?.isTrue ?? false { required.append(name) }
      if !isParts, field["type"]?.text == "array" {
        encodings.append(JSONMember(text, .object(style(of: field), at: field), at: name))
      }
    }
    var schema = [
      JSONMember.made("type", .text("object", at: operation)),
      .made("properties", .object(properties, at: operation)),
    ]
    if !required.isEmpty { schema.append(.made("required", .array(required, at: operation))) }
    var type = [JSONMember.made("schema", .object(schema, at: operation))]
    if !encodings.isEmpty { type.append(.made("encoding", .object(encodings, at: operation))) }
    let content = JSONMember.made(isParts ? parts : pairs, .object(type, at: operation))
    let isRequired = JSONMember.made("required", .flag(!required.isEmpty, at: operation))
    return .object(
      [.made("content", .object([content], at: operation)), isRequired],
      at: operation
    )
  }

  /// A form field as a property. Its documentation moves to the schema.
  private mutating func property(_ field: JSONNode) -> JSONNode {
    let own = field.members.filter {
      !["name", "in", "required", "collectionFormat"].contains($0.key)
    }
    return schema(.object(own, at: field))
  }
}
