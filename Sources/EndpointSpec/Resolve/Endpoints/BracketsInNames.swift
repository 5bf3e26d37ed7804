import EndpointWire

/// The brackets of a style in the name of a parameter: `"ids[]": "[int]"`.
extension EndpointLinker {
  /// The name without them, after a report. Nil for other names.
  mutating func nameWithoutBrackets(
    _ entry: Named<ParameterSpec>,
    in location: ParameterLocation
  ) -> Located<String>? {
    let (name, spec) = (entry.name, entry.value)
    guard name.value.hasSuffix("[]"), name.value.count > 2, location == .query,
      spec.wireName == nil, case .expression(let type, let text)? = spec.field.type, type.isArray
    else { return nil }
    let plain = String(name.value.dropLast(2))
    let renamed = Edit.rename(name.place, from: name.value, to: plain)
    if (spec.style ?? document.defaults.arrayStyle)?.value == .brackets {
      let isNamed = spec.field.swiftName != nil
      report(
        isNamed ? .suspiciousValue : .invalidName,
        "the style \"brackets\" adds brackets to \(quoted(name.value))",
        at: name.place,
        hint: Hint("write \(quoted(plain))", [renamed], isCertain: true)
      )
      // A warning leaves the request as it is written.
      if isNamed { return nil }
    } else if spec.field.swiftName == nil, spec.style == nil,
      0...3 ~= text.place.start - name.place.end
    {
      let json = "{ \"type\": \(quoted(text.value)), \"style\": \"brackets\" }"
      report(
        .invalidName,
        "\(quoted(name.value)) is not a valid Swift name",
        at: name.place,
        hint: Hint(
          "write \(quoted(plain)): \(json)",
          [renamed, .replace(text.place, with: json)],
          isCertain: true
        )
      )
    } else {
      return nil
    }
    return Located(plain, at: name.place)
  }
}

extension TypeExpression {
  /// Whether it is an array, also an optional one.
  fileprivate var isArray: Bool {
    switch self {
    case .array: true
    case .optional(let inner): inner.isArray
    case .name, .dictionary: false
    }
  }
}
