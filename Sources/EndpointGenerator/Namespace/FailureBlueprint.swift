import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The enum of all failures of an API, those of single endpoints included.
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
  /// Where the enum itself stands.
  private let indentation = 2

  private var failures: FailureModel { index.model.failures }

  var context: TemplateObject {
    let texts = failures.cases.compactMap(userFacingText)
    let access = index.model.swift.access.prefix
    let keyword = enumKeyword(isIndirect: failures.isIndirect)
    let head = "\(access)\(keyword) Failure"
    return [
      "documentation": Documentation(summary: "How the API says no.").lines(
        indentation: indentation
      ),
      "access": .text(access),
      "keyword": .text(keyword),
      "name": "Failure",
      "opening": .text(declarationOpening(after: head, ["ServiceFailure"])),
      "service": .text(index.payloadText(.named(index.model.name))),
      "cases": .list(failures.cases.enumerated().map { caseContext($1, isFirst: $0 == 0) }),
      "hasRules": .bool(!failures.rules.isEmpty),
      "rules": .text(rules),
      "userFacing": .list(texts.map(TemplateValue.object)),
      "isUserFacing": .bool(!texts.isEmpty),
      "hasOtherCases": .bool(texts.count < failures.cases.count),
    ]
  }

  private func caseContext(_ failure: FailureModel.Case, isFirst: Bool) -> TemplateValue {
    .object([
      "isFirst": .bool(isFirst),
      "documentation": failure.documentation.lines(indentation: indentation + 2),
      "name": .text(failure.name.escaped),
      "payload": .text(failure.type.map { "(\(index.payloadText($0)))" } ?? ""),
    ])
  }

  private var rules: String {
    let inner = indentation + 4
    let rules = SwiftExpression.array(
      failures.rules.map { index.failureRule($0, of: "Self", indentation: inner + 2) }
    )
    let column = failures.rules.count < 2 ? inner : SwiftExpression.lineLength
    return rules.text(indentation: inner, column: column)
  }

  // MARK: Texts for people

  /// `case .noSuchDeck(let problem): problem.message`, `case .loggedOut: "Please log in again."`
  private func userFacingText(_ failure: FailureModel.Case) -> TemplateObject? {
    guard let type = failure.type else { return failure.message.map { text($0, of: failure) } }
    let name = payloadName(type)
    guard let text = UserFacingText(index: index).expression(name.escaped, type) else {
      return nil
    }
    return [
      "case": .text(failure.name.member), "payload": .text(name.escaped),
      "text": .text(" \(text)"),
    ]
  }

  /// A message that is too long for the line of its case has a line of its own.
  private func text(_ message: String, of failure: FailureModel.Case) -> TemplateObject {
    let literal = stringLiteral(message)
    let line = "case .\(failure.name.member): \(literal)"
    let fits = indentation + 4 + line.count <= SwiftExpression.lineLength
    let margin = String(repeating: " ", count: indentation + 6)
    return [
      "case": .text(failure.name.member), "payload": "",
      "text": .text(fits ? " \(literal)" : "\n\(margin)\(literal)"),
    ]
  }

  private func payloadName(_ type: TypeReference) -> SwiftName {
    guard case .named(let name) = type.wrapped,
      let member = SwiftNaming.memberName(for: index.specName(of: name).text)
    else { return SwiftName("payload") }
    return member
  }
}
