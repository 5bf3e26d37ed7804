import EndpointSpec

extension ChangeRule {
  /// A field that requests may leave out now. With a default the property keeps its type.
  static let bodyFieldBecameOptional = changedField(.bodyFieldBecameOptional, in: .request) {
    pair,
    old,
    new in
    let (was, presence) = pair.presences(old, new, .request)
    guard old.constant == nil, !(old.isNullable && !new.isNullable), was == .required else {
      return nil
    }
    switch presence {
    case .required: return nil
    case .optional:
      // An argument that takes nil takes what it took.
      let swift: Level? = pair.isArgument || old.isNullable ? pair.swift : nil
      return FieldFinding("\"\(new.wireName)\" may be left out", swift: swift)
    case .defaulted: return FieldFinding("\"\(new.wireName)\" has a default", swift: pair.swift)
    }
  }
}
