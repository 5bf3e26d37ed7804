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
  func isKept(from old: TypeModel?) -> Bool {
    guard let old, deprecation == nil, old.deprecation == nil else { return false }
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
      areAlike(new.fields, old.fields) { $0.isAlike($1) } && new.additional == old.additional
    case (.identifier(let new), .identifier(let old)): new == old
    case (.enumeration(let new), .enumeration(let old)):
      new.rawType == old.rawType && new.isClosed == old.isClosed
        && areAlike(new.cases, old.cases) { $0.isAlike($1) }
    case (.union(let new), .union(let old)):
      new.by == old.by && new.isClosed == old.isClosed && new.isIndirect == old.isIndirect
        && areAlike(new.members, old.members) { $0.isAlike($1) }
    case (.alias(let new), .alias(let old)): new == old
    default: false
    }
  }
}

func areAlike<Part>(
  _ new: [Part],
  _ old: [Part],
  by isAlike: (Part, Part) -> Bool
) -> Bool {
  new.count == old.count && zip(new, old).allSatisfy(isAlike)
}

extension FieldModel {
  /// Whether only the place differs.
  func isAlike(_ old: FieldModel) -> Bool {
    var old = old
    old.place = place
    return self == old
  }
}

extension ParameterModel {
  /// Whether only the place differs.
  func isAlike(_ old: ParameterModel) -> Bool {
    var old = old
    old.field.place = field.place
    return self == old
  }
}

extension EnumModel.Case {
  fileprivate func isAlike(_ old: EnumModel.Case) -> Bool {
    var old = old
    old.place = place
    return self == old
  }
}

extension UnionModel.Member {
  fileprivate func isAlike(_ old: UnionModel.Member) -> Bool {
    var old = old
    old.place = place
    return self == old
  }
}
