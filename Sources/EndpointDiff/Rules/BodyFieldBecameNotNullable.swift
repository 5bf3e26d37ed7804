import EndpointSpec

extension ChangeRule {
  /// A field that cannot be sent as null any more.
  static let bodyFieldBecameNotNullable = changedField(.bodyFieldBecameNotNullable, in: .request) {
    pair,
    old,
    new in
    guard old.isNullable, !new.isNullable else { return nil }
    return FieldFinding("null does not stand for \"\(new.wireName)\" any more", swift: pair.swift)
  }
}
