import EndpointSpec

extension ChangeRule {
  /// A member of a union that holds another type: the kinds are those of a field that does.
  static let unionMembers: [ChangeRule] = [
    member(.respFieldTypeChanged, in: .response, [.widened, .changed, .reformatted]),
    member(.respFieldTypeNarrowed, in: .response, [.narrowed, .equalOnWire]),
    member(.bodyFieldTypeChanged, in: .request, [.narrowed, .changed, .reformatted]),
    member(.bodyFieldTypeWidened, in: .request, [.widened, .equalOnWire]),
    renamedMember,
  ]

  private static func member(
    _ kind: ChangeKind,
    in direction: Direction,
    _ relations: [TypeRelation]
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.unionPairs.filter { direction == .request ? $0.isSent : $0.isReceived }
        .flatMap { pair in
          pair.variants.pairs.compactMap { members in
            let relation = match.difference(members.old.type, members.new.type).relation
            guard relations.contains(relation) else { return nil }
            let summary = "`\(members.new.name)` is \(members.new.type.specText)"
            return pair.change(kind, members.old, members.new, summary, in: direction, match)
          }
        }
    }
  }

  private static let renamedMember = ChangeRule(.respFieldSwiftNameChanged) { match in
    match.unionPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { members in
        let direction: Direction = pair.isReceived ? .response : .request
        return pair.change(
          .respFieldSwiftNameChanged,
          members.old,
          members.new,
          "`\(members.old.name)` is called `\(members.new.name)`",
          in: direction,
          match
        ) { change in
          change.old = members.old.name.text
          change.new = members.new.name.text
        }
      }
    }
  }
}
