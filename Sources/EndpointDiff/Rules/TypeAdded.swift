import EndpointSpec

extension ChangeRule {
  /// A type that the old version has under no name. One that is defined where it is used comes with its owner.
  static let typeAdded = ChangeRule(.typeAdded) { match in
    match.types.added.filter { !$0.isInline }.map { type in
      var change = Change(.typeAdded, subject: type.name.text, "the type is new")
      change.before = match.old.position(of: match.old.model.namePlace)
      change.after = match.new.position(of: type.place)
      change.endpoints = match.new.reach.endpoints(of: type.name)
      return change
    }
  }
}
