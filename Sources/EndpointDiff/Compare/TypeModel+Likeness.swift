import EndpointSpec

extension TypeModel {
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
    form == old.form && documentation == old.documentation && deprecation == old.deprecation
      && was == old.was && isSent == old.isSent && isReceived == old.isReceived
      && isInline == old.isInline
  }
}
