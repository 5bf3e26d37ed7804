import EndpointSpec

extension ChangeRule {
  /// A field that answers may lack now. Where the old spec had a default, shipped apps read that; where the new one has
  /// one, the property keeps its type.
  static let respFieldBecameOptional = changedField(.respFieldBecameOptional, in: .response) {
    pair,
    old,
    new in
    guard old.constant == nil, new.constant == nil else { return nil }
    switch pair.presences(old, new, .response) {
    case (.required, .optional), (.required, .defaulted):
      return FieldFinding(
        "\"\(new.wireName)\" may be missing",
        wire: pair.isNeededByShippedApps(old) ? .breaking : .safe,
        swift: pair.swift
      )
    case (.defaulted, .optional):
      return FieldFinding(
        "\"\(new.wireName)\" has no default any more",
        wire: .safe,
        swift: pair.swift,
        consequence: "Shipped apps read the default where it is missing"
      )
    default: return nil
    }
  }
}
