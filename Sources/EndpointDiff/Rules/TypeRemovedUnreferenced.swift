import EndpointSpec

extension ChangeRule {
  /// A type that is gone though nothing that travels used it. Where one was used, what used it has changed, and is the finding.
  static let typeRemovedUnreferenced = ChangeRule(.typeRemovedUnreferenced) { match in
    match.types.removed.filter { !$0.isInline && match.old.reach.flows(of: $0.name).isEmpty }
      .map { type in
        var change = Change(.typeRemovedUnreferenced, subject: type.name.text, "the type is gone")
        change.before = match.old.position(of: type.place)
        change.after = match.new.position(of: match.new.model.namePlace)
        return change
      }
  }
}
