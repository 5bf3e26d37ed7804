import EndpointSpec

extension ChangeRule {
  /// A field with values that shipped apps cannot read. Elements of a lossy array are dropped instead.
  static let respFieldTypeChanged = changedField(.respFieldTypeChanged, in: .response) {
    pair,
    old,
    new in
    guard !isIntegerWidth(pair, old, new) else { return nil }
    switch pair.relation(old, new) {
    case .widened, .changed:
      let summary = "\"\(new.wireName)\" is \(new.type.specText)"
      guard pair.dropsElements(old, new) else { return FieldFinding(summary) }
      return FieldFinding(
        summary,
        wire: .care,
        consequence: "Shipped apps drop the elements that they cannot read"
      )
    default: return nil
    }
  }
}

extension FieldPair {
  /// Whether shipped apps still find an array, and pass over the elements that they do not know.
  func dropsElements(_ old: FieldModel, _ new: FieldModel) -> Bool {
    guard old.isLossy, case .array = old.type.wrapped, case .array = new.type.wrapped else {
      return false
    }
    return true
  }
}
