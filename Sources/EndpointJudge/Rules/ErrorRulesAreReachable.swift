import EndpointSpec

/// Reports error rules that never apply, because of another rule or because the status never arrives, and those that
/// would make an error of each success.
func errorRulesAreReachable(_ spec: LinkedSpec) -> [Diagnostic] {
  let endpoints = spec.document.endpoints
  return unreachable(spec.document.errors.map { Named($0.name, $0.value) }, of: endpoints)
    + endpoints.flatMap { unreachable($0.value.errors, of: [$0]) }
    + ([spec.model.sharedFailures] + spec.model.endpoints.compactMap(\.failures)).flatMap(hidden)
}

private func unreachable(
  _ rules: [Named<ErrorRuleSpec?>],
  of endpoints: [Named<EndpointDefinition>]
) -> [Diagnostic] {
  let names = Set(rules.map(\.name.value))
  return rules.compactMap { rule -> Diagnostic? in
    let name = rule.name
    guard let value = rule.value else { return nil }
    if name.value.first == "1" {
      return warning(name, "a status below 200 never reaches the client")
    }
    guard value.when.isEmpty else { return nil }
    if name.value == "2xx", !endpoints.contains(where: \.value.hasStatuses) {
      return warning(name, "a status from 200 to 299 is a success", hint: "add \"when\"")
    }
    if let endpoint = endpoints.first(where: { $0.value.succeeds(with: name.value) }) {
      return Diagnostic(
        .statusOutOfRange,
        "\(name.value) is a success of \(endpoint.name.value), which this rule would make an error",
        at: name.place,
        hint: "add \"when\", or put the status under \"response\" of the endpoint"
      )
    }
    if name.value == "default", names.isSuperset(of: ["3xx", "4xx", "5xx"]) {
      return warning(name, "\"3xx\", \"4xx\" and \"5xx\" cover all statuses")
    }
    return nil
  }
}

extension EndpointDefinition {
  fileprivate var hasStatuses: Bool {
    if case .statuses = response { true } else { false }
  }

  /// True for a declared status. Without declared statuses, true for the usual ones.
  fileprivate func succeeds(with status: String) -> Bool {
    let isSuccess =
      if case .statuses(let successes, _) = response {
        successes.contains { $0.name.value == status }
      } else {
        ["200", "201", "204"].contains(status)
      }
    return isSuccess && !errors.contains { $0.name.value == status && $0.value == nil }
  }
}

/// Reports rules with the condition of an earlier one. No other rule can hide a rule: those with more tests, and those
/// of a status within those of its class, have precedence.
private func hidden(_ failures: FailureModel) -> [Diagnostic] {
  var first: [FailureModel.Condition: FailureModel.FailureRule] = [:]
  return failures.rules.filter(\.isOwn).compactMap { rule in
    let tests = rule.condition.tests.sorted { "\($0.path)" < "\($1.path)" }
    let condition = FailureModel.Condition(statuses: rule.condition.statuses, tests: tests)
    guard let other = first[condition] else {
      first[condition] = rule
      return nil
    }
    return Diagnostic(
      .hiddenErrorRule,
      "the case \(quoted(rule.caseName.text)) is never used: the rule of "
        + "\(quoted(other.caseName.text)) comes first and has the same condition",
      at: rule.place,
      hint: "give the rules two conditions, or remove one",
      related: [.init("the other rule is here", at: other.place)]
    )
  }
}

private func warning(
  _ name: Located<String>,
  _ reason: String,
  hint: Hint? = nil
) -> Diagnostic {
  Diagnostic(
    .unreachableErrorRule,
    "the error rule \(quoted(name.value)) is never used: \(reason)",
    at: name.place,
    hint: hint ?? "remove it"
  )
}

/// Checks that the type of an error determines its decoding, since error rules have no format.
func errorsTravel(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.errorTypes.filter { spec.holdsFormattedDate($0.type) }.map { _, place in
    Diagnostic(
      .misplacedType,
      "a date with this format must be a field of a struct",
      at: place,
      hint: "declare a struct for the body, or remove the type"
    )
  }
}

extension LinkedSpec {
  var errorTypes: [(type: TypeReference, place: Place)] {
    let all = [model.failures] + model.endpoints.compactMap(\.failures)
    return all.flatMap { failures -> [(type: TypeReference, place: Place)] in
      let places = Dictionary(firstOf: failures.rules.map { ($0.caseName, $0.place) })
      return failures.cases.compactMap { failure in
        guard let type = failure.type, let place = places[failure.name] else { return nil }
        return (type, place)
      }
    }
  }

  /// True for a date with a non-default format, also within arrays and dictionaries.
  func holdsFormattedDate(_ type: TypeReference) -> Bool {
    switch plain(type) {
    case .scalar(.date(let format)): format != .rfc3339
    case .array(let inner), .dictionary(let inner): holdsFormattedDate(inner)
    case .scalar, .named, .optional: false
    }
  }
}
