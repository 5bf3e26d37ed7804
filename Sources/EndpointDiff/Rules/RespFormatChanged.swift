import EndpointSpec

extension ChangeRule {
  /// An array whose broken elements are dropped from now on, or are an error again.
  static let respLossyChanged = changedField(.respFormatChanged, in: .response) {
    _,
    old,
    new in
    guard old.isLossy != new.isLossy else { return nil }
    return FieldFinding(
      new.isLossy
        ? "elements of \"\(new.wireName)\" that do not decode are dropped"
        : "elements of \"\(new.wireName)\" that do not decode are an error",
      wire: new.isLossy ? .care : .safe,
      swift: .care,
      consequence: new.isLossy
        ? "Shipped apps fail on an element that they cannot read"
        : "Shipped apps still drop elements that they cannot read"
    )
  }
}
