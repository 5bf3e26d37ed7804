import EndpointSpec

/// The JSON Schema keywords for limits.
package enum LimitKeyword: String, CaseIterable, Sendable {
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum
  case minLength, maxLength, minItems, maxItems
  case pattern

  /// The types that the keyword applies to (JSON Schema 2020-12, section 6).
  package var types: [String] {
    switch self {
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum: ["integer", "number"]
    case .minLength, .maxLength, .pattern: ["string"]
    case .minItems, .maxItems: ["array"]
    }
  }

  /// The text of a limit with two ends.
  package static func range(from least: String?, to most: String?) -> String? {
    if let least, let most { return least == most ? least : "\(least)...\(most)" }
    return least.map { "\($0)..." } ?? most.map { "...\($0)" }
  }

  /// The ends of a limit. Nil unless it has the form `20`, `1...20`, `1...` or `...20`.
  package static func ends(of text: String) -> (least: String?, most: String?)? {
    guard let ends = ValueLimits.ends(of: text) else { return isNumber(text) ? (text, text) : nil }
    return [ends.least, ends.most].allSatisfy { $0.map(isNumber) ?? true } ? ends : nil
  }

  private static func isNumber(_ text: String) -> Bool { Int(text) != nil }
}
