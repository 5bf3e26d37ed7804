extension TypeReference {
  /// The type expression in a spec: `[Card]?`, `date(unix)`.
  package var text: String {
    switch self {
    case .scalar(let scalar): scalar.text
    case .named(let name): name.text
    case .array(let element): "[\(element.text)]"
    case .dictionary(let value): "[string: \(value.text)]"
    case .optional(let wrapped): "\(wrapped.text)?"
    }
  }
}

extension Scalar {
  /// The name in the spec language, including a date format. A plain `date` has the RFC 3339 format.
  package var text: String {
    switch self {
    case .date(.rfc3339): "date"
    case .date(.unix): "date(unix)"
    case .date(.unixMilliseconds): "date(unix-ms)"
    case .date(.rfc1123): "date(rfc1123)"
    case .date(.pattern(let pattern)): "date(\(pattern))"
    default: "\(self)"
    }
  }
}
