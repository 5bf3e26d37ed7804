import EndpointSpec

extension ChangeRule {
  /// A field that requests could leave out. One with a default was always sent, so that shipped apps go on working.
  static let bodyFieldBecameRequired = changedField(.bodyFieldBecameRequired, in: .request) {
    pair,
    old,
    new in
    let (was, presence) = pair.presences(old, new, .request)
    guard was != .required, presence == .required, new.constant == nil else { return nil }
    if was == .defaulted {
      return FieldFinding(
        "\"\(new.wireName)\" has no default any more",
        wire: .safe,
        consequence: "Shipped apps always send it: the default where nothing else is said"
      )
    }
    // nil still stands for it, and is sent as null.
    let swift: Level? = new.isNullable ? pair.swift : nil
    return FieldFinding("\"\(new.wireName)\" is required", swift: swift)
  }
}
