import EndpointSpec

extension ChangeRule {
  /// Another value stands for a field where a call leaves it out. Clients send the default, so that shipped apps go on
  /// sending the old one.
  static let bodyFieldDefaultChanged = changedField(.bodyFieldDefaultChanged, in: .request) {
    pair,
    old,
    new in
    let wasOptional = pair.presence(of: old, in: pair.match.old, .request) == .optional
    let isOptional = pair.presence(of: new, in: pair.match.new, .request) == .optional
    guard old.defaultValue != new.defaultValue else { return nil }
    if wasOptional {
      return FieldFinding(
        "\"\(new.wireName)\" has a default, and is no longer nil",
        swift: max(pair.swift, .care),
        consequence: "Shipped apps may leave it out; clients that are built anew always send it"
      )
    }
    if isOptional {
      return FieldFinding(
        "\"\(new.wireName)\" has no default any more, and may be left out",
        wire: .safe,
        swift: max(pair.swift, .care),
        consequence: "Shipped apps always send it"
      )
    }
    guard let value = old.defaultValue, new.defaultValue != nil else { return nil }
    return FieldFinding(
      "\"\(new.wireName)\" has another default",
      wire: .safe,
      consequence: "Shipped apps still send \(value)",
      isRemedied: true
    )
  }

  /// Only clients that are built anew read the new default.
  static let respFieldDefaultChanged = changedField(.bodyFieldDefaultChanged, in: .response) {
    _,
    old,
    new in
    guard let was = old.defaultValue, let value = new.defaultValue, was != value else { return nil }
    return FieldFinding(
      "\"\(new.wireName)\" has another default",
      wire: .safe,
      consequence: "Shipped apps go on reading the old default where it is missing"
    )
  }
}
