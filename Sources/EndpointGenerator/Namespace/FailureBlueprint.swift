import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The enum of all failures of an API, including those of single endpoints.
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
  let index: APIIndex

  private var failures: FailureModel { index.model.failures }

  var context: TemplateObject {
    let texts = failures.cases.compactMap(userFacingText)
    let access = index.model.swift.access.prefix
    let keyword = enumKeyword(isIndirect: failures.cases.contains { $0.type != nil })
    return [
      "documentation": Documentation(summary: "The errors of the API.").lines(),
      "access": .text(access),
      "keyword": .text(keyword),
      "name": "Failure",
      "service": .text(index.payloadText(.named(index.model.name))),
      "cases": .list(failures.cases.map(caseContext)),
      "rules": .list(failures.rules.map { .text(index.failureRule($0)) }),
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

  // MARK: Texts for people

  /// `case .noSuchDeck(let problem): problem.message`, `case .loggedOut: "Please log in again."`
  private func userFacingText(_ failure: FailureModel.Case) -> TemplateObject? {
    guard let type = failure.type else {
      return failure.message.map { message in
        ["case": .text(failure.name.member), "payload": "", "text": .text(stringLiteral(message))]
      }
    }
    let name = payloadName(type)
    guard let text = index.userFacingText(of: name.escaped, type) else { return nil }
    return [
      "case": .text(failure.name.member), "payload": .text(name.escaped), "text": .text(text),
    ]
  }

  private func payloadName(_ type: TypeReference) -> SwiftName {
    guard case .named(let name) = type.wrapped,
      let member = SwiftNaming.memberName(for: index.specName(of: name).last.text)
    else { return SwiftName("payload") }
    return member
  }
}
