import EndpointSpec

/// The keywords of JSON Schema that limit a value, and the key of `limits` that carries each.
package enum LimitKeyword: String, CaseIterable, Sendable {
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum
  case minLength, maxLength, minItems, maxItems
  case pattern

  /// The key of the spec language. `length` and `items` hold both ends: `1...20`, `1...`, `...20`.
  package var key: String {
    switch self {
    case .minimum, .exclusiveMinimum: "min"
    case .maximum, .exclusiveMaximum: "max"
    case .minLength, .maxLength: "length"
    case .minItems, .maxItems: "items"
    case .pattern: "pattern"
    }
  }

  /// The types whose values it limits (JSON Schema 2020-12, section 6).
  package var types: [String] {
    switch self {
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum: ["integer", "number"]
    case .minLength, .maxLength, .pattern: ["string"]
    case .minItems, .maxItems: ["array"]
    }
  }

  /// The text of a limit that has two ends.
  package static func range(from least: String?, to most: String?) -> String? {
    if let least, let most { return least == most ? least : "\(least)...\(most)" }
    return least.map { "\($0)..." } ?? most.map { "...\($0)" }
  }

  /// The ends that the text of a limit tells; nil where it is none of `20`, `1...20`, `1...`, `...20`.
  package static func ends(of text: String) -> (least: String?, most: String?)? {
    guard let ends = LimitsSpec.ends(of: text) else { return isNumber(text) ? (text, text) : nil }
    return [ends.least, ends.most].allSatisfy { $0.map(isNumber) ?? true } ? ends : nil
  }

  private static func isNumber(_ text: String) -> Bool { Int(text) != nil }
}
