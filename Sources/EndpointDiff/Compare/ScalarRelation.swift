import EndpointJSON
import EndpointSpec

/// The notation of scalars: JSON values, or text in a query, a path, a header or a form.
package enum Notation: Hashable, Sendable { case json, text }

/// A scalar type with its wire format.
struct WrittenScalar: Equatable {
  let scalar: Scalar
  /// Nil if it has no effect. In text notation, a number with a string format is the same text.
  private let wire: WireForm?
  private let notation: Notation

  init(_ scalar: Scalar, _ wire: WireForm?, in notation: Notation) {
    self.scalar = scalar
    self.wire = notation == .text && wire == .string ? nil : wire
    self.notation = notation
  }

  /// The difference between the values of two scalars. Nil if they are the same.
  func difference(to new: WrittenScalar, _ direction: Direction) -> Relation.Difference? {
    if isSame(as: new) { return nil }
    let reason =
      direction == .response
      ? "found \(new.text), expected \(text)" : "it expects \(new.text)"
    func difference(_ kind: Relation.Kind, level: Level? = nil, isFormat: Bool = false)
      -> Relation.Difference
    {
      direction.difference(kind, reason, level: level, isFormat: isFormat)
    }
    if scalar.isDate, new.scalar.isDate { return difference(.neither, isFormat: true) }
    if new.scalar == .json { return difference(.wider) }
    if scalar == .json { return difference(.narrower) }
    guard isText == new.isText else {
      return difference(.neither, isFormat: scalar == new.scalar)
    }
    if let range, let newRange = new.range {
      // Few APIs send numbers beyond 32 bits, or fractions of a second, immediately. So the level is care.
      let asksForCare = direction == .response && isInteger && (new.isInteger || new.scalar.isDate)
      if newRange.isSubset(of: range) {
        // A format that is added to a number without one rarely refuses numbers that were sent.
        return difference(.narrower, level: isFormatAdded(in: new, direction) ? .care : nil)
      }
      return difference(
        range.isSubset(of: newRange) ? .wider : .neither,
        level: asksForCare ? .care : nil
      )
    }
    if isText, new.scalar == .string { return difference(.wider) }
    if isText, scalar == .string {
      return difference(.narrower, level: isFormatAdded(in: new, direction) ? .care : nil)
    }
    // Almost every text is a valid relative URL.
    let reader = direction == .request ? new : self
    let level: Level? = isText && reader.scalar == .url ? .care : nil
    return difference(.neither, level: level, isFormat: scalar == new.scalar)
  }

  /// Whether a value in requests only has a format now. The server may have expected it before.
  private func isFormatAdded(in new: WrittenScalar, _ direction: Direction) -> Bool {
    guard direction == .request, wire == new.wire else { return false }
    return scalar == .string && new.scalar.isFormattedText || scalar == .int && new.scalar.isInteger
  }

  private func isSame(as other: WrittenScalar) -> Bool {
    if self == other { return true }
    if isDay, other.isDay { return true }
    return isText == other.isText && range != nil && range == other.range
  }

  /// The type for reports, with its wire format.
  private var text: String {
    switch wire {
    case .string: "\(scalar.text) in a string"
    case .number: "1 or 0"
    case nil: scalar.text
    }
  }

  /// Whether it is text on the wire.
  ///
  /// A file is a part of its own, not a text.
  private var isText: Bool {
    if scalar == .file { return false }
    return notation == .text || wire == .string || scalar == .string || scalar.isFormattedText
  }

  private var isDay: Bool { scalar == .day || scalar == .date(.pattern("yyyy-MM-dd")) }

  private var isInteger: Bool { scalar.isInteger || unitsPerSecond ?? 1 > 1 }

  private var unitsPerSecond: Int? {
    if case .date(let format) = scalar { format.unitsPerSecond } else { nil }
  }

  /// The range of its numbers. Nil if its values are not numbers.
  private var range: NumberRange? {
    switch scalar.facts.values {
    case .bools: wire == .number ? NumberRange(below: 0, above: 1) : nil
    case .integers(let below, let above): NumberRange(below: below, above: above)
    case .numbers:
      isInteger ? NumberRange(below: 63, above: 63) : NumberRange(below: .max, above: .max)
    case .texts, .formattedTexts, .other: nil
    }
  }
}

/// The bits of the numbers below and above zero.
private struct NumberRange: Equatable {
  let below: Int
  let above: Int

  func isSubset(of other: NumberRange) -> Bool { below <= other.below && above <= other.above }
}

extension EnumModel {
  /// The differences between the values of two enums.
  func differences(
    to new: EnumModel,
    _ direction: Direction,
    in notation: Notation
  ) -> [Relation.Difference] {
    if let mismatch = mismatch(with: new, direction, notation) { return [mismatch] }
    var found: [Relation.Difference] = []
    if let removed = first(notIn: new, notation) {
      found.append(direction.difference(.narrower, "it does not accept \(removed)"))
    }
    if let added = new.first(notIn: self, notation) {
      let level: Level? = isClosed ? nil : .safe
      found.append(direction.difference(.wider, "found \(added)", level: level))
    }
    return found + [closing(to: new, direction)].compactMap(\.self)
  }

  private func mismatch(
    with new: EnumModel,
    _ direction: Direction,
    _ notation: Notation
  ) -> Relation.Difference? {
    guard notation == .json, rawType.isInteger != new.rawType.isInteger else { return nil }
    let reason = WireShape.scalar(rawType).mismatch(with: .scalar(new.rawType), direction)
    return direction.difference(.neither, reason)
  }

  private func first(notIn other: EnumModel, _ notation: Notation) -> JSONValue? {
    func key(_ value: JSONValue) -> String {
      notation == .text ? value.stringValue ?? "\(value)" : "\(value)"
    }
    let others = Set(other.cases.map { key($0.value) })
    return cases.map(\.value).first { !others.contains(key($0)) }
  }

  /// The difference of an enum that becomes a scalar.
  func difference(
    to new: WrittenScalar,
    _ direction: Direction,
    in notation: Notation
  ) -> Relation.Difference {
    let own = WrittenScalar(rawType, nil, in: notation).difference(to: new, direction)
    if let own, own.kind != .wider {
      // Clients decode any string or number as a value of an open enum.
      let isRead = direction == .response && !isClosed && own.kind == .narrower
      return direction.difference(isRead ? .narrower : .neither, own.reason)
    }
    let level: Level? = isClosed || own != nil ? nil : .safe
    return direction.difference(.wider, "it may have other values", level: level)
  }

  /// The difference of a scalar that becomes an enum.
  ///
  /// - Parameter fits: Whether the enum's values are valid values of the scalar.
  func difference(
    from old: WrittenScalar,
    _ direction: Direction,
    in notation: Notation,
    fits: Bool
  ) -> Relation.Difference {
    let own = old.difference(to: WrittenScalar(rawType, nil, in: notation), direction)
    if let own, own.kind != .narrower, !(old.scalar.isInteger && fits) {
      return direction.difference(.neither, own.reason)
    }
    let values = cases.map { "\($0.value)" }.joined(separator: ", ")
    return direction.difference(.narrower, "it accepts \(values)")
  }
}
