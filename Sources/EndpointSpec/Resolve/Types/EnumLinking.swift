import EndpointJSON

extension TypeLinker {
  mutating func linkEnum(_ spec: EnumSpec) -> EnumModel {
    let cases = spec.cases.map { linkCase($0) }
    checkCaseNames(cases)
    checkFormerNames(cases.map { ($0.name, $0.was, $0.place) })
    let isString = spec.cases.first?.value.value.isString ?? true
    return EnumModel(rawType: isString ? .string : .int, cases: cases, isClosed: spec.isClosed)
  }

  private mutating func linkCase(_ spec: EnumSpec.Case) -> EnumModel.Case {
    let name = caseName(of: spec)
    let was = spec.was.map { givenName($0) }
    return EnumModel.Case(
      name: name,
      value: spec.value.value,
      documentation: Documentation(summary: spec.summary),
      deprecation: spec.deprecation.map { Deprecation($0) },
      was: was == name ? nil : was,
      place: spec.name?.place ?? spec.value.place
    )
  }

  private mutating func caseName(of spec: EnumSpec.Case) -> SwiftName {
    let key = spec.name ?? Located(spec.value.value.scalarText, at: spec.value.place)
    let renaming = spec.name == nil ? Renaming.listedValue : .key
    let name = memberName(for: key, renaming: renaming)
    if ReservedNames.enumMembers.contains(name.text) {
      report(
        .reservedName,
        "every enum has a member \(quoted(name.text)) already",
        at: key.place,
        hint: renaming.hint(name.text + "Value")
      )
    }
    return name
  }

  /// Checks the names of cases. Validation reports duplicate values.
  private mutating func checkCaseNames(_ cases: [EnumModel.Case]) {
    var values: Set<JSONValue> = []
    let distinct = cases.filter { values.insert($0.value).inserted }
    checkClashes(
      distinct.map { ($0.name, $0.value.scalarText, $0.place) },
      hint: "name one of the two: \"enum\": { \"name\": \"value\", … }"
    )
  }
}

extension JSONValue {
  /// The text of a string, or JSON for other values.
  var scalarText: String {
    if case .string(let text) = self { text } else { description }
  }
}
