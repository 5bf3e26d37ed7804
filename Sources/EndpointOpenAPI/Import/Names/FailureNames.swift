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
}

extension FailureNames {
  init(_ errors: SharedErrors, _ operations: [Operation], text: (ShapeUse) -> String) {
    self.init()
    let all = operations.flatMap(\.errors).map { Failure(key: $0.key, type: $0.type.map(text)) }
    let keys = all.map(\.key).unique(by: \.self)
    var counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    for rule in errors.shared {
      counts[Failure(key: rule.key, type: rule.type.map(text))] = .max
    }
    var taken = UniqueNames(Set(keys.map(StatusNames.name)))
    for key in keys {
      let failures = all.filter { $0.key == key }.unique(by: \.self)
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
