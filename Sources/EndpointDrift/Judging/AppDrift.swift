import EndpointJSON
import EndpointSpec

/// Converts observations of running apps to remarks on the spec.
struct AppDrift {
  let endpoint: EndpointModel
  let model: APIModel
  let responses: ResponseDrift

  /// The remark for an observation. Nil if the spec matches it by now.
  func remark(on observation: AppObservation) -> Remark? {
    let (kind, status) = (observation.kind, observation.status)
    if kind == .undeclaredStatus { return responses.statusRemark(status) }
    let declaration = declaration(of: observation)
    let isNothing = kind == .missingField || kind == .nullField
    if kind == .undeclaredField && declaration?.isDeclared ?? false
      || isNothing && declaration?.isOptional ?? false
    {
      return nil
    }
    let body = observation.path.components.isEmpty ? "" : " \(observation.path)"
    return Remark(
      kind,
      rated: endpoint.response.accepts(status) ? nil : .care,
      declaration?.subject ?? "\(endpoint.id) \(status)",
      summary(observation),
      at: declaration?.place ?? endpoint.place,
      in: "response body\(body)"
    )
  }

  private func summary(_ observation: AppObservation) -> String {
    let expected = observation.expected.map { ", expected \($0)" } ?? ""
    return switch observation.kind {
    case .undeclaredField: "not declared"
    case .unknownValue: "not in the list"
    case .droppedValue: "does not decode and is dropped"
    case .missingField: "missing"
    case .nullField: "null\(expected)"
    default: "of another type\(expected)"
    }
  }

  /// The declaration at the path of an observation, in the type of the success or of a failure.
  private func declaration(of observation: AppObservation) -> DeclarationWalk.Declaration? {
    let (path, status) = (observation.path.components[...], observation.status)
    let isSuccess = endpoint.response.accepts(status)
    var starts: [(type: TypeReference, at: [JSONPath.Component])] = []
    if isSuccess, let value = endpoint.response.value(status: status) {
      starts.append((value.type, value.at?.components ?? []))
    }
    let failures = endpoint.failures ?? model.sharedFailures
    for rule in failures.rules where mayFit(rule.condition, status, isSuccess: isSuccess) {
      let type = failures.cases.first { $0.name == rule.caseName }?.type
      if let type { starts.append((type, [])) }
    }
    return starts.lazy.filter { path.starts(with: $0.at) }.compactMap { start in
      DeclarationWalk(model: model, findsType: observation.kind == .unknownValue)
        .declaration(at: path.dropFirst(start.at.count), in: start.type)
    }.first
  }

  /// Whether a failure may have the status. Observations do not contain the body that `when` needs.
  private func mayFit(
    _ condition: FailureModel.Condition,
    _ status: Int,
    isSuccess: Bool
  ) -> Bool {
    if case .when = condition { return true }
    return condition.fits(status, isSuccess: isSuccess) { _ in nil }
  }
}
