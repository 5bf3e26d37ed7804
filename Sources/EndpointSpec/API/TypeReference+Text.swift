extension TypeReference {
  /// The type as a spec writes it: `[Card]?`, `date(unix)`.
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
  /// The name in the spec language, with the format of a date; a bare `date` has RFC 3339's.
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
