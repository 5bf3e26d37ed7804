import EndpointJSON
import EndpointSpec

/// Finds the declarations of a spec that the observations of running apps are about.
struct AppDrift {
  private let model: APIModel

  init(_ model: APIModel) { self.model = model }

  /// What an observation says of the spec; nil if the spec says so too by now.
  func remark(on observation: AppObservation) -> (remark: Remark, endpoint: String)? {
    guard let endpoint = model.endpoints.first(where: { $0.id == observation.endpoint }) else {
      return nil
    }
    let status = observation.status
    if observation.kind == .undeclaredStatus {
      return declares(status, endpoint) ? nil : (undeclared(status, endpoint), endpoint.id)
    }
    let declaration = declaration(of: observation, endpoint)
    switch observation.kind {
    case .undeclaredField where declaration.isDeclared: return nil
    case .missingField where declaration.isOptional, .nullField where declaration.isOptional:
      return nil
    default: break
    }
    let body = observation.path.components.isEmpty ? "" : " \(observation.path)"
    let remark = Remark(
      DriftKind(observation.kind),
      rated: endpoint.response.accepts(status) ? nil : .care,
      declaration.subject ?? "\(endpoint.id) \(status)",
      summary(observation),
      at: declaration.place ?? endpoint.place,
      in: "response body\(body)"
    )
    return (remark, endpoint.id)
  }

  private func summary(_ observation: AppObservation) -> String {
    let expected = observation.expected.map { ", expected \($0)" } ?? ""
    return switch observation.kind {
    case .undeclaredField: "not declared"
    case .unknownValue: "not in the list"
    case .droppedValue: "does not decode and is left out"
    case .missingField: "missing"
    case .nullField: "null\(expected)"
    case .wrongType: "of another type\(expected)"
    case .undeclaredStatus: "the status \(observation.status) is not declared"
    }
  }

  // MARK: - Statuses

  private func declares(_ status: Int, _ endpoint: EndpointModel) -> Bool {
    endpoint.response.accepts(status)
      || (endpoint.failures ?? model.sharedFailures).rules.contains { rule in
        if case .when = rule.condition { false } else { rule.condition.mayFit(status) }
      }
  }

  private func undeclared(_ status: Int, _ endpoint: EndpointModel) -> Remark {
    Remark(
      .undeclaredStatus,
      rated: 200..<300 ~= status ? .breaking : .care,
      "\(endpoint.id) \(status)",
      "the status \(status) is not declared",
      at: endpoint.place,
      in: "response status"
    )
  }

  // MARK: - Declarations

  /// What a person edits, and whether the last key of the path is a declared one.
  private struct Declaration {
    var subject: String?
    var place: Place?
    var isDeclared = false
    var isOptional = false
  }

  private func declaration(
    of observation: AppObservation,
    _ endpoint: EndpointModel
  ) -> Declaration {
    let path = observation.path.components[...]
    let status = observation.status
    var starts: [(type: TypeReference, at: [JSONPath.Component])] = []
    if endpoint.response.accepts(status), let value = endpoint.response.success(status) {
      starts.append((value.type, value.at?.components ?? []))
    }
    for rule in (endpoint.failures ?? model.sharedFailures).rules
    where rule.condition.mayFit(status) {
      let cases = (endpoint.failures?.cases ?? []) + model.sharedFailures.cases
      guard let type = cases.first(where: { $0.name == rule.caseName })?.type else { continue }
      starts.append((type, []))
    }
    for start in starts where path.starts(with: start.at) {
      let rest = path.dropFirst(start.at.count)
      var found = Declaration()
      if walk(rest, start.type, &found, isValue: observation.kind == .unknownValue) { return found }
    }
    return Declaration()
  }

  /// Walks from a type along a path; false where the path is none of the type's.
  private func walk(
    _ path: ArraySlice<JSONPath.Component>,
    _ type: TypeReference,
    _ found: inout Declaration,
    isValue: Bool
  ) -> Bool {
    guard let step = path.first else {
      if isValue, case .named(let name) = type.wrapped, let type = model.type(named: name) {
        found = Declaration(subject: type.name.text, place: type.place, isDeclared: true)
      }
      return true
    }
    switch type.wrapped {
    case .array(let element):
      guard case .each = step else { return false }
      return walk(path.dropFirst(), element, &found, isValue: isValue)
    case .dictionary(let value): return walk(path.dropFirst(), value, &found, isValue: isValue)
    case .named(let name):
      guard let type = model.type(named: name) else { return false }
      return walk(path, type, &found, isValue: isValue)
    default: return false
    }
  }

  private func walk(
    _ path: ArraySlice<JSONPath.Component>,
    _ type: TypeModel,
    _ found: inout Declaration,
    isValue: Bool
  ) -> Bool {
    switch type.form {
    case .alias(let target): return walk(path, target, &found, isValue: isValue)
    case .union(let union):
      return union.members.contains { walk(path, $0.type, &found, isValue: isValue) }
    case .structure(let structure):
      for field in structure.fields where path.starts(with: field.location) {
        found = Declaration(
          subject: "\(type.name).\(field.wireName)",
          place: field.place,
          isDeclared: true,
          isOptional: model.isOptional(field.type) || field.defaultValue != nil
        )
        let rest = path.dropFirst(field.location.count)
        if field.location.isEmpty, !walk(rest, field.type, &found, isValue: isValue) { continue }
        return rest.isEmpty && !isValue || walk(rest, field.type, &found, isValue: isValue)
      }
      if let additional = structure.additional {
        return walk(path.dropFirst(), additional, &found, isValue: isValue)
      }
      guard path.count == 1, case .key(let key)? = path.first else { return false }
      found = Declaration(subject: "\(type.name).\(KnownKeys.shown(key))", place: type.place)
      return true
    default: return false
    }
  }
}

extension DriftKind {
  fileprivate init(_ kind: AppObservation.Kind) {
    switch kind {
    case .undeclaredField: self = .undeclaredField
    case .unknownValue: self = .unknownValue
    case .droppedValue: self = .droppedValue
    case .missingField: self = .missingField
    case .nullField: self = .nullField
    case .wrongType: self = .wrongType
    case .undeclaredStatus: self = .undeclaredStatus
    }
  }
}

extension FailureModel.Condition {
  fileprivate func mayFit(_ status: Int) -> Bool {
    switch self {
    case .status(let declared): declared == status
    case .statusClass(let hundreds): hundreds == status / 100
    case .default: status >= 300
    case .when: true
    }
  }
}

extension ResponseModel {
  /// The value of a response with a status.
  fileprivate func success(_ status: Int) -> ResponseValue? {
    switch self {
    case .statuses(_, let statuses): statuses.first { $0.status == status }?.value
    default: values.first
    }
  }

  fileprivate func accepts(_ status: Int) -> Bool {
    statuses.isEmpty ? 200..<300 ~= status : statuses.contains(status)
  }
}
