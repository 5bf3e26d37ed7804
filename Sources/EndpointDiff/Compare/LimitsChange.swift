import EndpointJudge
import EndpointSpec

/// The change of a value's limits.
package enum LimitsChange: Sendable {
  /// Values that were allowed no longer are.
  case tightened
  /// Values that were allowed may no longer be, since two patterns cannot be compared.
  case unclear
  /// The value had no limit before.
  case declared
  /// All values that were allowed still are.
  case loosened

  /// The worst change. Nil if nothing changed.
  package init?(_ old: ValueLimits?, _ new: ValueLimits?) {
    let (old, new) = (old ?? ValueLimits(), new ?? ValueLimits())
    let changes = [
      Self.change(old.minimum, new.minimum) { Self.rise($1, $0) },
      Self.change(old.maximum, new.maximum) { Self.rise($0, $1) },
      Self.change(old.length?.limit, new.length?.limit) { Self.range($0, $1) },
      Self.change(old.items?.limit, new.items?.limit) { Self.range($0, $1) },
      Self.change(old.pattern, new.pattern) { Self.pattern(of: old, $1) },
    ].compactMap { $0 }
    let order = [Self.tightened, .unclear, .declared, .loosened]
    guard let worst = order.first(where: { changes.contains($0) }) else { return nil }
    self = worst
  }

  private static func change(
    _ old: String?,
    _ new: String?,
    _ judge: (String, String) -> LimitsChange?
  ) -> LimitsChange? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, _?): .declared
    case (_?, nil): .loosened
    case (let old?, let new?): old == new ? nil : judge(old, new)
    }
  }

  /// Compares patterns. A text that only the old pattern matches proves that the limit was tightened.
  private static func pattern(of old: ValueLimits, _ new: String) -> LimitsChange {
    guard let check = PatternCheck(new) else { return .unclear }
    return old.patternTexts.allSatisfy { check.accepts($0) != false } ? .unclear : .tightened
  }

  /// Loosened if the number grows: the new one of a maximum, the old one of a minimum. Nil for `100` and `100.0`.
  private static func rise(_ old: String, _ new: String) -> LimitsChange? {
    guard let old = Double(old), let new = Double(new) else { return .tightened }
    if old == new { return nil }
    return new > old ? .loosened : .tightened
  }

  /// Compares ranges such as `1...20`, with optional ends, or single counts.
  private static func range(_ old: String, _ new: String) -> LimitsChange? {
    let (old, new) = (CountRange(old), CountRange(new))
    if old.least == new.least, old.most == new.most { return nil }
    let isLoosened = new.least <= old.least && new.most ?? .max >= old.most ?? .max
    return isLoosened ? .loosened : .tightened
  }
}

extension String {
  /// A range of counts that excludes some. Nil for `0...`.
  fileprivate var limit: String? {
    let range = CountRange(self)
    return range.least == 0 && range.most == nil ? nil : self
  }
}

extension ValueLimits {
  /// The limits in spec syntax: `{ "min": 1, "max": 20 }`.
  package var specText: String {
    let facts = [
      ("min", minimum), ("max", maximum), ("length", length.map(Self.literal)),
      ("items", items.map(Self.literal)), ("pattern", pattern.map { "\"\($0)\"" }),
    ]
    let texts = facts.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }
    return "{ \(texts.joined(separator: ", ")) }"
  }

  private static func literal(_ text: String) -> String {
    Double(text) == nil ? "\"\(text)\"" : text
  }
}
