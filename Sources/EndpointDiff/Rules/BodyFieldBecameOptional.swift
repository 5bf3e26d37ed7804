import EndpointSpec

extension ChangeRule {
  /// A field that requests may leave out now. With a default the property keeps its type.
  static let bodyFieldBecameOptional = changedField(.bodyFieldBecameOptional, in: .request) {
    pair,
    old,
    new in
    guard old.constant == nil, !(old.isNullable && !new.isNullable),
      pair.presence(of: old, in: pair.match.old, .request) == .required
    else { return nil }
    switch pair.presence(of: new, in: pair.match.new, .request) {
    case .required: return nil
    case .optional:
      // An argument that takes nil takes what it took.
      let swift: Level? = pair.isArgument || old.isNullable ? pair.swift : nil
      return FieldFinding("\"\(new.wireName)\" may be left out", swift: swift)
    case .defaulted: return FieldFinding("\"\(new.wireName)\" has a default", swift: pair.swift)
    }
  }
}
