import EndpointJSON

/// A linked rule of `errors`.
struct LinkedRule {
  /// The status, class, `default` or case that identifies the rule.
  let key: Located<String>
  let rule: FailureModel.FailureRule
  let failure: FailureModel.Case
}

extension EndpointLinker {
  /// Links the rules of the API. Endpoints may add rules.
  mutating func linkFailures() -> FailureModel {
    let owner = InlineOwner(type: SwiftName(names.api))
    apiRules = document.errors.map { linkRule($0.value, key: $0.name, owner: owner) }
    checkCases(of: apiRules)
    return failures(own: apiRules, inherited: [])
  }

  /// Links the rules of an endpoint. Nil if it has none, so that those of the API apply.
  mutating func linkFailures(
    _ entries: [Named<ErrorRuleSpec?>],
    scope: EndpointScope
  ) -> FailureModel? {
    guard !entries.isEmpty else { return nil }
    var own: [LinkedRule] = []
    for entry in entries {
      if let rule = entry.value {
        own.append(linkRule(rule, key: entry.name, owner: scope.owner))
      } else {
        checkRemoval(entry.name)
      }
    }
    checkCases(of: own)
    let said = Set(entries.map(\.name.value))
    return failures(own: own, inherited: apiRules.filter { !said.contains($0.key.value) })
  }

  private mutating func checkRemoval(_ key: Located<String>) {
    guard !apiRules.contains(where: { $0.key.value == key.value }) else { return }
    report(
      .invalidValue,
      "null removes a rule of the API, but the API has none for \(quoted(key.value))",
      at: key.place,
      hint: nearest(to: key, in: apiRules.map(\.key.value)) ?? "remove it"
    )
  }

  private mutating func linkRule(
    _ spec: ErrorRuleSpec,
    key: Located<String>,
    owner: InlineOwner
  ) -> LinkedRule {
    let name = spec.caseName ?? key
    let caseName = memberName(for: name, renaming: .key)
    let names = [Located(caseName.text, at: name.place), spec.was].compactMap(\.self)
    for name in names where ReservedNames.failureMembers.contains(name.value) {
      report(
        .reservedName,
        "\"Failure\" has a member \(quoted(name.value)) already",
        at: name.place,
        hint: "choose another name"
      )
    }
    if !spec.isWord, spec.caseName != nil, name.value.first?.isUppercase ?? false {
      report(
        .invalidName,
        "\(quoted(name.value)) is not in lowerCamelCase",
        at: name.place,
        hint: .write(caseName.text, for: name)
      )
    }
    if spec.isWord, spec.type == nil, let ignored = typeSpelled(like: name.value) {
      report(
        .ignoredBody,
        "the case \(quoted(caseName.text)) has no body, although the type \(quoted(ignored)) exists",
        at: name.place,
        hint: "write \(quoted(ignored)) for a body, or an object with \"case\" for none"
      )
    }
    let inline = InlineName(owner: owner, key: caseName.text + "Failure")
    let reported = typeLinker.diagnostics.count
    let type = spec.type.map { typeLinker.linkOrAny($0, named: inline) }
    if spec.isWord { proposeCase(caseName, for: spec, inReportsFrom: reported) }
    if let message = spec.message, spec.type != nil {
      report(
        .invalidValue,
        "the body has the user-facing text, so \"message\" has no effect",
        at: message.place,
        hint: Hint(
          "remove it, and mark a field of the type with \"userFacing\": true",
          [.remove(message.place)]
        )
      )
    }
    return LinkedRule(
      key: key,
      rule: FailureModel.FailureRule(
        condition: condition(spec, key: key.value),
        caseName: caseName,
        isOwn: true,
        place: spec.place
      ),
      failure: FailureModel.Case(
        name: caseName,
        type: type,
        message: spec.message?.value,
        documentation: Documentation(summary: spec.summary),
        was: spec.was.map { givenName($0) }
      )
    )
  }

