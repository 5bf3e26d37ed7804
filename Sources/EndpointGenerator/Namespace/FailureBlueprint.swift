import EndpointJSON
import EndpointSpec

/// The enum of all failures of an API, including those of single endpoints.
///
/// ```swift
/// public enum Failure: ServiceFailure {
///   public typealias Service = DeckOfCards
///   case noSuchDeck(Problem)
///   public static var rules: [FailureRule<Self>] {
///     [.status(404, case: "noSuchDeck") { .noSuchDeck($0) }]
///   }
/// }
/// ```
struct FailureBlueprint {
  let index: APIIndex

  private var failures: FailureModel { index.model.failures }

  var context: JSONObject {
    let texts = failures.cases.compactMap(userFacingText)
    let access = index.model.swift.access.prefix
    let keyword = enumKeyword(isIndirect: failures.cases.contains { $0.type != nil })
    return [
      "documentation": Documentation(summary: "The errors of the API.").lines(),
      "access": .string(access),
      "keyword": .string(keyword),
      "name": "Failure",
      "service": .string(index.payloadText(.named(index.model.name))),
      "cases": .array(failures.cases.map(caseContext)),
      "rules": .array(failures.rules.map { .string(index.failureRule($0)) }),
      "userFacing": .array(texts.map(JSONValue.object)),
      "isUserFacing": .bool(!texts.isEmpty),
      "hasOtherCases": .bool(texts.count < failures.cases.count),
      "forwarders": .array(failures.cases.compactMap(forwarder)),
    ]
  }

  /// The deprecated member for the former name of a case.
  private func forwarder(of failure: FailureModel.Case) -> JSONValue? {
    index.forwarderText(of: failure).map { declaration in
      [
        "availability": .string(renamed(to: failure.name.text)),
        "declaration": .string(declaration),
        "expression": .string(
          ".\(failure.name.member)" + (failure.type == nil ? "" : "(payload)")
        ),
      ]
    }
  }

  private func caseContext(_ failure: FailureModel.Case) -> JSONValue {
    .object([
      "documentation": failure.documentation.lines(),
      "name": .string(failure.name.escaped),
      "payload": .string(failure.type.map { "(\(index.payloadText($0)))" } ?? ""),
    ])
  }

  // MARK: Texts for people

  /// `case .noSuchDeck(let problem): problem.message`, `case .loggedOut: "Please log in again."`
  private func userFacingText(_ failure: FailureModel.Case) -> JSONObject? {
    guard let type = failure.type else {
      return failure.message.map { message in
        [
          "case": .string(failure.name.member), "payload": "",
          "text": .string(stringLiteral(message)),
        ]
      }
    }
    let name = payloadName(type)
    guard let text = index.userFacingText(of: name.escaped, type) else { return nil }
    return [
      "case": .string(failure.name.member), "payload": .string(name.escaped), "text": .string(text),
    ]
  }

  private func payloadName(_ type: TypeReference) -> SwiftName {
    guard case .named(let name) = type.wrapped,
      let member = SwiftNaming.memberName(for: index.specName(of: name).last.text)
    else { return SwiftName("payload") }
    return member
  }
}

extension APIIndex {
  /// The head of the member for the former name of a case: `var missing: Self`, or
  /// `func missing(_ payload: Problem) -> Self`. Nil for a case without a former name.
  func forwarderText(of failure: FailureModel.Case) -> String? {
    guard let was = failure.was?.escaped else { return nil }
    return failure.type.map { "func \(was)(_ payload: \(payloadText($0))) -> Self" }
      ?? "var \(was): Self"
  }

  /// The expression of the text for users in the payload of a failure: `problem.message`. It is a string or an
  /// optional. Nil if no field is marked as user-facing.
  ///
  /// Fields of the type take precedence over nested ones.
  func userFacingText(
    of value: String,
    _ type: TypeReference,
    passed: Set<SwiftName> = []
  ) -> String? {
    switch resolvingAlias(type) {
    case .optional(let wrapped): return userFacingText(of: "\(value)?", wrapped, passed: passed)
    case .array(let element):
      return userFacingText(of: "\(value).first?", element, passed: passed)
    case .named(let name):
      guard !passed.contains(name), case .structure(let structure)? = model.form(of: name)
      else { return nil }
      let fields = structure.fields.filter { $0.constant == nil && $0.direction != .request }
      if let field = fields.first(where: \.isUserFacing) {
        return "\(value).\(field.storedName.member)"
      }
      let passed = passed.union([name])
      for field in fields {
        let type: TypeReference = field.defaultValue == nil ? field.type : field.type.wrapped
        let text = userFacingText(
          of: "\(value).\(field.storedName.member)",
          type,
          passed: passed
        )
        if let text { return text }
      }
      return nil
    case .scalar, .dictionary: return nil
    }
  }
}

extension APIIndex {
  /// The failures of an endpoint in addition to the API's: its own rules, then disabled rules of the API.
  ///
  /// ```swift
  /// [.status(402, case: "noMoney") { .noMoney($0) }, .without(.status(410))]
  /// ```
  func failureRules(of endpoint: EndpointModel) -> [String] {
    guard let rules = endpoint.failures?.rules else { return [] }
    let own = rules.filter(\.isOwn).map(failureRule)
    let gone = model.failures.rules.filter { shared in
      !rules.contains { $0.condition == shared.condition }
    }
    return own + gone.map { without($0.condition) }
  }

  /// Such as `.status(404, case: "noSuchDeck") { .noSuchDeck($0) }`. A case without a payload is a value:
  /// `.status(503, .unavailable)`.
  ///
  /// The closure compiles in half the time of `Self.noSuchDeck`, which creates three functions.
  func failureRule(_ rule: FailureModel.FailureRule) -> String {
    let outcome = ".\(rule.caseName.member)"
    let failure = model.failures.cases.first { $0.name == rule.caseName }
    if failure?.type == nil { return condition(rule.condition, and: [outcome]) }
    let name = "case: \(stringLiteral(rule.caseName.text))"
    return closure(condition(rule.condition, and: [name]), ["\(outcome)($0)"])
  }

  /// `.without(.status(410))`
  private func without(_ condition: FailureModel.Condition) -> String {
    let text =
      condition.statuses == .all
      ? call(".when", [list(of: condition.tests)]) : self.condition(condition, and: [])
    return call(".without", [text])
  }

  /// `.status(404)`, `.status(403, when: [("code", .equals(7))], .limited)`, `.when("code", .equals(7), .unknownBook)`
  private func condition(_ condition: FailureModel.Condition, and outcome: [String]) -> String {
    let tests = condition.tests
    let when = tests.isEmpty ? [] : ["when: \(list(of: tests))"]
    return switch condition.statuses {
    case .one(let status): call(".status", ["\(status)"] + when + outcome)
    case .class(let number): call(".statusClass", ["\(number)"] + when + outcome)
    case .failures: call(".otherwise", when + outcome)
    case .all where tests.count == 1: call(".when", arguments(of: tests[0]) + outcome)
    case .all: call(".when", [list(of: tests)] + outcome)
    }
  }

  private func arguments(of test: FailureModel.Test) -> [String] {
    let expectation =
      switch test.expected {
      case .equals(let value): call(".equals", [jsonLiteral(value)])
      case .present(let isPresent): ".present(\(isPresent))"
      }
    return [stringLiteral("\(test.path)"), expectation]
  }

  private func list(of tests: [FailureModel.Test]) -> String {
    arrayLiteral(tests.map { call("", arguments(of: $0)) })
  }
}
