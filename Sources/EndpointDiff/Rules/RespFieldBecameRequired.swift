import EndpointSpec

extension ChangeRule {
  /// A field that answers always have now, or that a default stands for. What had a default keeps its type; only code that
  /// makes such values by hand has to give it.
  static let respFieldBecameRequired = changedField(.respFieldBecameRequired, in: .response) {
    pair,
    old,
    new in
    guard old.constant == nil, new.constant == nil else { return nil }
    switch pair.presences(old, new, .response) {
    case (.optional, .required):
      return FieldFinding("\"\(new.wireName)\" is always there", swift: pair.swift)
    case (.optional, .defaulted):
      return FieldFinding("\"\(new.wireName)\" has a default", swift: pair.swift)
    case (.defaulted, .required):
      return FieldFinding("\"\(new.wireName)\" is always there", swift: max(pair.swift, .care))
    default: return nil
    }
  }
}
