import EndpointJSON
import EndpointSpec

/// Converts observations of running apps to findings.
extension ResponseDrift {
  /// The finding for an observation. Nil if the spec matches it by now.
  func finding(for observation: AppObservation) -> DriftFinding? {
    let (kind, status) = (observation.kind, observation.status)
    if kind == .undeclaredStatus { return statusFinding(status) }
    let declaration = declaration(of: observation)
    let isNothing = kind == .missingField || kind == .nullField
    if kind == .undeclaredField && declaration?.isDeclared ?? false
      || isNothing && declaration?.isOptional ?? false
    {
      return nil
    }
    let path = observation.path.components
    let shown = keys.shown(path, kind == .undeclaredField ? path.last?.key : nil)
    let body = path.isEmpty ? "" : " \(JSONPath(components: shown))"
    return DriftFinding(
      kind,
      rated: endpoint.response.accepts(status) ? nil : .care,
      declaration?.subject ?? "\(endpoint.id) \(status)",
      summary(observation),
      at: declaration?.place ?? endpoint.place,
      part: "response body\(body)"
    )
  }

  private func summary(_ observation: AppObservation) -> String {
    let expected = observation.shownExpectation.map { ", expected \($0)" } ?? ""
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
  private func declaration(of observation: AppObservation) -> DeclarationWalk.FoundDeclaration? {
    let (path, status) = (observation.path.components[...], observation.status)
    let isSuccess = endpoint.response.accepts(status)
    var starts: [(type: TypeReference, at: [JSONPath.Component])] = []
    if isSuccess, let value = endpoint.response.value(status: status) {
      starts.append((value.type, value.at?.components ?? []))
    }
    let failures = endpoint.failures ?? model.sharedFailures
    // Observations do not contain the body that tests need.
    for rule in failures.rules
    where rule.condition.mayFit(status, isSuccess: isSuccess) {
      let type = failures.cases.first { $0.name == rule.caseName }?.type
      if let type { starts.append((type, [])) }
    }
    return starts.lazy.filter { path.starts(with: $0.at) }.compactMap { start in
      var walk = DeclarationWalk(model: model, findsType: observation.kind == .unknownValue)
      return walk.declaration(at: path.dropFirst(start.at.count), in: start.type)
    }.first
  }
}

extension AppObservation {
  /// What the client expected, such as `a string`. Nil for a text that may be data.
  fileprivate var shownExpectation: String? {
    guard let expected, Self.articles.contains(where: expected.hasPrefix) else { return nil }
    let words = expected.split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { PathShape.isWord(String($0)) || Int($0) != nil } ? expected : nil
  }

  private static let articles = ["a ", "an ", "one of ", "true or false"]
}

/// Finds the declaration at a path in the values of a type.
struct DeclarationWalk {
  struct FoundDeclaration {
    /// `Item.color`, or `State` for a type.
    let subject: String
    let place: Place
    /// Whether the spec declares a field for the last key.
    var isDeclared = true
    var isOptional = false
  }

  let model: APIModel
  /// Whether to find the type of the value instead of the field.
  let findsType: Bool

  /// The remaining steps. Members of unions are tried one after the other.
  var steps = 2_000

  private typealias Path = ArraySlice<JSONPath.Component>

  /// The innermost declaration. Nil if the type has no such path, or no declaration contains it.
  ///
  /// - Parameter field: The field that contains the value.
  mutating func declaration(
    at path: ArraySlice<JSONPath.Component>,
    in type: TypeReference,
    _ field: FoundDeclaration? = nil
  ) -> FoundDeclaration? {
    steps -= 1
    guard steps > 0 else { return nil }
    guard let step = path.first else {
      guard findsType, case .named(let name) = type.wrapped, let type = model.type(named: name)
      else { return field }
      return FoundDeclaration(subject: type.name.text, place: type.place)
    }
    switch (type.wrapped, step) {
    case (.array(let inner), .each), (.dictionary(let inner), _):
      return declaration(at: path.dropFirst(), in: inner, field)
    case (.named(let name), _):
      return model.type(named: name).flatMap { walk(path, $0, field) }
    default: return nil
    }
  }

  private mutating func walk(
    _ path: Path,
    _ type: TypeModel,
    _ field: FoundDeclaration?
  ) -> FoundDeclaration? {
    switch type.form {
    case .alias(let target): return declaration(at: path, in: target, field)
    case .union(let union):
      for member in union.members {
        if let found = declaration(at: path, in: member.type, field) { return found }
      }
      return nil
    case .structure(let structure): return walk(path, structure, of: type)
    case .identifier, .enumeration, .external: return nil
    }
  }

  private mutating func walk(
    _ path: Path,
    _ structure: StructModel,
    of type: TypeModel
  ) -> FoundDeclaration? {
    for field in structure.fields where path.starts(with: field.location) {
      let declaration = FoundDeclaration(
        subject: "\(type.name).\(field.wireName)",
        place: field.place,
        isOptional: model.isOptional(field.type) || field.defaultValue != nil
      )
      let rest = path.dropFirst(field.location.count)
      let found = self.declaration(at: rest, in: field.type, declaration)
      // The object itself may be the value of several fields.
      if found != nil || !field.location.isEmpty { return found }
    }
    if let additional = structure.additional {
      return declaration(at: path.dropFirst(), in: additional)
    }
    guard path.count == 1, case .key(let key)? = path.first else { return nil }
    return FoundDeclaration(
      subject: "\(type.name).\(KnownKeys.shown(key))",
      place: type.place,
      isDeclared: false
    )
  }
}
