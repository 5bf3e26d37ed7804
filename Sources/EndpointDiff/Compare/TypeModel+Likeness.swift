import EndpointSpec

extension TypeModel {
  /// The types that it names.
  var namedParts: [SwiftName] {
    switch form {
    case .structure(let structure):
      structure.fields.compactMap(\.type.innermostName)
        + [structure.additional?.innermostName].compactMap { $0 }
    case .union(let union): union.members.compactMap(\.type.innermostName)
    case .alias(let target): [target.innermostName].compactMap { $0 }
    case .identifier, .enumeration: []
    }
  }

  /// Whether its name means a type of the same form that neither version deprecates.
  func isKept(from old: TypeModel) -> Bool {
    guard deprecation == nil, old.deprecation == nil else { return false }
    switch (form, old.form) {
    case (.structure, .structure), (.identifier, .identifier), (.enumeration, .enumeration),
      (.union, .union):
      return true
    default: return false
    }
  }

  /// Whether only places differ.
  func isAlike(_ old: TypeModel) -> Bool {
    form.isAlike(old.form) && documentation == old.documentation && deprecation == old.deprecation
      && was == old.was && isSent == old.isSent && isReceived == old.isReceived
      && isInline == old.isInline
  }
}

extension TypeModel.Form {
  fileprivate func isAlike(_ old: TypeModel.Form) -> Bool {
    switch (self, old) {
    case (.structure(let new), .structure(let old)):
      new.fields == old.fields && new.additional == old.additional
    case (.identifier(let new), .identifier(let old)): new == old
    case (.enumeration(let new), .enumeration(let old)):
      new.rawType == old.rawType && new.isClosed == old.isClosed && new.cases == old.cases
    case (.union(let new), .union(let old)):
      new.by == old.by && new.isClosed == old.isClosed && new.isIndirect == old.isIndirect
        && new.members == old.members
    case (.alias(let new), .alias(let old)): new == old
    default: false
    }
  }
}
