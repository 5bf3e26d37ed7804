import EndpointJSON
import EndpointSpec

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
      found.append(Relation.Difference(.narrower, direction, "it does not accept \(removed)"))
    }
    if let added = new.first(notIn: self, notation) {
      let level: Level? = isClosed ? nil : .safe
      found.append(Relation.Difference(.wider, direction, "found \(added)", level: level))
    }
    return found + [closing(to: new, direction)].compactMap(\.self)
  }

  private func mismatch(
    with new: EnumModel,
    _ direction: Direction,
    _ notation: Notation
  ) -> Relation.Difference? {
    guard notation == .json, rawType != new.rawType else { return nil }
    let reason = Shape.scalar(scalar).mismatch(with: .scalar(new.scalar), direction)
    return Relation.Difference(.neither, direction, reason)
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
    let own = WrittenScalar(scalar, nil, in: notation).difference(to: new, direction)
    if let own, own.kind != .wider {
      // Clients decode any string or number as a value of an open enum.
      let isRead = direction == .response && !isClosed && own.kind == .narrower
      return Relation.Difference(isRead ? .narrower : .neither, direction, own.reason)
    }
    let level: Level? = isClosed || own != nil ? nil : .safe
    return Relation.Difference(.wider, direction, "it may have other values", level: level)
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
    let own = old.difference(to: WrittenScalar(scalar, nil, in: notation), direction)
    if let own, own.kind != .narrower, !(old.scalar.isInteger && fits) {
      return Relation.Difference(.neither, direction, own.reason)
    }
    let values = cases.map { "\($0.value)" }.joined(separator: ", ")
    return Relation.Difference(.narrower, direction, "it accepts \(values)")
  }

  /// The type of the values.
  private var scalar: Scalar { rawType == .int ? .int : .string }
}
