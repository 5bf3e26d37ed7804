import EndpointSpec

/// The fields of one owner in both versions: those of a struct, those of a body that are arguments, or a whole body or response as if it
/// were one field.
///
/// Rules about fields read nothing else, so that a value is judged alike wherever it stands, and once.
package struct FieldGroup: Sendable {
  /// The owner of the fields. It decides which endpoints a finding affects.
  package enum Owner: Sendable {
    case type(Pair<TypeModel>)
    /// Fields that are arguments.
    case body(Pair<EndpointModel>)
    /// One field: the whole value that is sent or received. Rules about fields ignore whether it may be nil.
    case whole(Pair<EndpointModel>)
  }

  package let owner: Owner
  package let fields: Matched<FieldModel>
  /// The pairs of fields in which anything but the place differs, or what their type means.
  let changed: [Pair<FieldModel>]
  /// The ways in which the fields travel in both versions.
  package let flows: Set<Flow>
  /// How requests write the values.
  private let requestNotation: Notation

  var isChanged: Bool { !changed.isEmpty || !fields.added.isEmpty || !fields.removed.isEmpty }

  init(
    owner: Owner,
    fields: Matched<FieldModel>,
    flows: Set<Flow>,
    in notation: Notation,
    _ names: ChangedNames
  ) {
    self.owner = owner
    self.fields = fields
    self.flows = flows
    requestNotation = notation
    changed = fields.pairs.filter { $0.new != $0.old || !names.keeps($0.new.type) }
  }

  /// How the values are written in one direction.
  func notation(_ direction: Direction) -> Notation {
    direction == .request ? requestNotation : .json
  }

  /// How findings call a field: `Card.image` of a struct, `Deck.draw count` of a body, `Deck.draw response`.
  package func subject(of field: FieldModel) -> String {
    switch owner {
    case .type(let type): "\(type.new.name).\(field.wireName)"
    case .body(let endpoint), .whole(let endpoint): "\(endpoint.new.id) \(field.wireName)"
    }
  }

  /// Where an added field is missing in the old version …
  package var oldPlace: Place {
    switch owner {
    case .type(let type): type.old.place
    case .body(let endpoint), .whole(let endpoint): endpoint.old.body?.place ?? endpoint.old.place
    }
  }

  /// … and a removed one in the new version.
  package var newPlace: Place {
    switch owner {
    case .type(let type): type.new.place
    case .body(let endpoint), .whole(let endpoint): endpoint.new.body?.place ?? endpoint.new.place
    }
  }
}

extension Match {
  func typeGroups() -> [FieldGroup] {
    changedTypes.compactMap { pair in
      guard case .structure(let old) = pair.old.form, case .structure(let new) = pair.new.form
      else {
        return nil
      }
      let fields = matchFields(old.fields, new.fields)
      return FieldGroup(
        owner: .type(pair),
        fields: fields,
        flows: flows(of: pair),
        in: notation(of: pair, .request),
        changed
      )
    }
  }

  /// The ways in which a type travels in both versions; where that is none, in either.
  package func flows(of type: Pair<TypeModel>) -> Set<Flow> {
    let old = old.reach.flows(of: type.old.name)
    let new = new.reach.flows(of: type.new.name)
    let both = old.intersection(new)
    return both.isEmpty ? old.union(new) : both
  }

  /// How values of a type are written in one direction.
  func notation(of type: Pair<TypeModel>, _ direction: Direction) -> Notation {
    let isText =
      direction == .request && old.reach.isText(type.old.name) && new.reach.isText(type.new.name)
    return isText ? .text : .json
  }

  /// The endpoints that a change of the type reaches, by the names of the new version.
  package func endpoints(of type: Pair<TypeModel>, by flows: [Flow] = Flow.allCases) -> [String] {
    reachedEndpoints.endpoints(of: type.new.name, by: flows)
      ?? new.reach.endpoints(of: type.new.name, by: flows)
  }

  package func endpoints(of group: FieldGroup, by flows: [Flow] = Flow.allCases) -> [String] {
    switch group.owner {
    case .type(let type): endpoints(of: type, by: flows)
    case .body(let endpoint), .whole(let endpoint): [endpoint.new.id]
    }
  }
}
