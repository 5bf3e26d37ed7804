import EndpointJSON
import EndpointSpec

/// Parameters of the path, the query, headers and cookies.
extension Importer {
  mutating func readParameters(_ operation: inout Operation, way: NameWay) {
    var parameters: [ParameterShape] = []
    for node in parameterNodes(operation) {
      if let parameter = parameter(node, operation, way: way) { parameters.append(parameter) }
    }
    let declared = Set(parameters.filter { $0.location == "path" }.map(\.name))
    for name in Self.placeholders(operation.path) where !declared.contains(name) {
      mistake("the path's {\(name)} is no parameter: it becomes a string", at: operation.place)
      parameters.append(
        ParameterShape(
          name: name,
          location: "path",
          type: TypedUse(.string),
          isRequired: true,
          annotations: SchemaAnnotations(),
          place: operation.place
        )
      )
    }
    operation.parameters = inPathOrder(parameters, operation)
  }

  /// The operation's parameters; those of the path that it does not replace come first.
  mutating func parameterNodes(_ operation: Operation) -> [DocumentNode] {
    let own = operation.node.elements("parameters").compactMap { resolved($0) }
    let shared = operation.pathItems.flatMap { $0.elements("parameters") }
      .compactMap { resolved($0) }
    var seen: Set<String> = []
    for node in own where !seen.insert(Self.key(node)).inserted {
      mistake("the parameter is there already", at: node.place)
    }
    var unique: Set<String> = []
    return shared.filter { seen.insert(Self.key($0)).inserted }
      + own.filter { unique.insert(Self.key($0)).inserted }
  }

  /// What tells parameters apart; capitals do not in the name of a header.
  private static func key(_ node: DocumentNode) -> String {
    let (location, name) = (node["in"]?.text ?? "", node["name"]?.text ?? "")
    return "\(location) \(location == "header" ? name.lowercased() : name)"
  }

