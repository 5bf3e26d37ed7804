import EndpointSpec

extension ChangeRule {
  /// A rule about fields that both versions have, as they travel one way.
  static func changedField(
    _ kind: ChangeKind,
    in direction: Direction,
    find: @escaping @Sendable (FieldPair, _ old: FieldModel, _ new: FieldModel) -> FieldFinding?
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.fieldGroups.flatMap { group in
        group.changed.compactMap { fields in
          let pair = FieldPair(match, group, fields)
          guard pair.travels(direction), let found = find(pair, fields.old, fields.new) else {
            return nil
          }
          return pair.change(kind, direction, found)
        }
      }
    }
  }

  static func addedField(
    _ kind: ChangeKind,
    in direction: Direction,
    find: @escaping @Sendable (FieldPair, FieldModel) -> FieldFinding?
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.fieldGroups.flatMap { group in
        group.fields.added.compactMap { field in
          let pair = FieldPair(match: match, group: group, old: nil, new: field)
          guard pair.travels(direction), let found = find(pair, field) else { return nil }
          return pair.change(kind, direction, found)
        }
      }
    }
  }

  static func removedField(
    _ kind: ChangeKind,
    in direction: Direction,
    find: @escaping @Sendable (FieldPair, FieldModel) -> FieldFinding?
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.fieldGroups.flatMap { group in
        group.fields.removed.compactMap { field in
          let pair = FieldPair(match: match, group: group, old: field, new: nil)
          guard pair.travels(direction), let found = find(pair, field) else { return nil }
          return pair.change(kind, direction, found)
        }
      }
    }
  }
}
