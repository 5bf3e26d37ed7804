import EndpointSpec

extension ChangeRule {
  /// A field that can be sent as null. An argument that takes nil takes what it took.
  static let bodyFieldBecameNullable = changedField(.bodyFieldBecameNullable, in: .request) {
    pair,
    old,
    new in
    guard !old.isNullable, new.isNullable,
      pair.match.old.isOptional(old.type) == pair.match.new.isOptional(new.type)
    else { return nil }
    return FieldFinding("null stands for \"\(new.wireName)\" too", swift: pair.swift)
  }
}
