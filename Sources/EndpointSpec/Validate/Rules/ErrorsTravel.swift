/// Checks that the type of an error determines its decoding, since error rules have no format.
func errorsTravel(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.errorTypes.filter { spec.holdsFormattedDate($0.type) }.map { _, place in
    Diagnostic(
      .misplacedType,
      "a date with this format must be a field of a struct",
      at: place,
      hint: "declare a struct for the body, or remove the type"
    )
  }.withoutRepetitions
}

extension LinkedSpec {
  /// The types of errors and the places of their rules.
  var errorTypes: [(type: TypeReference, place: Place)] {
    let all = [model.failures] + model.endpoints.compactMap(\.failures)
    return all.flatMap { failures in
      failures.cases.compactMap { failure in
        guard let type = failure.type else { return nil }
        let rule = failures.rules.first { $0.caseName == failure.name }
        return rule.map { (type, $0.place) }
      }
    }
  }

  /// True for a date with a non-default format, also within arrays and dictionaries.
  func holdsFormattedDate(_ type: TypeReference) -> Bool {
    switch plain(type) {
    case .scalar(.date(let format)): format != .rfc3339
    case .array(let inner), .dictionary(let inner): holdsFormattedDate(inner)
    default: false
    }
  }
}
