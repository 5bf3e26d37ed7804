import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads the styles of parameters, and the media types of serialized ones.
extension OperationReader {
  mutating func setStyle(
    _ parameter: inout ParameterShape,
    _ node: DocumentNode,
    _ content: DocumentMember?
  ) {
    if let content { setType(&parameter, content) }
    if parameter.location == "query" { reportReserved(node) }
    if node["allowEmptyValue"]?.flag == true {
      notCarried("\"allowEmptyValue\"", at: node.place)
    }
    switch parameter.location {
    case "query":
      if content == nil { parameter.style = wireStyle(of: node, parameter.field.type.use) }
    case "path": setPathStyle(&parameter, node)
    case "cookie":
      let isArray = shapes.isArray(parameter.field.type.use)
      if isArray, node["explode"]?.flag == false { parameter.style = "comma" }
      makeText(&parameter)
    default: makeText(&parameter)
    }
  }

  /// Reports that reserved characters are percent-encoded.
  mutating func reportReserved(_ node: DocumentNode) {
    guard node["allowReserved"]?.flag == true else { return }
    notCarried("\"allowReserved\": reserved characters are percent-encoded", at: node.place)
  }

  /// Reads a parameter with a media type. JSON objects in the query are supported. Other values than scalars become
  /// strings.
  private mutating func setType(_ parameter: inout ParameterShape, _ content: DocumentMember) {
    let isJSON = MediaType(content.key).isJSON
    if shapes.isText(parameter.field.type.use) {
      if isJSON {
        reportQuotes(parameter.field.type.use, of: parameter.field.key, at: content.place)
      }
    } else if isJSON, parameter.location == "query", shapes.isObject(parameter.field.type.use) {
      parameter.style = "json"
    } else {
      let name = quoted(parameter.field.key)
      loosened(
        "\(name), which is serialized as \(quoted(content.key)), becomes a string",
        at: content.place
      )
      becomeString(&parameter.field)
    }
  }

  /// The style in the query or a form. Nil if the type has no style.
  mutating func wireStyle(of node: DocumentNode, _ use: ShapeUse) -> String? {
    let style = node["style"]?.text ?? "form"
    let explode = node["explode"]?.flag ?? (style == "form")
    let isObject = shapes.isObject(use)
    guard isObject || shapes.isArray(use) else { return nil }
    guard let name = WireStyle.name(style: style, explode: explode, isOfObjects: isObject) else {
      let form = explode ? "" : " without \"explode\""
      notCarried(
        "the style \(quoted(style))\(form) of an \(isObject ? "object" : "array")",
        at: node.place
      )
      return nil
    }
    reportOpen(name, use, at: node)
    return name
  }

  /// Counts values whose serialization OpenAPI leaves open.
  private mutating func reportOpen(_ style: String, _ use: ShapeUse, at node: DocumentNode) {
    let isArray = shapes.isArray(use)
    if style == "deepObject", isArray || shapes.holdsParts(use) {
      count(
        "\"deepObject\" of arrays or nested objects, sent as a[]=1, a[0][b]=1 and a[b][c]=1",
        node
      )
    } else if style != "deepObject", isArray, shapes.holdsParts(use) {
      count("objects in an array of a query or a form, sent as JSON", node)
    }
  }

  private mutating func setPathStyle(_ parameter: inout ParameterShape, _ node: DocumentNode) {
    let style = node["style"]?.text ?? "simple"
    if style != "simple" {
      notCarried("the style \(quoted(style)) in a path", at: node["style"]?.place ?? node.place)
    }
    parameter.keepsSlashes =
      node[VendorKey.holdsSlashes]?.flag ?? node["allowReserved"]?.flag ?? false
    makeText(&parameter)
    parameter.field.type.isNullable = false
  }

  /// Turns parameters of paths, headers and cookies into strings if they are neither scalars nor arrays of scalars.
  private mutating func makeText(_ parameter: inout ParameterShape) {
    let use = parameter.field.type.use
    if parameter.location == "path"
      ? shapes.isHeader(use) : shapes.isText(shapes.elements(use) ?? use)
    {
      return
    }
    loosened(
      "only scalars and arrays of them are supported in a \(parameter.location): \(quoted(parameter.field.key)) becomes a string",
      at: parameter.field.place
    )
    becomeString(&parameter.field)
  }

  private func becomeString(_ field: inout FieldShape) {
    field.type = TypedUse(.string)
    field.constant = nil
    field.annotations.defaultValue = nil
    field.annotations.example = nil
  }

  /// The parameters, with such a form replaced by its fields.
  mutating func withFields(_ parameters: [DocumentNode]) -> [DocumentNode] {
    guard parameters.contains(where: \.isQueryString) else { return parameters }
    return parameters.flatMap { $0.isQueryString ? fields(ofQuery: $0) : [$0] }
  }

  private mutating func fields(ofQuery node: DocumentNode) -> [DocumentNode] {
    let content = followedMembers("content", of: node)
    guard let form = content.first(where: { MediaType($0.key).encoding == .form }),
      let schema = form.value["schema"], let target = resolvedSilently(schema)
    else {
      notCarried("a query that is not a form", at: node.place)
      return []
    }
    reportOthers(content, than: form)
    let required = Set(target.elements("required").compactMap(\.text))
    let encodings = value("encoding", of: form.value)
    return members("properties", of: target).map { property in
      .parameter(property, isRequired: required.contains(property.key), encodings?[property.key])
    }
  }
}

extension DocumentNode {
  fileprivate var isQueryString: Bool { self["in"]?.text == "querystring" }

  /// A query parameter, located at a property.
  fileprivate static func parameter(
    _ property: DocumentMember,
    isRequired: Bool,
    _ encoding: DocumentNode?
  ) -> DocumentNode {
    let node = property.value.node
    let members = [
      JSONMember.made("name", .text(property.key, at: node)),
      .made("in", .text("query", at: node)), .made("required", .flag(isRequired, at: node)),
      .made("schema", node),
    ]
    return DocumentNode(
      .object(members + (encoding?.node.members ?? []), at: node),
      file: property.value.file
    )
  }
}