  /// The names between the braces of a text, each once.
  static func placeholders(_ text: String) -> [String] {
    var seen: Set<String> = []
    return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } }
      .filter { seen.insert($0).inserted }
  }

  /// Those of the path in its order, then the others.
  private func inPathOrder(
    _ parameters: [ParameterShape],
    _ operation: Operation
  ) -> [ParameterShape] {
    let inPath = Self.placeholders(operation.path).compactMap { name in
      parameters.first { $0.location == "path" && $0.name == name }
    }
    let others = parameters.filter { $0.location != "path" }
    return inPath + others.filter(\.isRequired) + others.filter { !$0.isRequired }
  }

  private mutating func parameter(
    _ node: DocumentNode,
    _ operation: Operation,
    way: NameWay
  ) -> ParameterShape? {
    guard let (own, location) = nameAndLocation(of: node, "a parameter") else { return nil }
    let name = location == "path" ? operation.pattern.names[own] ?? own : own
    guard isMeant(name, location, operation, node) else { return nil }
    let content = content(of: node)
    guard let value = node["schema"] ?? content?.value["schema"] else {
      mistake("the parameter \(quoted(name)) has no \"schema\"", at: node.place)
      return nil
    }
    var field = field(
      name,
      [value],
      isRequired: node["required"]?.flag ?? false,
      at: node.place,
      way: way.adding(name)
    )
    var annotations = field.annotations
    annotations.description = node["description"]?.text ?? annotations.description
    annotations.isDeprecated = node["deprecated"]?.flag ?? annotations.isDeprecated
    annotations.example =
      firstExample(node) ?? content.flatMap { firstExample($0.value) } ?? annotations.example
    field.annotations = annotations
    var parameter = ParameterShape(
      name: name,
      location: location,
      type: field.type,
      isRequired: field.isRequired || location == "path",
      annotations: annotations,
      constant: field.constant,
      isSecret: field.isSecret,
      place: node.place
    )
    if location == "path", !field.isRequired {
      mistake("the parameter \(quoted(name)) of the path must be \"required\"", at: node.place)
    }
    setStyle(&parameter, node, content)
    if location == "path", operation.pattern.names[own] == nil {
      mistake("the path has {+\(own)}, which is no {\(own)}: it keeps slashes", at: node.place)
      parameter.keepsSlashes = true
    }
    return parameter
  }

  /// The `name` and the `in` of a parameter or of an API key. Nil after a report.
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
    return (name, location)
  }

  /// Whether OpenAPI means the parameter: some headers are told elsewhere, and a path has to hold its own.
  private mutating func isMeant(
    _ name: String,
    _ location: String,
    _ operation: Operation,
    _ node: DocumentNode
  ) -> Bool {
    if location == "path", !Self.placeholders(operation.path).contains(name) {
      mistake("the path \(quoted(operation.path)) has no {\(name)}", at: node.place)
      return false
    }
    if location == "header" || location == "cookie", !isHeaderName(name) {
      mistake("\(quoted(name)) is no name of a \(location)", at: node.place)
      return false
    }
    if location == "header",
      ["accept", "content-type", "authorization"].contains(name.lowercased())
    {
      return false
    }
    return true
  }

  private mutating func firstExample(_ holder: DocumentNode) -> DocumentNode? {
    if let example = holder["example"] { return example }
    guard let first = holder.members("examples").first?.value else { return nil }
    return resolved(first)?["value"]
  }

  /// The media type under which a parameter stands, where no schema says it.
  private mutating func content(of parameter: DocumentNode) -> DocumentMember? {
    guard let first = parameter.members("content").first else { return nil }
    guard parameter["schema"] == nil else {
      mistake("a parameter has \"schema\" or \"content\", not both", at: first.place)
      return nil
    }
    reportOthers(parameter.members("content"), than: first)
    return first
  }

  // MARK: Styles

  private mutating func setStyle(
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
      if content == nil { parameter.style = wireStyle(of: node, parameter.type.use) }
    case "path": setPathStyle(&parameter, node)
    default: makeText(&parameter, allowsArrays: true)
    }
  }

  /// Tells what is percent-encoded all the same.
  mutating func reportReserved(_ node: DocumentNode) {
    guard node["allowReserved"]?.flag == true else { return }
    notCarried("\"allowReserved\": every sign is percent-encoded", at: node.place)
  }

  /// A parameter that is a whole text of a media type: JSON of an object is known in the query, anything else that is no
  /// scalar is for the caller to write.
  private mutating func setType(_ parameter: inout ParameterShape, _ content: DocumentMember) {
    let isJSON = MediaType(content.key).isJSON
    if isText(parameter.type.use) {
      if isJSON { reportQuotes(parameter.type.use, of: parameter.name, at: content.place) }
    } else if isJSON, parameter.location == "query", isObject(parameter.type.use) {
      parameter.style = "json"
    } else {
      let name = quoted(parameter.name)
      loosened("\(name), which is \(quoted(content.key)), becomes a string", at: content.place)
      becomeString(&parameter)
    }
  }

  /// The style of the spec language for what stands in the query or in a form; nil where the value takes none.
  mutating func wireStyle(of node: DocumentNode, _ use: ShapeUse) -> String? {
    let style = node["style"]?.text ?? "form"
    let explode = node["explode"]?.flag ?? (style == "form")
    let isObject = isObject(use)
    guard isObject || isArray(use) else { return nil }
    guard let name = WireStyle.name(style: style, explode: explode, isOfObjects: isObject) else {
      let form = explode ? "" : " without \"explode\""
      notCarried(
        "the style \(quoted(style))\(form) of an \(isObject ? "object" : "array")",
        at: node.place
      )
      return nil
    }
    return name
  }

  private mutating func setPathStyle(_ parameter: inout ParameterShape, _ node: DocumentNode) {
    let style = node["style"]?.text ?? "simple"
    if style != "simple" {
      notCarried("the style \(quoted(style)) in a path", at: node["style"]?.place ?? node.place)
    }
    parameter.keepsSlashes =
      node["x-multi-segment"]?.flag ?? node["allowReserved"]?.flag ?? false
    makeText(&parameter, allowsArrays: false)
    parameter.type.isNullable = false
  }

  /// A path and a header take texts: what is none becomes a string.
  mutating func makeText(_ parameter: inout ParameterShape, allowsArrays: Bool) {
    if isText(parameter.type.use) { return }
    if allowsArrays, case .array(let element) = shapes.plain(parameter.type.use), isText(element) {
      return
    }
    loosened(
      "only a scalar travels in a \(parameter.location): \(quoted(parameter.name)) becomes a string",
      at: parameter.place
    )
    becomeString(&parameter)
  }

  private func becomeString(_ parameter: inout ParameterShape) {
    parameter.type = TypedUse(.string)
    parameter.constant = nil
    parameter.annotations.defaultValue = nil
    parameter.annotations.example = nil
  }

  func isArray(_ use: ShapeUse) -> Bool {
    if case .array = shapes.plain(use) { true } else { false }
  }

  func isObject(_ use: ShapeUse) -> Bool {
    switch shapes.plain(use) {
    case .dictionary, .scalar("json"): return true
    case .shape(let index):
      switch shapes[index].form {
      case .structure, .union: return true
      case .enumeration, .alias, .pending: return false
      }
    default: return false
    }
  }

  /// Whether the type's values are texts, numbers or bools.
  func isText(_ use: ShapeUse) -> Bool {
    switch shapes.plain(use) {
    case .scalar(let name): return name != "json"
    case .shape(let index):
      if case .enumeration = shapes[index].form { return true }
      return false
    default: return false
    }
  }
}
