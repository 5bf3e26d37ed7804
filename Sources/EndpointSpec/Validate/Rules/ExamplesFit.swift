import EndpointJSON

/// Checks examples against the arguments and responses of their endpoints.
func examplesFit(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint in
    let examples = spec.written(\EndpointDefinition.examples, at: endpoint.place) ?? []
    return examples.flatMap { example -> [Diagnostic] in
      let check = ExampleCheck(spec: spec, endpoint: endpoint, example: example.value)
      return check.argumentDiagnostics + check.responseDiagnostics
    }
  }
}

private struct ExampleCheck {
  let spec: LinkedSpec
  let endpoint: EndpointModel
  let example: ExampleSpec

  var argumentDiagnostics: [Diagnostic] {
    guard let first = example.arguments.first else { return [] }
    let expected = arguments
    let given = Set(example.arguments.map(\.name.value))
    let unknown = example.arguments.flatMap { argument -> [Diagnostic] in
      guard let known = expected.first(where: { $0.name == argument.name.value }) else {
        return [unknownArgument(argument.name, expected.map(\.name))]
      }
      return diagnostics(for: argument.value, known)
    }
    let missing = expected.filter { $0.isRequired && !given.contains($0.name) }.map { argument in
      Diagnostic(
        .exampleMismatch,
        "the argument \(quoted(argument.name)) is missing",
        at: first.name.place,
        hint: "add \(quoted(argument.name)), or remove \"arguments\""
      )
    }
    return unknown + missing
  }

  private struct Argument {
    let name: String
    let type: TypeReference
    let wire: WireForm?
    let isRequired: Bool
  }

  /// The possible arguments of an example: the parameters by wire name, and `body` for a body of one value.
  private var arguments: [Argument] {
    var arguments = endpoint.parameters.compactMap { parameter -> Argument? in
      if case .constant = parameter.binding { return nil }
      let field = parameter.field
      let isLeftOut =
        spec.isOptional(field.type) || field.defaultValue != nil || parameter.serverDefault != nil
      return Argument(
        name: field.wireName.text,
        type: field.type,
        wire: field.wire,
        isRequired: !isLeftOut
      )
    }
    if case .value(let type, _, _)? = endpoint.body?.content {
      arguments.append(
        Argument(name: "body", type: type, wire: nil, isRequired: !spec.isOptional(type))
      )
    }
    return arguments
  }

  private func unknownArgument(_ name: Located<String>, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .exampleMismatch,
      "\(quoted(endpoint.id)) has no argument \(quoted(name.value))",
      at: name.place,
      hint: nearestHint(to: name.value, in: known)
        ?? (known.isEmpty ? nil : "it has \(quotedList(known, "and"))")
    )
  }

  private func diagnostics(for value: JSONNodeAt, _ argument: Argument) -> [Diagnostic] {
    if case .null = value.node.kind, !argument.isRequired { return [] }
    let fit = Fit(model: spec.model, direction: .request)
    let name = JSONPath.Component.key(argument.name)
    return fit.mismatches(value.node, argument.type, wire: argument.wire).map {
      $0.under([name]).diagnostic(.exampleMismatch, file: value.file)
    }
  }

  var responseDiagnostics: [Diagnostic] {
    guard let response = example.response else { return [] }
    let outcome = ExpectedResponse(endpoint, in: spec.model).outcome(status: example.status?.value)
    {
      response.node.part(at: $0.components[...])?.value
    }
    switch outcome {
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
    case .stream(let type):
      guard case .array = response.node.kind else {
        return [
          Mismatch(expected: "an array of the stream's elements", response.node)
            .diagnostic(.exampleMismatch, file: response.file)
        ]
      }
      return diagnostics(for: response, .array(type), at: nil, encoding: .json)
    }
  }

  private func diagnostics(for response: JSONNodeAt, _ value: ResponseValue) -> [Diagnostic] {
    diagnostics(for: response, value.type, at: value.at, encoding: value.encoding)
  }

  private func diagnostics(
    for response: JSONNodeAt,
    _ type: TypeReference,
    at path: JSONPath?,
    encoding: BodyEncoding
  ) -> [Diagnostic] {
    if spec.plain(type) == .scalar(.void) { return [] }
    if encoding != .json { return rawDiagnostics(response) }
    let fit = Fit(model: spec.model, direction: .response)
    let components = path?.components ?? []
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
      return [mismatch.diagnostic(.exampleMismatch, file: response.file)]
    case .mismatch(let mismatch):
      return [mismatch.diagnostic(.exampleMismatch, file: response.file)]
    }
    let found = fit.mismatches(part, type).map {
      $0.under(components).diagnostic(.exampleMismatch, file: response.file)
    }
    guard found.isEmpty else { return found }
    let strict = Fit(model: spec.model, direction: .response, findsMisspelledKeys: true)
    return strict.mismatches(part, type).map {
      $0.under(components).diagnostic(.misspelledKey, file: response.file)
    }
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

extension Mismatch {
  func diagnostic(_ rule: Rule, file: Int) -> Diagnostic {
    let place = Place(file: file, start: range.lowerBound, end: range.upperBound)
    return Diagnostic(rule, text, at: place, hint: hint)
  }
}
