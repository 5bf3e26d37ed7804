import EndpointSpec

/// The names of failures. All are cases of one enum, so that each has one type in the whole API.
///
/// A status is named as HTTP does, `notFound`, with the type that the API or else most operations give it. With another type it is
/// named after that too: `notFoundProblem`.
struct FailureNames: Sendable {
  private struct Failure: Hashable {
    let key: String
    /// As a type expression.
    let type: String?
  }

  private var names: [Failure: String] = [:]

  /// No failures.
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

  /// The name of the case for a status, a class or `default`, with the type of its body.
  func name(of key: String, _ type: String?) -> String {
    names[Failure(key: key, type: type)] ?? StatusNames.name(of: key)
  }

  /// A type that is named after the status already is enough.
  private static func candidates(_ status: String, _ type: String?) -> [String] {
    guard let type else { return [status + "WithoutBody"] }
    let part = ProposedName.typeNamePart(type)
    let isAlike = part.lowercased() == status.lowercased()
    let whole = status + (isAlike ? "Problem" : part)
    return !isAlike && part.lowercased().contains(status.lowercased())
      ? [ProposedName.member(part), whole] : [whole]
  }
}
