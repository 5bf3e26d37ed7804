/// What an error is made of can be read from JSON by its type alone: its rule tells no format.
func errorsTravel(_ spec: LinkedSpec) -> [Diagnostic] {
  let all = [spec.model.failures] + spec.model.endpoints.compactMap(\.failures)
  return all.flatMap { failures in
    failures.cases.compactMap { failure -> Diagnostic? in
      guard let type = failure.type, let problem = spec.problem(ofError: type) else { return nil }
      let rule = failures.rules.first { $0.caseName == failure.name }
      return Diagnostic(
        .misplacedType,
        problem,
        at: rule?.place ?? .start,
        hint: "make a struct of what the body holds, or leave the type out"
      )
    }
  }.withoutRepetitions
}

extension LinkedSpec {
  fileprivate func problem(ofError type: TypeReference) -> String? {
    switch plain(type) {
    case .scalar(.void): "\"void\" is no value: an error without a type has none"
    case .scalar(.file): "a \"file\" is sent, and never read"
    case .scalar(.date(let format)) where format != .rfc3339:
      "an error is read as it stands, and a date of this format is a field of a struct"
    case .array(let inner), .dictionary(let inner): problem(ofError: inner)
    default: nil
    }
  }
}