  /// Proposes a case without a body where the only report is that its type is unknown: `RateLimited`.
  private mutating func proposeCase(
    _ name: SwiftName,
    for spec: ErrorRuleSpec,
    inReportsFrom index: Int
  ) {
    guard typeLinker.diagnostics.count == index + 1,
      case .expression(.name, let text)? = spec.type
    else { return }
    let problem = typeLinker.diagnostics[index]
    guard problem.rule == .unknownType, problem.fix?.edits.isEmpty ?? true else { return }
    typeLinker.diagnostics[index] = Diagnostic(
      problem.rule,
      problem.message,
      at: problem.place,
      hint: .write(
        name.text,
        for: text,
        " for a case without a body, or define the type under \"types\"",
        isCertain: false
      )
    )
  }

  /// The declared type with the name of a case, except for its capital letter.
  private func typeSpelled(like caseName: String) -> String? {
    let name = caseName.prefix(1).uppercased() + caseName.dropFirst()
    return names.declaredTypes[name] == nil ? nil : name
  }

  private mutating func condition(
    _ spec: ErrorRuleSpec,
    key: String
  ) -> FailureModel.Condition {
    FailureModel.Condition(
      statuses: statuses(key: key),
      tests: spec.when.compactMap { entry in
        path(entry.name).map { .init(path: $0, expected: expectation(entry.value.node.value)) }
      }
    )
  }

  private func statuses(key: String) -> FailureModel.Condition.Statuses {
    if key == "default" { return .failures }
    if let status = Int(key) { return .one(status) }
    guard key.hasSuffix("xx"), let hundreds = Int(key.prefix(1)) else { return .all }
    return .class(hundreds)
  }

  private func expectation(_ value: JSONValue) -> FailureModel.Expectation {
    if case .object = value, case .bool(let isPresent)? = value["present"] {
      return .present(isPresent)
    }
    return .equals(value)
  }

  /// Combines the rules. Cases of the API come first, and rules of the endpoint take precedence.
  private func failures(own: [LinkedRule], inherited: [LinkedRule]) -> FailureModel {
    var cases: [FailureModel.Case] = []
    var indices: [SwiftName: Int] = [:]
    for failure in (inherited + own).map(\.failure) {
      guard let index = indices[failure.name] else {
        indices[failure.name] = cases.count
        cases.append(failure)
        continue
      }
      // Uses the endpoint's type. `merged` compares it with the API's.
      cases[index].type = failure.type
      cases[index].message = failure.message ?? cases[index].message
      cases[index].was = failure.was ?? cases[index].was
      let summary = cases[index].documentation.summary ?? failure.documentation.summary
      cases[index].documentation.summary = summary
    }
    var rules = (own + inherited).map(\.rule)
    for index in rules.indices { rules[index].isOwn = index < own.count }
    // Of two rules with one precedence, that of the endpoint comes first, then the first in the spec.
    let order = rules.indices.sorted {
      let (first, second) = (rules[$0].condition.precedence, rules[$1].condition.precedence)
      return first == second ? $0 < $1 : first.lexicographicallyPrecedes(second)
    }
    return FailureModel(cases: cases, rules: order.map { rules[$0] })
  }

  /// Checks that rules with the same case have the same type and message.
  private mutating func checkCases(of rules: [LinkedRule]) {
    for (other, rule) in rules.repetitions(of: \.failure.name) {
      let (first, second) = (other.failure, rule.failure)
      let hasTwoTypes = areDifferent(first.type, second.type)
      let hasTwoMessages = first.message != second.message && second.message != nil
      guard hasTwoTypes || hasTwoMessages else { continue }
      let noun = hasTwoTypes ? "type" : "message"
      report(
        .nameClash,
        "the case \(quoted(second.name.text)) has two \(noun)s",
        at: rule.rule.place,
        hint: "give the rules one \(noun), or their cases two names",
        related: [.init("the other rule is here", at: other.rule.place)]
      )
    }
  }

  /// True if two types of a case differ. One that could not be linked is `json`, and equals every other.
  func areDifferent(_ first: TypeReference?, _ second: TypeReference?) -> Bool {
    let isUnlinked = !typeLinker.diagnostics.isEmpty && [first, second].contains(.scalar(.json))
    return first != second && !isUnlinked
  }
}
