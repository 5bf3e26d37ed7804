import EndpointSpec

/// What became of the limits of a value; the worst of what became of each.
package enum LimitsDifference: Sendable {
  case none
  case loosened
  /// One is written down that was not; it may have held before.
  case declared
  case tightened

  package init(_ old: LimitsSpec?, _ new: LimitsSpec?) {
    let old = old ?? LimitsSpec()
    let new = new ?? LimitsSpec()
    let found = [
      Self.bounds(old.minimum, new.minimum) { .init(least: $0, greatest: nil) },
      Self.bounds(old.maximum, new.maximum) { .init(least: nil, greatest: $0) },
      Self.bounds(old.length, new.length, LimitBounds.init(range:)),
      Self.bounds(old.items, new.items, LimitBounds.init(range:)),
      Self.bounds(old.pattern, new.pattern) { _ in nil },
    ]
    self = found.max { $0.rank < $1.rank } ?? .none
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .loosened: 1
    case .declared: 2
    case .tightened: 3
    }
  }

  private static func bounds(
    _ old: String?,
    _ new: String?,
    _ parse: (String) -> LimitBounds?
  ) -> LimitsDifference {
    guard let new else { return old == nil ? .none : .loosened }
    guard let old else { return .declared }
    guard let was = parse(old), let bounds = parse(new) else {
      return old == new ? .none : .tightened
    }
    if was == bounds { return .none }
    return bounds.contains(was) ? .loosened : .tightened
  }
}

/// The least and the greatest number that a limit allows.
private struct LimitBounds: Equatable {
  var least: Double?
  var greatest: Double?

  init(least: Double?, greatest: Double?) {
    self.least = least
    self.greatest = greatest
  }

  /// `20`, exactly, or `1...20`, or `1...`; nil for what is no such text.
  init?(range: String) {
    guard let dots = range.firstRange(of: "...") else {
      guard let number = Double(range) else { return nil }
      self.init(least: number, greatest: number)
      return
    }
    let least = range[..<dots.lowerBound]
    let greatest = range[dots.upperBound...]
    self.init(least: Double(least), greatest: Double(greatest))
    if self.least == nil && !least.isEmpty || self.greatest == nil && !greatest.isEmpty {
      return nil
    }
  }

  /// The bound of `min` or `max`, which may be a text such as a day: then only equality is known.
  init?(least: String?, greatest: String?) {
    self.init(least: least.flatMap(Double.init), greatest: greatest.flatMap(Double.init))
    if self.least == nil && self.greatest == nil { return nil }
  }

  /// Whether every number that the other allows is allowed.
  func contains(_ other: LimitBounds) -> Bool {
    let isLow = least.map { least in other.least.map { $0 >= least } ?? false } ?? true
    let isHigh = greatest.map { greatest in other.greatest.map { $0 <= greatest } ?? false } ?? true
    return isLow && isHigh
  }
}

extension LimitsSpec {
  /// The limits as a spec writes them: `{ "min": 0, "length": "1...20" }`.
  package var specText: String {
    let limits = [
      ("min", minimum), ("max", maximum), ("length", length), ("items", items),
    ].compactMap { name, value in
      value.map { "\"\(name)\": \(Double($0) == nil ? quoted($0) : $0)" }
    }
    let texts = limits + (pattern.map { ["\"pattern\": \(quoted($0))"] } ?? [])
    return "{ \(texts.joined(separator: ", ")) }"
  }
}
