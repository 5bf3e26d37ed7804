import EndpointGenerator
import EndpointSpec

/// The subjects that renamed declarations had in the old version.
struct FormerSubjects {
  /// Of types and endpoints, by their new names.
  private var owners: [String: String] = [:]
  /// Of fields, values, members, parameters and failures.
  private var parts: [Subject: Subject] = [:]

  init(_ match: Match) {
    for pair in match.types.pairs { owners[pair.new.name.text] = pair.old.name.text }
    for pair in match.endpoints.pairs { owners[pair.new.id] = pair.old.id }
    for group in match.fieldGroups { add(group) }
    for group in match.parameterGroups { add(group) }
    for pair in match.enumPairs { add(pair.variants, of: pair.types) }
    for pair in match.unionPairs { add(pair.variants, of: pair.types) }
    for pair in match.failurePairs { add(pair) }
  }

  /// The subject in the old version. Nil for a declaration that has the same one.
  func former(of subject: Subject) -> Subject? {
    let owner = owners[subject.owner] ?? subject.owner
    let former =
      parts[subject] ?? Subject(owner, member: subject.member, part: subject.part)
    return former == subject ? nil : former
  }

  private mutating func add(_ group: FieldGroup) {
    for pair in group.fields.pairs where pair.old.wireName != pair.new.wireName {
      let (old, new) = (pair.old.wireName.text, pair.new.wireName.text)
      switch group.owner {
      case .type(let type):
        parts[Subject(type.new.name.text, member: new)] =
          Subject(type.old.name.text, member: old)
      case .body(let endpoint), .whole(let endpoint):
        parts[Subject(endpoint.new.id, part: new)] = Subject(endpoint.old.id, part: old)
      }
    }
  }

  private mutating func add(_ group: ParameterGroup) {
    for pair in group.parameters.pairs + group.bodyFields.pairs {
      let (old, new) = (pair.old.field.wireName, pair.new.field.wireName)
      guard old != new else { continue }
      parts[Subject(group.endpoint.new.id, part: new.text)] =
        Subject(group.endpoint.old.id, part: old.text)
    }
  }

  private mutating func add(
    _ variants: Matched<some TypeVariant>,
    of types: Pair<TypeModel>
  ) {
    for pair in variants.pairs where pair.old.name != pair.new.name {
      parts[Subject(types.new.name.text, member: pair.new.name.text)] =
        Subject(types.old.name.text, member: pair.old.name.text)
    }
  }

  private mutating func add(_ failures: FailurePair) {
    let owners = failures.endpoint.map { ($0.old.id, $0.new.id) } ?? ("errors", "errors")
    for pair in failures.renamed {
      parts[Subject(owners.1, part: pair.new.name.text)] =
        Subject(owners.0, part: pair.old.name.text)
    }
  }
}

extension Change {
  /// The change with the subjects of renamed declarations in the old version.
  func knowing(_ names: FormerSubjects) -> Change {
    var change = self
    change.former = names.former(of: subject)
    for index in places.indices {
      change.places[index].former = names.former(of: places[index].subject)
    }
    return change
  }
}
