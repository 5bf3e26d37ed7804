import EndpointJSON
import EndpointSpec

/// Checks examples against the arguments and responses of their endpoints.
func examplesFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint in
    endpoint.written.value.examples.flatMap { example -> [Diagnostic] in
      let check = ExampleCheck(spec: spec, endpoint: endpoint, example: example.value)
      return check.argumentDiagnostics + check.responseDiagnostics
        + [check.caseDiagnostic].compactMap(\.self)
    }
  }
}

extension FailureModel.Condition {
  /// Whether a test demands a value, which other bodies rarely have.
  fileprivate var hasValues: Bool {
    tests.contains { if case .equals = $0.expected { true } else { false } }
  }
}

private struct ExampleCheck {
  let spec: LinkedSpec
  let endpoint: EndpointModel
  let example: ExampleSpec

  var argumentDiagnostics: [Diagnostic] {
    guard let first = example.arguments.first else { return [] }
    let expected = arguments
    let given = Set(example.arguments.map { meant($0.name.value) ?? $0.name.value })
    let names = expected.filter { isRequired($0) }.map(\.wireName.text)
    let absent = names.filter { !given.contains($0) }
    let strange = example.arguments.filter { argument in
      !expected.contains { $0.wireName.text == argument.name.value }
    }
    // Then the one is the former name of the other.
    let isRenamed = strange.count == 1 && absent.count == 1
    let unknown = example.arguments.flatMap { argument -> [Diagnostic] in
      guard let known = expected.first(where: { $0.wireName.text == argument.name.value }) else {
        let known = isRenamed ? absent : expected.map(\.wireName.text)
        return [unknownArgument(argument.name, known)]
      }
      return diagnostics(for: argument.value, known)
    }
    let missing = (isRenamed ? [] : absent).map { name in
      Diagnostic(
        .exampleMismatch,
        "the argument \(quoted(name)) is missing",
        at: first.name.place,
        hint: "add \(quoted(name)), or remove \"arguments\""
      )
    }
    return unknown + missing
  }

  /// The possible arguments of an example: the parameters by wire name, and `body` for a body of one value.
  private var arguments: [FieldModel] {
    let body = endpoint.body.flatMap { body in
      body.type.map {
        FieldModel(wireName: WireName("body"), name: SwiftName("body"), type: $0, place: body.place)
      }
    }
    return endpoint.parameters.map(\.field).filter { $0.constant == nil }
      + [body].compactMap(\.self)
  }

  private func isRequired(_ field: FieldModel) -> Bool {
    !spec.isOptional(field.type) && field.defaultValue == nil
  }

  /// The wire name of an argument that is written with its Swift name, or in another case.
  private func meant(_ name: String) -> String? {
    let fields = arguments.filter { $0.wireName.text != name }
    let letters = lettersAndDigits(of: name)
    let field =
      fields.first { $0.name.text == name }
      ?? fields.first { lettersAndDigits(of: $0.wireName.text) == letters }
    return field?.wireName.text
  }

