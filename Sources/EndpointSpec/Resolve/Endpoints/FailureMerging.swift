extension EndpointLinker {
  /// Merges the failures of the API and its endpoints. Documentation that differs between endpoints is omitted.
  mutating func merged(
    _ shared: FailureModel,
    with endpoints: [EndpointModel]
  ) -> FailureModel {
    var failures = shared
    var first: [SwiftName: (index: Int, place: Place?)] = [:]
    for (index, failure) in shared.cases.enumerated() {
      first[failure.name] = (index, shared.place(of: failure.name))
    }
    var differing: Set<SwiftName> = []
    for endpoint in endpoints {
      lazy var places = endpoint.placesOfOwnCases
      for own in endpoint.failures?.ownCases ?? [] {
        guard let (index, place) = first[own.name] else {
          first[own.name] = (failures.cases.count, places[own.name] ?? endpoint.place)
          failures.cases.append(own)
          continue
        }
        let known = failures.cases[index]
        if areDifferent(known.type, own.type) {
          report("types", of: own, endpoint, taken: failures.cases, place)
        } else if let message = own.message, message != known.message ?? message {
          report("messages", of: own, endpoint, taken: failures.cases, place)
        }
        failures.cases[index].message = known.message ?? own.message
        failures.cases[index].was = known.was ?? own.was
        if index < shared.cases.count { continue }
        guard let summary = own.documentation.summary else { continue }
        if summary != known.documentation.summary ?? summary { differing.insert(own.name) }
        failures.cases[index].documentation.summary = summary
      }
    }
    for index in failures.cases.indices where differing.contains(failures.cases[index].name) {
      failures.cases[index].documentation.summary = nil
    }
    typeLinker.checkFormerNames(
      failures.cases.map { ($0.name, $0.was, first[$0.name]?.place ?? .start) }
    )
    return failures
  }

  private mutating func report(
    _ nouns: String,
    of failure: FailureModel.Case,
    _ endpoint: EndpointModel,
    taken: [FailureModel.Case],
    _ first: Place?
  ) {
    let taken = Set(taken.map(\.name.text))
    let free = otherNames(for: failure, endpoint).first { !taken.contains($0) }
    report(
      .nameClash,
      "the case \(quoted(failure.name.text)) has two \(nouns) in the API",
      at: endpoint.placesOfOwnCases[failure.name] ?? endpoint.place,
      hint: Hint(
        "give both rules the same \(nouns.dropLast())"
          + (free.map { ", or name this case \(quoted($0))" } ?? ", or their cases two names")
      ),
      related: first.map { [.init("the other rule is here", at: $0)] } ?? []
    )
  }

  /// Alternative names from the type, `stockProblem`, and from the endpoint, `buySoldOut`.
  private func otherNames(
    for failure: FailureModel.Case,
    _ endpoint: EndpointModel
  ) -> [String] {
    let type = failure.type?.innermostName?.text
    let verb = endpoint.verb.text + SwiftNaming.typeNamePart(for: failure.name.text)
    let receiver = endpoint.receiver.name.map { $0.text + SwiftNaming.typeNamePart(for: verb) }
    return [type, verb, receiver].compactMap(\.self)
      .compactMap { SwiftNaming.memberName(for: $0)?.text }
  }
}

extension EndpointModel {
  /// The places of cases in the endpoint's own rules, by name.
  fileprivate var placesOfOwnCases: [SwiftName: Place] {
    let rules = failures?.rules.lazy.filter(\.isOwn) ?? []
    return Dictionary(firstOf: rules.map { ($0.caseName, $0.place) })
  }
}
