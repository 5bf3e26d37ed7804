import EndpointSpec

/// The case names of failures. All failures of an API are cases of one enum, so each name has one type.
///
/// A status gets its HTTP name, such as `notFound`, for the type that the API or most operations use. With another
/// type, the type name is appended: `notFoundProblem`.
struct FailureNames: Sendable {
  private struct Failure: Hashable {
    let key: String
    let type: String?
  }

  private var names: [Failure: String] = [:]

  init() {}

  init(_ errors: SharedErrors, _ operations: [Operation], text: (ShapeUse) -> String) {
    var keys: [String] = []
    var types: [String: [String?]] = [:]
    var counts: [Failure: Int] = [:]
    for error in operations.flatMap(\.errors) {
      let failure = Failure(key: error.key, type: error.type.map(text))
      if types[error.key] == nil { keys.append(error.key) }
      if counts[failure] == nil { types[error.key, default: []].append(failure.type) }
      counts[failure, default: 0] += 1
    }
    for rule in errors.shared {
      counts[Failure(key: rule.key, type: rule.type.map(text))] = .max
    }
    var taken = UniqueNames(Set(keys.map(StatusNames.name)))
    for key in keys {
      let failures = (types[key] ?? []).map { Failure(key: key, type: $0) }
      let usual = failures.max { counts[$0, default: 0] < counts[$1, default: 0] }
      for failure in failures {
        let name = StatusNames.name(of: key)
        names[failure] =
          failure == usual ? name : taken.claim(Self.candidates(name, failure.type))
      }
    }
  }

  /// The case name for a status, a class or `default` with this body type.
  func name(of key: String, _ type: String?) -> String {
    names[Failure(key: key, type: type)] ?? StatusNames.name(of: key)
  }

  /// The candidates for a case name. A type name that contains the status name is not repeated.
  private static func candidates(_ status: String, _ type: String?) -> [String] {
    guard let type else { return [status + "WithoutBody"] }
    let part = ProposedName.typeNamePart(type)
    let isAlike = part.lowercased() == status.lowercased()
    let whole = status + (isAlike ? "Problem" : part)
    return !isAlike && part.lowercased().contains(status.lowercased())
      ? [ProposedName.member(part), whole] : [whole]
  }
}