  private func unknownArgument(_ name: Located<String>, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .exampleMismatch,
      "\(quoted(endpoint.id)) has no argument \(quoted(name.value))",
      at: name.place,
      hint: meant(name.value).map { .write($0, for: name) } ?? nearestHint(to: name, in: known)
        ?? (known.count == 1 ? .write(known[0], for: name, isCertain: false) : partsHint(known))
        ?? "remove it"
    )
  }

  private func diagnostics(for value: JSONNodeAt, _ argument: FieldModel) -> [Diagnostic] {
    if case .null = value.node.kind, !isRequired(argument) { return [] }
    let name = JSONPath.Component.key(argument.wireName.text)
    return spec.exampleDiagnostics(
      value,
      argument.type,
      .request,
      wire: argument.wire,
      under: [name]
    )
  }

  var responseDiagnostics: [Diagnostic] {
    guard let response = example.response else { return [] }
    let expected = endpoint.expectedResponse(status: example.status?.value, in: spec.model) {
      response.node.part(at: $0.components[...])?.value
    }
    switch expected {
    case .failure(let failure):
      guard let type = failure.type else { return [] }
      return diagnostics(for: response, type, at: nil, encoding: .json)
    case .none(let status):
      return [
        Diagnostic(
          .exampleMismatch,
          "\(quoted(endpoint.id)) does not declare the status \(status)",
          at: example.status?.place ?? example.place,
          hint: "declare it under \"response\" or \"errors\""
        )
      ]
    case .value(let value): return diagnostics(for: response, value)
    case .status(let status, _): return diagnostics(for: response, status.value)
    case .stream(let type, _):
      guard case .array = response.node.kind else {
        return [
          Mismatch(expected: "an array of the stream's elements", response.node)
            .diagnostic(
              .exampleMismatch,
              file: response.file,
              hint: shape(response, .array(type)).hint()
            )
        ]
      }
      return diagnostics(for: response, .array(type), at: nil, encoding: .json)
    }
  }

  /// Reports a body with the values that a case demands, if the status leads to another case.
  var caseDiagnostic: Diagnostic? {
    guard let response = example.response else { return nil }
    let status = example.status?.value ?? endpoint.response.usualStatus
    let isSuccess = endpoint.response.accepts(status)
    let rules = (endpoint.failures ?? spec.model.failures).rules
    let part = { (path: JSONPath) in response.node.part(at: path.components[...])?.value }
    let found = rules.first { $0.condition.fits(status, isSuccess: isSuccess, part: part) }
    let meant = rules.first { $0.condition.hasValues && $0.condition.passesTests(part: part) }
    guard let meant, meant.caseName != found?.caseName, found?.condition.tests.isEmpty ?? true,
      let expected = meant.condition.statuses.key
    else { return nil }
    let actual = found.map { "the failure \(quoted($0.caseName.text))" } ?? "a success"
    return Diagnostic(
      .exampleMismatch,
      "the body is that of \(quoted(meant.caseName.text)), but with the status \(status) it is \(actual)",
      at: example.status?.place ?? example.place,
      hint: "write \"status\": \(expected), or add the condition to \"\(status)\" under \"errors\"",
      related: [.init("the condition is here", at: meant.place)]
    )
  }

  private func diagnostics(for response: JSONNodeAt, _ value: ResponseValue) -> [Diagnostic] {
    diagnostics(for: response, value.type, at: value.at, encoding: value.encoding, isSuccess: true)
  }

  private func diagnostics(
    for response: JSONNodeAt,
    _ type: TypeReference,
    at path: JSONPath?,
    encoding: BodyEncoding,
    isSuccess: Bool = false
  ) -> [Diagnostic] {
    if spec.plain(type) == .scalar(.void) { return [] }
    if encoding != .json { return rawDiagnostics(response) }
    let components = path?.components ?? []
    let shape = shape(response, type, components, isSuccess: isSuccess)
    let part: JSONNode
    switch response.node.search(components[...]) {
    case .found(let node): part = node
    case .missing:
      if spec.isOptional(type) { return [] }
      let mismatch = Mismatch(
        missing: components,
        spec.model.phrase(type),
        in: response.node,
        others: response.node.members
      )
      return [mismatch.diagnostic(.exampleMismatch, file: response.file, hint: shape.hint())]
    case .mismatch(let mismatch):
      return [mismatch.diagnostic(.exampleMismatch, file: response.file, hint: shape.hint())]
    }
    let fit = Fit(model: spec.model, direction: .response, findsMisspelledKeys: true)
    let found = fit.mismatches(part, type).map { $0.under(components) }
    // An unknown key is suspicious only in an example that fits.
    let wrong = found.filter { $0.kind != .unknownKey }
    let body = JSONNodeAt(part, file: response.file)
    let unknown = spec.unknownValues(body, type, .response, under: components)
    guard wrong.isEmpty else {
      if let hint = shape.hint() {
        return [wrong[0].diagnostic(.exampleMismatch, file: response.file, hint: hint)]
      }
      return wrong.map { $0.diagnostic(.exampleMismatch, file: response.file) }.adding(unknown)
    }
    return found.map { $0.diagnostic(.misspelledKey, file: response.file) } + unknown
  }

  private func shape(
    _ response: JSONNodeAt,
    _ type: TypeReference,
    _ path: [JSONPath.Component] = [],
    isSuccess: Bool = false
  ) -> ExampleShape {
    ExampleShape(
      spec: spec,
      endpoint: endpoint,
      response: response,
      type: type,
      path: path,
      isSuccess: isSuccess
    )
  }

  /// Checks a body that is not JSON, which is written as a string.
  private func rawDiagnostics(_ response: JSONNodeAt) -> [Diagnostic] {
    switch response.node.kind {
    case .string, .null: []
    default:
      [
        Mismatch(expected: "a string", response.node)
          .diagnostic(.exampleMismatch, file: response.file)
      ]
    }
  }
}
