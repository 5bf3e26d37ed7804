import EndpointSpec

extension ChangeRule {
  /// A field that travels in another form: a date as seconds, a number as a string. Code that is built anew reads the same
  /// type. So it does where elements that cannot be read are dropped from now on, or fail.
  static let respFormatChanged = changedField(.respFormatChanged, in: .response) {
    pair,
    old,
    new in
    if pair.relation(old, new) == .reformatted {
      return FieldFinding(
        "\"\(new.wireName)\" travels in another form",
        wire: pair.dropsElements(old, new) ? .care : nil,
        swift: max(pair.swift, .care)
      )
    }
    guard old.isLossy != new.isLossy else { return nil }
    return FieldFinding(
      new.isLossy
        ? "elements of \"\(new.wireName)\" that do not decode are dropped"
        : "elements of \"\(new.wireName)\" that do not decode are an error",
      wire: new.isLossy ? .care : .safe,
      swift: .care,
      consequence: new.isLossy
        ? "Shipped apps fail on an element that they cannot read"
        : "Shipped apps go on dropping what they cannot read"
    )
  }
}
