import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The failures of an endpoint in addition to the API's: its own rules, then disabled rules of the API.
  ///
  /// ```swift
  /// [.status(402) { .noMoney($0) }, .without(.status(410))]
  /// ```
  func failureRules(of endpoint: EndpointModel) -> [String] {
    guard let rules = endpoint.failures?.rules else { return [] }
    let own = rules.filter(\.isOwn).map(failureRule)
    let gone = model.failures.rules.filter { shared in
      !rules.contains { $0.condition == shared.condition }
    }
    return own + gone.map { without($0.condition) }
  }

  /// Such as `.status(404) { .noSuchDeck($0) }`. A case without a payload is a value: `.status(503, .unavailable)`.
  ///
  /// The closure compiles in half the time of `Self.noSuchDeck`, which creates three functions.
  func failureRule(_ rule: FailureModel.FailureRule) -> String {
    let (name, arguments) = condition(rule.condition)
    let outcome = rule.caseName.member
    guard model.failures.cases.contains(where: { $0.name == rule.caseName && $0.type != nil })
    else {
      return call(name, arguments + [".\(outcome)"])
    }
    let head = arguments.isEmpty ? name : call(name, arguments)
    return closure(head, [".\(outcome)($0)"])
  }

  /// `.without(.status(410))`
  private func without(_ condition: FailureModel.Condition) -> String {
    if case .when(let tests) = condition { return ".without(.when(\(whenFields(tests))))" }
    let (name, arguments) = self.condition(condition)
    return call(".without", [arguments.isEmpty ? name : call(name, arguments)])
  }

  /// The name of the rule and its condition.
  private func condition(_ condition: FailureModel.Condition) -> (name: String, [String]) {
    switch condition {
    case .status(let status): (".status", ["\(status)"])
    case .statusClass(let number): (".statusClass", ["\(number)"])
    case .default: (".otherwise", [])
    case .when(let conditions): (".when", whenArguments(conditions))
    }
  }

  private func whenArguments(_ conditions: [FailureModel.Test]) -> [String] {
    conditions.count == 1 ? whenArguments(conditions[0]) : [whenFields(conditions)]
  }

  private func whenArguments(_ condition: FailureModel.Test) -> [String] {
    [stringLiteral("\(condition.path)"), expectation(condition.expected)]
  }

  private func whenFields(_ conditions: [FailureModel.Test]) -> String {
    arrayLiteral(conditions.map { call("", whenArguments($0)) })
  }

  private func expectation(_ expected: FailureModel.Expectation) -> String {
    switch expected {
    case .equals(let value): call(".equals", [jsonLiteral(value)])
    case .present(let isPresent): ".present(\(isPresent))"
    }
  }
}
