import EndpointJSON
import EndpointSpec

extension SpecEmission {
  mutating func endpoint(_ operation: Operation) -> JSONValue {
    var object = JSONObject()
    object.addDocumentation(
      summary: operation.text("summary"),
      description: operation.text("description")
    )
    if operation.method != "GET" { object.add("method", operation.method) }
    object.add("path", path(operation))
    let keys = operation.arguments.map(\.field).filter { $0.constant == nil }.map(\.key)
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
    object.add("headers", operation.headers)
    object.add("deprecated", operation.node.deprecation)
    object.add("examples", examples(operation))
    return object.value
  }

  private func path(_ operation: Operation) -> String {
    var path = operation.path
    for parameter in operation.parameters where parameter.keepsSlashes {
      path = path.replacing("{\(parameter.field.key)}", with: "{+\(parameter.field.key)}")
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
      let (name, location) = (parameter.field.key, parameter.location)
      let key = keys.claim([name, "\(name)_\(location)"])
      var object = argument(parameter, key, &members, avoiding: location)
      let isOutside = location == "query" && placeholders.contains(name)
      if ["header", "cookie"].contains(location) || isOutside { object.add("in", location) }
      if key != name { object.add("name", name) }
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
    let field = parameter.field
    if let constant = field.constant { return self.constant(constant, field, key) }
    var object = JSONObject()
    let isOptional = !field.isRequired || field.type.isNullable
    let value = fitting(
      field.annotations.defaultValue,
      field.type,
      "default",
      isWrittenInSwift: !isOptional
    )
    let type = text(field.type.use.wrapped)
    object.add("type", isOptional && value == nil ? type + "?" : type)
    let name = members.claim(key, DerivedName.arguments(key, in: prefix))
    object.add("as", DerivedName.given(name, for: key))
    // A required argument is always sent, so the client sends the server's default.
    object.add(isOptional ? "serverDefault" : "default", value?.node.value)
    if parameter.style != usualStyle(of: parameter) { object.add("style", parameter.style) }
    object.add("encoding", parameter.encoding)
    object.add("wire", field.type.wire)
    addCommon(field, key, to: &object)
    return object
  }

  /// The style of a parameter without `style`.
  private func usualStyle(of parameter: ParameterShape) -> String {
    if parameter.location == "cookie" { return "repeat" }
    return shapes.mayBeArray(parameter.field.type.use) ? arrayStyle : "deepObject"
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
      for var parameter in fields {
        let field = parameter.field
        let isNullable =
          field.type.isNullable && field.constant == nil && field.type.use != .json
          && body.encoding == "json" && (isChange || field.isRequired)
        if isNullable { parameter.field.type.isNullable = false }
        if isNullable, field.isRequired, let value = field.annotations.defaultValue {
          // An argument with a default is never null.
          if !value.isNull { notCarried("the default of a nullable field", at: value.place) }
          parameter.field.annotations.defaultValue = nil
        }
        var argument = argument(parameter, field.key, &members, avoiding: "new")
        argument.add("nullable", isNullable)
        arguments.add(field.key, argument.short("type"))
      }
      object.add("fields", arguments.value)
      if body.encoding != "json" { object.add("encoding", body.encoding) }
      return object.value
    }
  }

  // MARK: Examples

  private mutating func examples(_ operation: Operation) -> JSONObject {
    var result = JSONObject()
    var names = UniqueNames()
    for example in operation.examples {
      self.examples.all += 1
      guard let fit = fits(example, operation), fit else { continue }
      let name = ProposedName.member(example.name)
      let key = names.claim([name, name + "Of" + SwiftNaming.typeNamePart(for: example.status)])
      var object = JSONObject()
      object.add("status", status(of: example, operation).map { .number(JSONNumber($0)) })
      object.add("response", example.value.node.value)
      result.add(key, object.value)
      self.examples.fitting += 1
    }
    return result
  }

  /// Whether the example matches the type of its response. Nil if the status has no type.
  private mutating func fits(_ example: ExampleShape, _ operation: Operation) -> Bool? {
    let (success, failure) = operation.responses(of: example)
    guard let type = success?.type ?? failure?.type else { return nil }
    let expected = success?.encoding == "text" ? .string : type
    guard let found = check.contradiction(example.value, expected, .response) else { return true }
    contradiction(
      "the example \(quoted(example.name)) of \(operation.name.text): \(found.text)",
      at: found.place
    )
    return false
  }

  /// The status of an example, if it differs from the default.
  private func status(of example: ExampleShape, _ operation: Operation) -> Int? {
    if let success = operation.responses(of: example).success {
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

  // MARK: Responses

  func response(_ operation: Operation) -> JSONValue? {
    guard let first = operation.successes.first else { return nil }
    if let format = first.stream {
      var object = JSONObject()
      object.add("stream", first.type.map(text) ?? "string")
      object.add("format", format)
      object.add("end", first.endOfStream)
      return object.value
    }
    if !operation.responsesDiffer {
      let headers = sharedHeaders(operation.successes)
      let status = documentedStatus(operation.successes)
      if first.type == nil, headers.isEmpty, status == nil { return nil }
      return value(first, headers, status: status)
    }
    var object = JSONObject()
    for success in operation.successes {
      object.add(success.exactStatus, value(success, success.headers))
    }
    return object.value
  }

  /// The headers of successes with the same type. A header that some of them lack is optional.
  private func sharedHeaders(_ successes: [ResponseShape]) -> [FieldShape] {
    var headers: [FieldShape] = []
    for header in successes.flatMap(\.headers) where !headers.contains(where: header.isNamedAs) {
      var shared = header
      let alike = successes.compactMap { $0.headers.first(where: header.isNamedAs) }
      shared.isRequired = alike.count == successes.count && alike.allSatisfy(\.isRequired)
      headers.append(shared)
    }
    return headers
  }

  /// The statuses of successes with one type. Nil for the usual one, and if the document names none.
  private func documentedStatus(_ successes: [ResponseShape]) -> JSONValue? {
    let numbers = successes.compactMap { Int($0.status) }
    guard let first = numbers.first else {
      return successes.contains { $0.status == "2xx" } ? .string(ResponseValue.anySuccess) : nil
    }
    if numbers.count > 1 { return .array(numbers.map { .number(JSONNumber($0)) }) }
    let usual = successes[0].type == nil ? 204 : 200
    return first == usual ? nil : .number(JSONNumber(first))
  }

  private func value(
    _ response: ResponseShape,
    _ headers: [FieldShape],
    status: JSONValue? = nil
  ) -> JSONValue {
    var object = JSONObject()
    object.add("type", response.type.map(text) ?? "void")
    object.add("status", status)
    object.add("encoding", response.encoding)
    var fields = JSONObject()
    for header in headers {
      var field = JSONObject()
      field.add("type", text(header.type.use) + (header.isRequired ? "" : "?"))
      field.add("as", header.name.flatMap { DerivedName.given($0, for: header.key) })
      field.add("summary", Prose(header.annotations.description).line)
      fields.add(header.key, field.short("type"))
    }
    object.add("headers", fields)
    return object.short("type")
  }
}

extension ResponseShape {
  /// The status, or the default one for a class.
  var exactStatus: String { ["default", "2xx"].contains(status) ? "200" : status }
}

extension FieldShape {
  /// Whether the names are equal, ignoring case.
  func isNamedAs(_ other: FieldShape) -> Bool {
    key.lowercased() == other.key.lowercased()
  }
}
