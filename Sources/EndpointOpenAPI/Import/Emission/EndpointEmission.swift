import EndpointJSON
import EndpointSpec

extension SpecEmission {
  mutating func endpoint(_ operation: Operation, _ errors: SharedErrors) -> JSONValue {
    var object = JSONObject()
    object.addDocumentation(
      summary: operation.text("summary"),
      description: operation.text("description")
    )
    if operation.method != "GET" { object.add("method", operation.method) }
    object.add("path", path(operation))
    let keys = operation.arguments.filter { $0.constant == nil }.map(\.name)
    var members = MemberNames(
      keys.filter { DerivedName.writingID($0) == $0 },
      taken: operation.hasWholeBody ? ["body"] : []
    )
    object.add("parameters", parameters(operation, &members))
    if let body = operation.body {
      object.add("body", self.body(body, isChange: operation.isChange, &members))
    }
    object.add("response", response(operation))
    object.add("errors", errors.own(operation, self))
    if operation.authentication != head.usualAuthentication {
      object.add("authentication", operation.authentication)
    }
    if let server = head.server(of: operation) { object.add("server", server) }
    var headers = JSONObject()
    for header in operation.headers { headers.add(header.name, .string(header.value)) }
    object.add("headers", headers)
    // QUERY is a safe method, as GET is.
    object.add("idempotent", operation.method == "QUERY")
    object.add("deprecated", operation.node.deprecation)
    object.add("examples", examples(operation, errors))
    return object.value
  }

  private func path(_ operation: Operation) -> String {
    var path = operation.path
    for parameter in operation.parameters where parameter.keepsSlashes {
      path = path.replacing("{\(parameter.name)}", with: "{+\(parameter.name)}")
    }
    return path
  }

  // MARK: Parameters

  private mutating func parameters(
    _ operation: Operation,
    _ members: inout MemberNames
  ) -> JSONObject {
    let placeholders = Set(operation.pattern.placeholders)
    var keys = UniqueNames()
    var result = JSONObject()
    for parameter in operation.parameters {
      let key = keys.claim([parameter.name, "\(parameter.name)_\(parameter.location)"])
      var object = argument(parameter, key, &members, avoiding: parameter.location)
      let isOutside = parameter.location == "query" && placeholders.contains(parameter.name)
      if ["header", "cookie"].contains(parameter.location) || isOutside {
        object.add("in", parameter.location)
      }
      if key != parameter.name { object.add("name", parameter.name) }
      result.add(key, object.short("type"))
    }
    return result
  }

  private mutating func argument(
    _ parameter: ParameterShape,
    _ key: String,
    _ members: inout MemberNames,
    avoiding prefix: String
  ) -> JSONObject {
    var object = JSONObject()
    let annotations = parameter.annotations
    if let constant = parameter.constant {
      object.add("constant", constant)
      object.add("summary", line(annotations, of: key, parameter.type.use))
      object.add("deprecated", annotations.deprecation)
      return object
    }
    let isOptional = !parameter.isRequired || parameter.type.isNullable
    let value = fitting(annotations.defaultValue, parameter.type, "default")
    let type = text(parameter.type.use.wrapped)
    object.add("type", isOptional && value == nil ? type + "?" : type)
    let name = members.claim(key, DerivedName.arguments(key, in: prefix))
    object.add("as", DerivedName.given(name, for: key))
    // A required argument is always sent, so the client sends the server's default.
    object.add(isOptional ? "serverDefault" : "default", value?.node.value)
    if let style = parameter.style, style != usualStyle(parameter) { object.add("style", style) }
    object.add("encoding", parameter.encoding)
    object.add("wire", parameter.type.wire)
    addCommon(annotations, of: key, parameter.type, isSecret: parameter.isSecret, to: &object)
    return object
  }

  private func usualStyle(_ parameter: ParameterShape) -> String {
    shapes.isArray(parameter.type.use) ? arrayStyle : "deepObject"
  }

  // MARK: Bodies

  private mutating func body(
    _ body: BodyShape,
    isChange: Bool,
    _ members: inout MemberNames
  ) -> JSONValue {
    var object = JSONObject()
    switch body.content {
    case .type(let type):
      let isOptional = !body.isRequired || type.isNullable
      object.add("type", text(type.use.wrapped) + (isOptional ? "?" : ""))
      let isUsual =
        body.encoding == "json" || type.use == .scalar("data") && body.encoding == "binary"
      if !isUsual { object.add("encoding", body.encoding) }
      return object.short("type")
    case .fields(let fields):
      var arguments = JSONObject()
      for field in fields {
        let isNullable =
          field.type.isNullable && field.constant == nil && field.type.use != .json
          && body.encoding == "json" && (isChange || field.isRequired)
        var bare = field
        if isNullable { bare.type.isNullable = false }
        var argument = argument(bare, field.name, &members, avoiding: "new")
        argument.add("nullable", isNullable)
        arguments.add(field.name, argument.short("type"))
      }
      object.add("fields", arguments.value)
      if body.encoding != "json" { object.add("encoding", body.encoding) }
      return object.value
    }
  }

  // MARK: Examples

  private mutating func examples(_ operation: Operation, _ errors: SharedErrors) -> JSONObject {
    var result = JSONObject()
    var names = UniqueNames()
    for example in operation.examples {
      source.exampleCount += 1
      guard let fit = fits(example, operation), fit else { continue }
      let name = ProposedName.member(example.name)
      let key = names.claim([name, name + "Of" + SwiftNaming.typeNamePart(for: example.status)])
      var object = JSONObject()
      object.add("status", status(of: example, operation).map { .number(JSONNumber($0)) })
      object.add("response", example.value.node.value)
      result.add(key, object.value)
      source.fittingExampleCount += 1
    }
    return result
  }

  /// Whether the example matches the type of its response. Nil if the status has no type.
  private mutating func fits(_ example: ExampleShape, _ operation: Operation) -> Bool? {
    let success = operation.successes.first { $0.status == example.status }
    let failure = operation.errors.first { $0.key == example.status }
    guard let type = success?.type ?? failure?.type else { return nil }
    let expected = success?.encoding == "text" ? .string : type
    guard let mismatch = fit(.response).mismatch(example.value, expected) else { return true }
    contradiction(
      "the example \(quoted(example.name)) of \(operation.name.text): \(mismatch.text)",
      at: mismatch.found.place
    )
    return false
  }

  /// The status of an example, if it differs from the default.
  private func status(of example: ExampleShape, _ operation: Operation) -> Int? {
    if let success = operation.successes.first(where: { $0.status == example.status }) {
      let number = Int(success.exactStatus) ?? 200
      let usual = operation.successes.first.flatMap { Int($0.exactStatus) }
      return number == 200 && usual == 200 ? nil : number
    }
    if let number = Int(example.status) { return number }
    let declared = Set(operation.errors.map(\.key))
    if let digit = Int(example.status.prefix(1)) {
      return (digit * 100..<digit * 100 + 100).first { !declared.contains(String($0)) }
    }
    return ([500, 502, 504, 400, 418] + Array(300..<600)).first {
      !declared.contains(String($0)) && !declared.contains("\($0 / 100)xx")
    }
  }
}
