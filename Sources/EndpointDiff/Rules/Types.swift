import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on types as a whole.
  static let types: [ChangeRule] = [
    ChangeKind[.typeRenamed].rule { kind, match in
      match.changedTypes.filter { $0.old.name != $0.new.name }.map { pair in
        let (old, new) = (pair.old.name.text, pair.new.name.text)
        let change = match.change(kind, pair, "`\(old)` is now called `\(new)`").showing(old, new)
        if match.new.model.type(named: pair.old.name) != nil {
          return change.advising("keep the old name, which is that of another type now")
        }
        let names = match.symbols.new
        let hasOldName = names.resolved(old) == names.resolved(new)
        return hasOldName
          ? change.keepingOldName() : change.advising("add `\"was\": \"\(old)\"`")
      }
    },
    // If the type was used, the changes of its users are the findings.
    ChangeKind[.typeRemovedUnreferenced].rule { kind, match in
      match.types.removed.filter { !$0.isInline && match.old.reach.flows(of: $0.name).isEmpty }
        .map { match.change(kind, Subject($0.name.text), "the type was removed", at: $0.place) }
    },
    // An inline type is reported with its owner.
    ChangeKind[.typeAdded].rule { kind, match in
      match.types.added.filter { !$0.isInline }.map { type in
        match.change(kind, Subject(type.name.text), "the type is new", at: nil, type.place)
          .affecting(match.endpoints(of: type.name))
      }
    },
  ]
}
