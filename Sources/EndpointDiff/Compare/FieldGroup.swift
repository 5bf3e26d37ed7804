import EndpointGenerator
import EndpointSpec

/// The fields of one owner in both versions: of a struct, of a body, or a whole body or response as a single field.
///
/// Rules about fields only read these groups, so that every value is rated once and in the same way.
package struct FieldGroup {
  /// The owner of the fields. It determines the affected endpoints.
  package enum Owner: Sendable {
    case type(Pair<TypeModel>)
    /// Fields that are arguments.
    case body(Pair<EndpointModel>)
    /// A single field: the whole value that is sent or received. Field rules ignore its optionality.
    case whole(Pair<EndpointModel>)
  }

  unowned let match: Match
  package let owner: Owner
  package let fields: Matched<FieldModel>
  /// The pairs of fields that differ in anything except their location, or whose types changed.
  let changed: [Pair<FieldModel>]
  /// The flows of the fields in both versions.
  package let flows: Set<Flow>
  /// The notation of values in requests.
  private let requestNotation: Notation

  var isChanged: Bool { !changed.isEmpty || !fields.added.isEmpty || !fields.removed.isEmpty }

  init(
    _ match: Match,
    owner: Owner,
    fields: Matched<FieldModel>,
    flows: Set<Flow>,
    in notation: Notation
  ) {
    self.match = match
    self.owner = owner
    self.fields = fields
    self.flows = flows
    requestNotation = notation
    changed = fields.pairs.filter { $0.new != $0.old || !match.changed.keeps($0.new.type) }
  }

  /// The notation of values in one direction.
  func notation(_ direction: Direction) -> Notation {
    direction == .request ? requestNotation : .json
  }

  /// The subject of a field: `Card.image`, `Deck.draw count`, `Deck.draw response`.
  package func subject(of field: FieldModel) -> Subject {
    switch owner {
    case .type(let type): Subject(type.new.name.text, member: field.wireName.text)
    case .body(let endpoint), .whole(let endpoint):
      Subject(endpoint.new.id, part: field.wireName.text)
    }
  }

  /// The location in the old version that lacks an added field.
  package var oldPlace: Place {
    switch owner {
    case .type(let type): type.old.place
    case .body(let endpoint), .whole(let endpoint): endpoint.old.body?.place ?? endpoint.old.place
    }
  }

  /// The location in the new version that lacks a removed field.
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
        self,
        owner: .type(pair),
        fields: fields,
        flows: flows(of: pair),
        in: notation(of: pair, .request)
      )
    }
  }

  /// The flows of a type in both versions, or in either one if there are no common ones.
  package func flows(of type: Pair<TypeModel>) -> Set<Flow> {
    let old = old.reach.flows(of: type.old.name)
    let new = new.reach.flows(of: type.new.name)
    let both = old.intersection(new)
    return both.isEmpty ? old.union(new) : both
  }

  /// The notation of a type's values in one direction.
  func notation(of type: Pair<TypeModel>, _ direction: Direction) -> Notation {
    let isText =
      direction == .request && old.reach.isText(type.old.name) && new.reach.isText(type.new.name)
    return isText ? .text : .json
  }

  /// The endpoints that a change of the type affects, by new name.
  package func endpoints(of type: Pair<TypeModel>, by flows: [Flow] = Flow.allCases) -> EndpointSet
  {
    endpoints(of: type.new.name, by: flows)
  }

  package func endpoints(of group: FieldGroup, by flows: [Flow] = Flow.allCases) -> EndpointSet {
    switch group.owner {
    case .type(let type): endpoints(of: type, by: flows)
    case .body(let endpoint), .whole(let endpoint): endpoints([endpoint.new.id])
    }
  }
}

/// The structs that declare included fields. A change of an included field belongs to that struct.
struct FieldHomes: Sendable {
  /// The declarations of included fields: `Base.id` for `Card.id`.
  private var declarations: [Subject: Subject] = [:]
  private var included: [String: [String]] = [:]

  init(_ document: SpecDocument, _ model: APIModel) {
    let structures = document.types.compactMap { type -> (String, StructSpec)? in
      guard case .fields(let structure) = type.value.form else { return nil }
      return (type.name.value, structure)
    }
    guard structures.contains(where: { !$0.1.include.isEmpty }) else { return }
    var homes: [ObjectIdentifier: String] = [:]
    for (name, structure) in structures {
      included[name] = structure.include.map(\.value)
      for field in structure.fields { homes[ObjectIdentifier(field)] = name }
    }
    for type in model.types {
      for field in type.fields {
        guard let home = homes[ObjectIdentifier(field.written)], home != type.name.text else {
          continue
        }
        let name = field.wireName.text
        declarations[Subject(type.name.text, member: name)] = Subject(home, member: name)
      }
    }
  }

  /// The declaration of a field. Nil if its type does not include it.
  func declaration(of field: Subject) -> Subject? { declarations[field] }

  /// The structs whose fields a struct includes, directly or indirectly.
  func homes(of type: String) -> Set<String> {
    reachable(from: included[type] ?? []) { included[$0] ?? [] }
  }
}
