import EndpointGenerator
import EndpointSpec

/// The failures of the API, or of an endpoint with failures of its own, in both versions.
///
/// Changes of the API's failures are not repeated for endpoints.
struct FailurePair {
  unowned let match: Match
  /// The endpoint. Nil for the API's failures.
  let endpoint: Pair<EndpointModel>?
  let old: FailureModel
  let new: FailureModel
  /// The changed failures of the API, which are reported separately.
  fileprivate var reported: Set<SwiftName> = []

  var added: [FailureModel.Case] {
    new.cases.filter { !old.has($0.name) && !reported.contains($0.name) }
  }

  var removed: [FailureModel.Case] {
    old.cases.filter { !new.has($0.name) && !reported.contains($0.name) }
  }

  /// The cases of both versions.
  var common: [Pair<FailureModel.Case>] {
    old.cases.compactMap { former in
      new.cases.first { $0.name == former.name }.map { Pair(former, $0) }
    }.filter { !reported.contains($0.new.name) }
  }

  /// The new case of a renamed one: by `was`, otherwise with the same conditions.
  func successor(of former: FailureModel.Case) -> FailureModel.Case? {
    let conditions = old.conditions(of: former.name)
    return added.first { $0.was == former.name }
      ?? added.first { $0.was == nil && new.conditions(of: $0.name) == conditions }
  }
}

extension FailurePair {
  /// The names of the added, removed and changed cases.
  fileprivate var changedNames: Set<SwiftName> {
    let changed = common.filter { pair in
      pair.old.type != pair.new.type
        || old.conditions(of: pair.old.name) != new.conditions(of: pair.new.name)
    }
    return Set((added + removed + changed.map(\.new)).map(\.name))
  }
}

extension FailureModel {
  fileprivate func has(_ name: SwiftName) -> Bool { cases.contains { $0.name == name } }

  /// The conditions of a case: `404`, `5xx`, `success: false`.
  func conditions(of name: SwiftName) -> Set<String> {
    Set(rules.filter { $0.caseName == name }.map(\.condition.specText))
  }
}

extension FailureModel {
  /// The case for responses with a condition. Rules are sorted by precedence.
  func name(for condition: Condition) -> SwiftName? {
    rules.first { $0.condition.covers(condition) }?.caseName
  }
}

extension FailureModel.Condition {
  /// `404`, `ok: false`, `403 with code: 7`
  fileprivate var specText: String {
    let tests = tests.map { test in
      switch test.expected {
      case .equals(let value): "\(test.path): \(value)"
      case .present(let isPresent): "\(test.path) is \(isPresent ? "present" : "missing")"
      }
    }.joined(separator: ", ")
    guard let key = statuses.key else { return tests }
    return tests.isEmpty ? key : "\(key) with \(tests)"
  }
}

extension Match {
  /// The API's failures, then those of changed endpoints with failures of their own in either version.
  var failurePairs: [FailurePair] {
    let api = FailurePair(
      match: self,
      endpoint: nil,
      old: old.model.sharedFailures,
      new: new.model.sharedFailures
    )
    let own = changedEndpoints.filter { $0.old.failures != nil || $0.new.failures != nil }
    return [api]
      + own.map { endpoint in
        FailurePair(
          match: self,
          endpoint: endpoint,
          old: endpoint.old.failures ?? api.old,
          new: endpoint.new.failures ?? api.new,
          reported: api.changedNames
        )
      }
  }

  /// Whether the body of a failure is the same in both versions.
  func isSame(_ old: TypeReference?, _ new: TypeReference?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?):
      difference(old, new, .response).isSame
        && self.old.isOptional(old) == self.new.isOptional(new)
    default: false
    }
  }
}

extension FailurePair {
  /// A change of a failure case.
  func change(
    _ kind: ChangeKind,
    old oldCase: FailureModel.Case?,
    new newCase: FailureModel.Case?,
    _ summary: String
  ) -> Change {
    let endpoints =
      endpoint.map { [$0.new.id] }
      ?? match.new.model.endpoints.filter { $0.failures == nil }.map(\.id)
    return match.change(
      kind,
      Subject(endpoint?.new.id ?? "errors", part: (newCase ?? oldCase)?.name.text ?? ""),
      summary,
      at: oldCase.flatMap { old.place(of: $0.name) } ?? endpoint?.old.place,
      newCase.flatMap { new.place(of: $0.name) } ?? endpoint?.new.place
    ).showing(oldCase?.specText(old), newCase?.specText(new)).affecting(match.endpoints(endpoints))
  }
}

extension FailureModel.Case {
  /// The conditions and type of the case: `404: Problem`.
  fileprivate func specText(_ failures: FailureModel) -> String {
    let conditions = failures.conditions(of: name).sorted().joined(separator: " or ")
    return type.map { "\(conditions): \($0.text)" } ?? conditions
  }
}
