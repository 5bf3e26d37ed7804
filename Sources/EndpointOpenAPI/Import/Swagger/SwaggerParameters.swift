import EndpointJSON
import EndpointSpec

/// Converts parameters and the request bodies among them.
extension SwaggerConversion {
  /// The shared parameters of the document. Shared bodies are converted where they are used.
  mutating func sharedParameters(_ node: JSONNode) -> JSONNode {
    node.changed { isBody($0.value) ? nil : $0.mapped { parameter($0) } }
  }

  /// The parameters that are not part of a body.
  mutating func parameters(_ list: JSONNode) -> JSONNode {
    .array(list.elements.filter { !isBody(resolved($0)) }.map { parameter($0) }, at: list)
  }

  mutating func parameter(_ node: JSONNode) -> JSONNode {
    let parameter = header(node)
    return node["type"]?.text == "array" ? parameter.adding(style(of: node)) : parameter
  }

  /// A header or a parameter, with the keys that limit values moved into a schema.
  mutating func header(_ node: JSONNode) -> JSONNode {
    if node["$ref"] != nil { return node }
    var limits: [JSONMember] = []
    let header = node.changed { member in
      switch member.key {
      case "collectionFormat": return nil
      case "x-example": return node["schema"] == nil ? member.renamed("example", member.value) : nil
      case _ where Self.keysOfSchemas.contains(member.key):
        limits.append(member)
        return nil
      default: return member
      }
    }
    if node["schema"] != nil { return header }
    return header.adding([.made("schema", schema(.object(limits, at: node)))])
  }

  private mutating func style(of node: JSONNode) -> [JSONMember] {
    let format = node["collectionFormat"]
    let (text, place) = (format?.text ?? "csv", format ?? node)
    let isQuery = ["query", "formData"].contains(node["in"]?.text)
    let known = isQuery ? Self.styles[text] : nil
    if known == nil, text != "csv" {
      notCarried("\"collectionFormat\": \(quoted(text)); commas are sent", at: place)
    }
    guard isQuery else { return [] }
    let (style, explode) = known ?? ("form", false)
    return [.made("style", .text(style, at: place)), .made("explode", .flag(explode, at: place))]
  }

  private static let styles = [
    "csv": ("form", false), "multi": ("form", true), "ssv": ("spaceDelimited", false),
    "pipes": ("pipeDelimited", false),
  ]

  private static let keysOfSchemas = Set([
    "type", "format", "items", "default", "enum", "maximum", "minimum", "exclusiveMaximum",
    "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems", "uniqueItems",
    "multipleOf", "x-nullable", "x-isnullable",
  ]).union(VendorKey.ofSchemas)

  // MARK: Bodies

  /// The body parameters of a path or an operation, with references resolved.
  func bodies(of node: JSONNode) -> [JSONNode] {
    (node["parameters"]?.elements ?? []).map(resolved).filter(isBody)
  }

  /// The target of a reference to a shared parameter.
  private func resolved(_ node: JSONNode) -> JSONNode {
    guard let text = node["$ref"]?.text, text.hasPrefix("#") else { return node }
    return DocumentReference(text).walk(root) ?? node
  }

  func isBody(_ node: JSONNode) -> Bool { ["body", "formData"].contains(node["in"]?.text) }

  /// The request body of an operation. Includes the body parameters of its path, unless the operation overrides them.
  mutating func requestBody(of operation: JSONNode, _ shared: [JSONNode]) -> JSONMember? {
    let own = bodies(of: operation)
    let others = shared.filter { other in
      !own.contains {
        $0["name"]?.text == other["name"]?.text && $0["in"]?.text == other["in"]?.text
      }
    }
    let all = Dictionary(grouping: others + own) { $0["in"]?.text }
    let (bodies, fields) = (all["body"] ?? [], all["formData"] ?? [])
    let consumes = mediaTypes("consumes", of: operation)
    guard let body = bodies.first else {
      return fields.isEmpty ? nil : .made("requestBody", form(fields, consumes, of: operation))
    }
    for field in fields { notCarried("a form field in addition to a body", at: field) }
    for other in bodies.dropFirst() { notCarried("a second body", at: other) }
    return .made("requestBody", whole(body, consumes))
  }

  private mutating func whole(_ body: JSONNode, _ consumes: [String]) -> JSONNode {
    let limits = body.members.filter { Self.keysOfSchemas.contains($0.key) }
    let others = Self.keysOfSchemas.union(["name", "in", "schema"])
    let rest = body.changed { others.contains($0.key) ? nil : $0 }
    // Only a schema should describe a body, but some documents write its type directly in the parameter.
    let described = body["schema"] ?? (limits.isEmpty ? nil : .object(limits, at: body))
    let schema = described.map { JSONMember.made("schema", self.schema($0)) }
    let content = JSONNode.object([schema].compactMap(\.self), at: body)
    let types = consumes.map { JSONMember.made($0, content) }
    return rest.adding([.made("content", .object(types, at: body))])
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
    let whole = JSONMember.made("content", .object([content], at: operation))
    return .object([whole, isRequired], at: operation)
  }

  /// A form field as a property. Its documentation moves to the schema.
  private mutating func property(_ field: JSONNode) -> JSONNode {
    let keys = ["name", "in", "required", "collectionFormat"]
    return schema(field.changed { keys.contains($0.key) ? nil : $0 })
  }

  // MARK: Schemas

  /// Converts a schema, which differs in a few keywords.
  mutating func schema(_ node: JSONNode) -> JSONNode {
    let isFile = node["type"]?.text == "file"
    var added: [JSONMember] = []
    let converted = node.changed { member in
      switch member.key {
      case "type" where isFile:
        added.append(.made("format", .text("binary", at: member.value)))
        return member.mapped { .text("string", at: $0) }
      case "format" where isFile: return nil
      case "x-nullable", "x-isnullable":
        if member.value.isTrue { added.append(.made("nullable", .flag(true, at: node))) }
        return nil
      case "discriminator" where member.value.text != nil:
        return member.mapped { .object([.made("propertyName", $0)], at: $0) }
      case "properties", "patternProperties", "definitions":
        return member.mapped { $0.mapped { schema($0) } }
      case "items", "additionalProperties", "not", "allOf", "anyOf", "oneOf":
        return member.mapped { schemas($0) }
      default: return member
      }
    }
    return converted.adding(added)
  }

  private mutating func schemas(_ node: JSONNode) -> JSONNode {
    if case .array = node.kind { node.mapped { schema($0) } } else { schema(node) }
  }
}
