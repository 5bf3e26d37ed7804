import EndpointJSON
import EndpointSpec

/// Emits limits.
extension SpecEmission {
  mutating func limits(
    _ limits: [LimitKeyword: DocumentNode],
    isWhole: Bool
  ) -> JSONValue? {
    var object = SpecObject()
    let step = isWhole ? 1 : 0
    object.add("min", bound(limits, .minimum, .exclusiveMinimum, step: step))
    object.add("max", bound(limits, .maximum, .exclusiveMaximum, step: -step))
    object.add(
      "length",
      LimitKeyword.range(from: limits[.minLength]?.number, to: limits[.maxLength]?.number)
    )
    object.add(
      "items",
      LimitKeyword.range(from: limits[.minItems]?.number, to: limits[.maxItems]?.number)
    )
    object.add("pattern", limits[.pattern]?.text)
    if object.isEmpty { return nil }
    return object.value
  }

  /// Whether the values or their elements are integers.
  func isWhole(_ use: ShapeUse) -> Bool {
    guard case .scalar(let name) = shapes.element(use) else { return false }
    return ScalarFormat.table.contains { $0.name == name && $0.type == "integer" }
  }

  /// Combines an inclusive and an exclusive bound. OpenAPI 3.0 uses a Boolean for exclusive bounds, 3.1 a number. If
  /// both are numbers, the narrower one applies. An exclusive bound of integers is converted to an inclusive one.
  private mutating func bound(
    _ limits: [LimitKeyword: DocumentNode],
    _ inclusive: LimitKeyword,
    _ exclusive: LimitKeyword,
    step: Int
  ) -> JSONValue? {
    let end = limits[exclusive]
    let isMinimum = inclusive == .minimum
    var (value, isExclusive) = (limits[inclusive], end?.flag == true)
    if let end, let number = end.number.flatMap({ Double($0) }) {
      let other = value?.number.flatMap { Double($0) }
      let isNarrower = other.map { isMinimum ? number >= $0 : number <= $0 } ?? true
      if isNarrower { (value, isExclusive) = (end, true) }
    }
    guard let value, let text = value.number else { return nil }
    guard isExclusive else { return value.node.value }
    if step != 0, let number = Int(text), number.magnitude < 1 << 52 {
      return .number(JSONNumber(number + step))
    }
    loosened("the exclusive limit \(text) becomes inclusive", at: value.place)
    return value.node.value
  }
}
