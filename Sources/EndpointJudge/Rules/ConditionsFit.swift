import EndpointJSON
import EndpointSpec

/// Warns about conditions of errors that no body meets: a field that the body lacks, a value of another type, and an operator in a
/// value.
func conditionsFit(_ spec: LinkedSpec) -> [Diagnostic] {
  let all = [spec.model.failures] + spec.model.endpoints.compactMap(\.failures)
  var types: [Place: TypeReference] = [:]
  for failures in all {
    let cases = Dictionary(firstOf: failures.cases.map { ($0.name, $0.type) })
    for rule in failures.rules where rule.isOwn { types[rule.place] = cases[rule.caseName] ?? nil }
  }
  let document = spec.document
  let ofEndpoints = document.endpoints.map { endpoint in
    endpoint.value.errors.compactMap { entry in entry.value.map { Named(entry.name, $0) } }
  }
  return ([document.errors] + ofEndpoints).flatMap { errors in
    // A rule without a type has the body of another rule of its status.
    let bodies = Dictionary(
      firstOf: errors.compactMap { error in
        types[error.value.place].map { (error.name.value, $0) }
      }
    )
    return errors.filter { !$0.value.when.isEmpty }.flatMap { error in
      let body = types[error.value.place] ?? bodies[error.name.value]
      return ConditionCheck(spec: spec, body: body).diagnostics(error.value.when)
    }
  }
}

private struct ConditionCheck {
  let spec: LinkedSpec
  /// The type of the body. Nil if the rule declares none.
  let body: TypeReference?

  func diagnostics(_ tests: [Named<JSONNodeAt>]) -> [Diagnostic] {
    if let found = wordsOfConditions(tests) { return [found] }
    return tests.compactMap { test in
      missingField(test.name) ?? withOperator(test) ?? ofOtherType(test) ?? booleanInQuotes(test)
    }
  }

  /// `{ "field": "code", "equals": 7 }`
  private func wordsOfConditions(_ tests: [Named<JSONNodeAt>]) -> Diagnostic? {
    let fields = ["field", "path", "key", "property"]
    let values = ["equals", "equal", "eq", "is", "value", "=="]
    guard tests.count == 2, tests.allSatisfy({ field($0.name) == nil }),
      let name = tests.first(where: { fields.contains($0.name.value) }),
      let path = name.value.node.text,
      let value = tests.first(where: { values.contains($0.name.value) })?.value.node
    else { return nil }
    let place = Place(
      file: name.name.place.file,
      start: tests[0].name.place.start,
      end: tests[1].value.node.end
    )
    let json = "\(quoted(path)): \(value.value.description)"
    return warning(
      "\(quoted(name.name.value)) is a field of the body here",
      at: name.name.place,
      hint: Hint("write \(json)", [.replace(place, with: json)], isCertain: true)
    )
  }

  /// A misspelled field.
  private func missingField(_ name: Located<String>) -> Diagnostic? {
    guard let body, let path = JSONPath(parsing: name.value),
      case .missing(let field, let known) = TypePath(spec: spec).end(
        of: path.components[...],
        from: body
      ),
      let near = similarName(to: field, in: known)
    else { return nil }
    let parts = name.value.split(separator: ".").map { $0 == field ? near.name : String($0) }
    let whole = parts.joined(separator: ".")
    return warning(
      "the body has no \(quoted(field))",
      at: name.place,
      hint: Hint(
        "did you mean \(quoted(whole))?",
        [.rename(name.place, from: name.value, to: whole)],
        isCertain: near.isClear
      )
    )
  }

  /// `"== 7"`
  private func withOperator(_ test: Named<JSONNodeAt>) -> Diagnostic? {
    guard let text = test.value.node.text,
      let match = text.wholeMatch(of: /(===?|!==?|[<>]=?)\s*(\S.*)/)
    else { return nil }
    let isEqual = match.1.hasPrefix("==")
    return warning(
      "\(quoted(String(match.1))) is a part of the value here",
      at: place(of: test.value),
      hint: isEqual
        ? .write(json: json(of: String(match.2)), for: place(of: test.value))
        : "write the value that the field has: conditions have no other operators"
    )
  }

  /// `"7"` for a field that is an integer.
  private func ofOtherType(_ test: Named<JSONNodeAt>) -> Diagnostic? {
    guard let field = field(test.name), test.value.node.members.isEmpty else { return nil }
    let fit = Fit(model: spec.model, direction: .response)
    return fit.mismatches(test.value.node, field.type, wire: field.wire)
      .map { $0.diagnostic(.suspiciousValue, file: test.value.file) }.first
      ?? spec.unknownValues(test.value, field.type, .response, wire: field.wire).first
  }

  /// `"false"` for a field that no type declares.
  private func booleanInQuotes(_ test: Named<JSONNodeAt>) -> Diagnostic? {
    guard field(test.name) == nil, let text = test.value.node.text,
      ["true", "false"].contains(text)
    else {
      return nil
    }
    return warning(
      "the text \(quoted(text)) is not the Boolean \(text)",
      at: place(of: test.value),
      hint: .write(json: text, for: place(of: test.value), isCertain: false)
    )
  }

  /// The field of the body at a path. Nil if no type declares it.
  private func field(_ name: Located<String>) -> FieldModel? {
    guard let body, let path = JSONPath(parsing: name.value) else { return nil }
    return TypePath(spec: spec).field(at: path.components[...], from: body)
  }

  /// The JSON of a value in a text: `7`, `true`, or a text in quotes of its own.
  private func json(of text: String) -> String {
    if let node = try? JSONNode.parse(Array(text.utf8)), node.members.isEmpty { return text }
    let isQuoted = text.count > 1 && "'`".contains(text.prefix(1)) && text.first == text.last
    return quoted(isQuoted ? String(text.dropFirst().dropLast()) : text)
  }

  private func place(of value: JSONNodeAt) -> Place {
    Place(file: value.file, start: value.node.start, end: value.node.end)
  }

  private func warning(_ message: String, at place: Place, hint: Hint) -> Diagnostic {
    Diagnostic(.suspiciousValue, message, at: place, hint: hint)
  }
}
