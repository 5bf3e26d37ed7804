import EndpointSpec

extension ChangeRule {
  /// A field that takes every value that it took, as another type in Swift.
  static let bodyFieldTypeWidened = changedField(.bodyFieldTypeWidened, in: .request) {
    pair,
    old,
    new in
    switch pair.relation(old, new) {
    case .widened, .equalOnWire: FieldFinding("\"\(new.wireName)\" is \(new.type.specText)")
    default: nil
    }
  }
}

extension FieldPair {
  /// How the values of the field stand to those that it had; a form on the wire of its own is another form.
  func relation(_ old: FieldModel, _ new: FieldModel) -> TypeRelation {
    guard old.constant == nil, new.constant == nil else { return .same }
    // What changed inside of an alias is told of the alias.
    if match.isSame(old.type, new.type), old.wire == new.wire { return .same }
    let relation = match.difference(old.type, new.type).relation
    return old.wire == new.wire ? relation : relation.and(.reformatted)
  }
}
