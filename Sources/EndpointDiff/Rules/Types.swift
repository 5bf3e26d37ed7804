import EndpointSpec

extension ChangeRule {
  /// The rules on types as a whole.
  static let types: [ChangeRule] = [
    // `was` creates a deprecated typealias, so code with the old name compiles with a warning.
    ChangeKind[.typeRenamed].rule { kind, match in
      match.changedTypes.filter { $0.old.name != $0.new.name }.map { pair in
        let (old, new) = (pair.old.name.text, pair.new.name.text)
        let change = match.change(kind, pair, "`\(old)` is now called `\(new)`").showing(old, new)
        let names = match.symbols.new
        let hasOldName = names.resolved(old) == names.resolved(new)
        return hasOldName
          ? change.keepingOldName() : change.advising("add `\"was\": \"\(old)\"`")
      }
    },
    // If it was used, the changes of its users are the findings.
    ChangeKind[.typeRemovedUnreferenced].rule { kind, match in
      match.types.removed.filter { !$0.isInline && match.old.reach.flows(of: $0.name).isEmpty }
        .map { match.change(kind, $0.name.text, "the type was removed", before: $0.place) }
    },
    // An inline type is reported with its owner.
    ChangeKind[.typeAdded].rule { kind, match in
      match.types.added.filter { !$0.isInline }.map { type in
        match.change(kind, type.name.text, "the type is new", after: type.place)
          .affecting(match.new.reach.endpoints(of: type.name))
      }
    },
  ]
}
