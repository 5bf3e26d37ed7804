import EndpointJSON

/// A rule of `errors`, linked.
struct LinkedRule {
  /// The status, class, `default` or case that names the rule.
  let key: Located<String>
  let condition: FailureModel.Condition
  let caseName: SwiftName
  let type: TypeReference?
  let summary: String?

  /// The exact status, then `when`, then the class, then the default.
  fileprivate var rank: Int {
    switch condition {
    case .status: 0
    case .when: 1
    case .statusClass: 2
    case .default: 3
    }
  }
}

extension Resolver {
  /// The failures of the API; endpoints add to them.
  mutating func linkFailures() -> FailureModel {
    apiRules = document.errors.map { linkRule($0.value, key: $0.name, owner: "Failure") }
    return failures(named: "Failure", own: apiRules, inherited: [])
  }

  /// The failures of an endpoint that has rules of its own; nil where the API's are meant.
  mutating func linkFailures(
    _ entries: [Named<ErrorRuleSpec?>],
    scope: EndpointScope
  ) -> FailureModel? {
    guard !entries.isEmpty else { return nil }
    let name = scope.typePrefix + "Failure"
    claimDerived(name, for: "the enum of the failures", at: scope.id.place)
    var own: [LinkedRule] = []
    for entry in entries {
      if let rule = entry.value {
        own.append(linkRule(rule, key: entry.name, owner: name))
      } else {
        checkRemoval(entry.name)
      }
    }
    let said = Set(entries.map(\.name.value))
    let inherited = apiRules.filter { !said.contains($0.key.value) }
    return failures(named: name, own: own, inherited: inherited)
  }

  private mutating func checkRemoval(_ key: Located<String>) {
    guard !apiRules.contains(where: { $0.key.value == key.value }) else { return }
    report(
      .invalidValue,
      "null takes a rule of the API away, but it has none for \(quoted(key.value))",
      at: key.place,
      hint: nearest(to: key.value, in: apiRules.map(\.key.value))
    )
  }

  private mutating func linkRule(
    _ spec: ErrorRuleSpec,
    key: Located<String>,
    owner: String
  ) -> LinkedRule {
    let name = spec.caseName ?? key
    let caseName = memberName(for: name, renaming: .key)
    if ReservedNames.failureMembers.contains(caseName.text) {
      report(
        .reservedName,
        "every enum of failures has a member \(quoted(caseName.text)) already",
        at: name.place,
        hint: "choose another name"
      )
    }
    let type = spec.type.map { linkOrAny($0, named: InlineName(owner: owner, key: caseName.text)) }
    return LinkedRule(
      key: key,
      condition: condition(spec, key: key.value),
      caseName: caseName,
      type: type,
      summary: spec.summary
    )
  }

  private mutating func condition(
    _ spec: ErrorRuleSpec,
    key: String
  ) -> FailureModel.Condition {
    if !spec.when.isEmpty {
      return .when(
        spec.when.compactMap { entry in
          path(entry.name).map { (path: $0, expected: expectation(entry.value.node.value)) }
        }
      )
    }
    if let status = Int(key) { return .status(status) }
    if key.hasSuffix("xx"), let number = Int(key.prefix(1)) { return .statusClass(number) }
    return .default
  }

  private func expectation(_ value: JSONValue) -> FailureModel.Expectation {
    if case .object = value, case .bool(let isPresent)? = value["present"] {
      return .present(isPresent)
    }
    return .equals(value)
  }

  /// The enum: what the API has comes first; the endpoint's rules are looked at first.
  private mutating func failures(
    named name: String,
    own: [LinkedRule],
    inherited: [LinkedRule]
  ) -> FailureModel {
    var cases: [FailureModel.Case] = []
    var first: [SwiftName: (index: Int, place: Place)] = [:]
    for rule in inherited + own {
      guard let (index, place) = first[rule.caseName] else {
        first[rule.caseName] = (cases.count, rule.key.place)
        cases.append(
          FailureModel.Case(
            name: rule.caseName,
            type: rule.type,
            documentation: Documentation(summary: rule.summary)
          )
        )
        continue
      }
      if cases[index].type != rule.type { reportTwoTypes(rule, place) }
      cases[index].documentation.summary = cases[index].documentation.summary ?? rule.summary
    }
    return FailureModel(name: SwiftName(name), cases: cases, rules: ordered(own + inherited))
  }

  private mutating func reportTwoTypes(_ rule: LinkedRule, _ first: Place) {
    report(
      .nameClash,
      "the case \(quoted(rule.caseName.text)) has two types",
      at: rule.key.place,
      hint: "give the rules one type, or their cases two names",
      related: [.init("the other rule is here", at: first)]
    )
  }

  /// By rank; within a rank as they stand.
  private func ordered(_ rules: [LinkedRule]) -> [FailureModel.FailureRule] {
    (0...3).flatMap { rank in rules.filter { $0.rank == rank } }.map { rule in
      FailureModel.FailureRule(
        condition: rule.condition,
        caseName: rule.caseName,
        place: rule.key.place
      )
    }
  }
}
