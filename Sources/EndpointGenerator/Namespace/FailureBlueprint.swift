import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The enum of what an API, or one of its endpoints, says when it says no.
///
/// ```swift
/// public enum Failure: ServiceFailure {
///   public typealias Service = DeckOfCards
///   case noSuchDeck(Problem)
///   public static var rules: [FailureRule<Self>] {
///     [.status(404) { .noSuchDeck($0) }]
///   }
/// }
/// ```
struct FailureBlueprint {
  let failures: FailureModel
  let documentation: String
  let index: APIIndex

  var context: TemplateObject {
    let texts = failures.cases.compactMap(userFacingText)
    let access = index.model.swift.access.prefix
    let keyword = enumKeyword(isIndirect: failures.isIndirect)
    return [
      "documentation": Documentation(summary: documentation).lines(),
      "access": .text(access),
      "keyword": .text(keyword),
      "name": .text(failures.name.escaped),
      "service": .text(index.payloadText(.named(index.model.name))),
      "cases": .list(failures.cases.map(caseContext)),
      "rules": .list(failures.rules.map { .text(rule($0).text) }),
      "userFacing": .list(texts.map(TemplateValue.object)),
      "isUserFacing": .bool(!texts.isEmpty),
      "hasOtherCases": .bool(texts.count < failures.cases.count),
    ]
  }

  private func caseContext(_ failure: FailureModel.Case) -> TemplateValue {
    .object([
      "documentation": failure.documentation.lines(),
      "name": .text(failure.name.escaped),
      "payload": .text(failure.type.map { "(\(index.payloadText($0)))" } ?? ""),
    ])
  }

  // MARK: Rules

  /// `.status(404) { .noSuchDeck($0) }`; a case without a payload is a value, `.status(503, .unavailable)`.
  ///
  /// The closure costs the compiler half of what `Self.noSuchDeck` does, of which it makes three functions.
  private func rule(_ rule: FailureModel.FailureRule) -> SwiftExpression {
    let (name, arguments) = condition(rule.condition)
    let outcome = rule.caseName.member
    guard failures.cases.contains(where: { $0.name == rule.caseName && $0.type != nil }) else {
      return .call(name, arguments + [.init(nil, .text(".\(outcome)"))])
    }
    let head = arguments.isEmpty ? name : SwiftExpression.call(name, arguments).text
    return .closure(head, [".\(outcome)($0)"])
  }

  /// The rule's name, and what tells when it counts.
  private func condition(
    _ condition: FailureModel.Condition
  ) -> (name: String, [SwiftExpression.Argument]) {
    switch condition {
    case .status(let status): (".status", [.init(nil, .text("\(status)"))])
    case .statusClass(let number): (".statusClass", [.init(nil, .text("\(number)"))])
    case .default: (".otherwise", [])
    case .when(let conditions): (".when", whenArguments(conditions))
    }
  }

  private func whenArguments(
    _ conditions: [(path: JSONPath, expected: FailureModel.Expectation)]
  ) -> [SwiftExpression.Argument] {
    let pairs = conditions.map { condition in
      let path = SwiftExpression.Argument(nil, .text(stringLiteral("\(condition.path)")))
      return [path, .init(nil, expectation(condition.expected))]
    }
    if pairs.count == 1 { return pairs[0] }
    return [.init(nil, .array(pairs.map { .call("", $0) }))]
  }

  private func expectation(_ expected: FailureModel.Expectation) -> SwiftExpression {
    switch expected {
    case .equals(let value): .call(".equals", [.init(nil, jsonLiteral(value))])
    case .present(let isPresent): .call(".present", [.init(nil, isPresent ? "true" : "false")])
    }
  }

  // MARK: Texts for people

  /// `case .noSuchDeck(let problem): problem.message`
  private func userFacingText(_ failure: FailureModel.Case) -> TemplateObject? {
    guard let type = failure.type else { return nil }
    let name = payloadName(type)
    guard let text = UserFacingText(index: index).expression(name.escaped, type) else {
      return nil
    }
    return [
      "case": .text(failure.name.member), "payload": .text(name.escaped), "text": .text(text),
    ]
  }

  private func payloadName(_ type: TypeReference) -> SwiftName {
    guard case .named(let name) = type.wrapped,
      let member = SwiftNaming.memberName(for: index.specName(of: name).text)
    else { return SwiftName("payload") }
    return member
  }
}
