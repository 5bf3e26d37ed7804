import EndpointJSON
import EndpointSpec

/// Reads parameters of the path, the query, headers and cookies.
extension OperationReader {
  mutating func readParameters(_ operation: inout Operation, way: NamePath) {
    var parameters: [ParameterShape] = []
    operation.parameterNodes = parameterNodes(operation)
    for node in operation.parameterNodes {
      if let parameter = parameter(node, operation, way: way) { parameters.append(parameter) }
    }
    let declared = Set(parameters.filter { $0.location == "path" }.map(\.field.key))
    for name in operation.pattern.placeholders where !declared.contains(name) {
      mistake(
        "the path parameter {\(name)} is not declared: it becomes a string",
        at: operation.place
      )
      let field = FieldShape(string: name, at: operation.place)
      parameters.append(ParameterShape(field: field, location: "path"))
    }
    operation.parameters = inPathOrder(parameters + constants(parameters, operation), operation)
  }

  /// The constants of a query string in the path. Declared parameters take precedence.
  private mutating func constants(
    _ parameters: [ParameterShape],
    _ operation: Operation
  ) -> [ParameterShape] {
    let names = parameters.filter { $0.location == "query" }.map(\.field.key)
    for (name, value) in operation.pattern.constants where names.contains(name) {
      notCarried(
        "\(quoted("\(name)=\(value)")) in the path, which a parameter overrides",
        at: operation.place,
        isWhole: false
      )
    }
    return operation.pattern.constants.filter { !names.contains($0.name) }.map { constant in
      var field = FieldShape(string: constant.name, at: operation.place)
      field.constant = .string(constant.value)
      return ParameterShape(field: field, location: "query")
    }
  }

  /// The parameters of the operation, after those of the path that it does not override.
  private mutating func parameterNodes(_ operation: Operation) -> [DocumentNode] {
    let own = withFields(elements("parameters", of: operation.node))
    let shared = withFields(operation.pathItems.flatMap { elements("parameters", of: $0) })
    var keys: Set<String> = []
    for node in own where !keys.insert(Self.key(node)).inserted {
      mistake("the parameter is a duplicate", at: node.place)
    }
    let others = shared.filter { !keys.contains(Self.key($0)) }
    return (others + own).unique(by: Self.key)
  }

  /// The identity of a parameter. Header names are case-insensitive.
  private static func key(_ node: DocumentNode) -> String {
    let (location, name) = (node["in"]?.text ?? "", node["name"]?.text ?? "")
    return "\(location) \(location == "header" ? name.lowercased() : name)"
  }

  /// Path parameters in path order, then the others.
  private func inPathOrder(
    _ parameters: [ParameterShape],
    _ operation: Operation
  ) -> [ParameterShape] {
    let inPath = operation.pattern.placeholders.compactMap { name in
      parameters.first { $0.location == "path" && $0.field.key == name }
    }
    let others = parameters.filter { $0.location != "path" }
    return inPath + others.filter(\.field.isRequired) + others.filter { !$0.field.isRequired }
  }

  private mutating func parameter(
    _ node: DocumentNode,
    _ operation: Operation,
    way: NamePath
  ) -> ParameterShape? {
    guard let (own, location) = nameAndLocation(of: node, "a parameter") else { return nil }
    let name = location == "path" ? operation.pattern.names[own] ?? own : own
    if location == "path", !operation.pattern.placeholders.contains(name) {
      mistake("the path \(quoted(operation.path)) has no {\(name)}", at: node.place)
      return nil
    }
    if location == "header", isIgnoredHeader(name, at: node.place) { return nil }
    let content = content(of: node)
    guard let value = node["schema"] ?? content?.value["schema"] else {
      mistake("the parameter \(quoted(name)) has no \"schema\"", at: node.place)
      return nil
    }
    var field = schemaReader.field(
      name,
      [value],
      isRequired: node["required"]?.flag ?? false,
      at: node.place,
      way: sharedNames[node.place].map { .shared($0) } ?? way.adding(name)
    )
    field.annotations.description = node["description"]?.text ?? field.annotations.description
    if node["deprecated"]?.flag != nil || node.deprecation != nil {
      field.annotations.deprecation = node.deprecation
    }
    let example = firstExample(node) ?? content.flatMap { firstExample($0.value) }
    field.annotations.example = example ?? field.annotations.example
    if location == "path", !field.isRequired {
      mistake("the parameter \(quoted(name)) of the path must be \"required\"", at: node.place)
      field.isRequired = true
    }
    if location == "query", let flag = streamFlag(name, field.type.use, operation.selection) {
      field.constant = .bool(flag)
      field.isRequired = true
    }
    var parameter = ParameterShape(field: field, location: location)
    setStyle(&parameter, node, content)
    if location == "path", operation.pattern.names[own] == nil {
      mistake(
        "the path has {+\(own)} instead of {\(own)}: the value keeps its slashes",
        at: node.place
      )
      parameter.keepsSlashes = true
    }
    return parameter
  }

  /// Whether OpenAPI ignores a header parameter with this name, since other parts of the document define the header
  /// (3.1.1, section 4.8.12.2).
  private mutating func isIgnoredHeader(_ name: String, at place: Place) -> Bool {
    guard StandardDocument.ignoredHeaders.contains(name.lowercased()) else { return false }
    let hint =
      name.lowercased() == "authorization"
      ? "declare a security scheme instead" : "the media types of the operation define it"
    notCarried("the header \(quoted(name)), which OpenAPI ignores", at: place, hint: hint)
    return true
  }

  private mutating func firstExample(_ holder: DocumentNode) -> DocumentNode? {
    if let example = holder["example"] { return exampleValue(example) }
    guard let first = members("examples", of: holder).first?.value else { return nil }
    let example = resolved(first)
    return (example?["value"] ?? example?["dataValue"]).map { exampleValue($0) }
  }

  /// The media type of a parameter without a schema.
  private mutating func content(of parameter: DocumentNode) -> DocumentMember? {
    let contents = followedMembers("content", of: parameter)
    guard let first = contents.first else { return nil }
    guard parameter["schema"] == nil else {
      mistake("a parameter has \"schema\" or \"content\", not both", at: first.place)
      return nil
    }
    reportOthers(contents, than: first)
    return first
  }
}

extension ImportStage {
  /// The `name` and `in` of a parameter or an API key. Nil after a report.
  mutating func nameAndLocation(
    of node: DocumentNode,
    _ noun: String
  ) -> (name: String, location: String)? {
    for key in ["name", "in"] where node.isObject && node[key] == nil {
      mistake("\(noun) needs \(quoted(key))", at: node.place)
    }
    guard let name = node["name"]?.text, let location = node["in"]?.text,
      DocumentObject.locations.contains(location)
    else { return nil }
    if location == "header" || location == "cookie", !isHeaderName(name) {
      mistake("\(quoted(name)) is not a valid \(location) name", at: node.place)
      return nil
    }
    return (name, location)
  }
}
