import EndpointGenerator
import EndpointSpec

/// Both versions of an API with their declarations matched. All rules read it.
///
/// A class, since copies of a value of this size would be a tenth of the module's machine code.
package final class Match {
  package let old: Side
  package let new: Side
  /// The date of the comparison, such as `2026-11-21`. Nil if no sunset has passed.
  package let today: String?
  package let endpoints: Matched<EndpointModel>
  package let types: Matched<TypeModel>
  /// The endpoints of both versions that differ in anything except locations, or whose types changed. Rules about
  /// changes only examine these.
  let changedEndpoints: [Pair<EndpointModel>]
  /// The types of both versions that changed.
  let changedTypes: [Pair<TypeModel>]
  private(set) lazy var parameterGroups = changedEndpoints.map { ParameterGroup($0, self) }
  /// The responses in both versions of changed endpoints.
  private(set) lazy var responsePairs = findResponsePairs()
  /// The fields of changed types, bodies and responses, types first.
  private(set) lazy var fieldGroups =
    (typeGroups() + bodyGroups() + responseGroups()).filter(\.isChanged)
  private(set) lazy var enumPairs = findEnumPairs()
  /// The changed unions of both versions.
  private(set) lazy var unionPairs = findUnionPairs(among: changedTypes)
  let changed: ChangedNames
  /// The endpoints that are called on values of a type and send one of its fields, such as `self.id`.
  private lazy var receiverUses = Dictionary(
    grouping: new.model.endpoints.flatMap(\.receiverUses),
    by: \.use
  )
  private(set) lazy var words = NameWords([old.model, new.model])
  /// The differences between the declarations of both generated modules.
  package let symbols: SymbolComparison
  /// The new names of old types.
  private let newNames: [SwiftName: SwiftName]
  private let endpointNames: EndpointSet.Names

  package init(old: Side, new: Side, today: String? = nil) {
    self.old = old
    self.new = new
    self.today = today
    endpoints = matchEndpoints(old.model, new.model)
    let changed = ChangedNames(old: old.model, new: new.model, endpoints: endpoints)
    self.changed = changed
    changedEndpoints = endpoints.pairs.filter { changed.newEndpoints.contains($0.new.id) }
    types = matchTypes(old.model, new.model, endpoints: changedEndpoints)
    changedTypes = types.pairs.filter { changed.types.contains($0.new.name) }
    endpointNames = EndpointSet.Names((new.model.endpoints + endpoints.removed).map(\.id))
    symbols = SymbolComparison(old: old.model, new: new.model, changed)
    newNames = Dictionary(firstOf: types.pairs.map { ($0.old.name, $0.new.name) })
  }

  /// The endpoints that are called on values of the type and send its field.
  func endpoints(calledOn type: SwiftName, by field: SwiftName) -> EndpointSet {
    endpoints(receiverUses[ReceiverUse(type: type, field: field)]?.map(\.endpoint) ?? [])
  }

  /// The endpoints with these names, in either version.
  func endpoints(_ names: [String]) -> EndpointSet { EndpointSet(names, of: endpointNames) }

  /// The endpoints that a change of a type in the new version affects.
  func endpoints(of type: SwiftName, by flows: [Flow] = Flow.allCases) -> EndpointSet {
    EndpointSet(new.reach.endpoints(of: type, by: flows), of: endpointNames)
  }

  /// The new name of an old type. Nil if the type was removed.
  func newName(of type: SwiftName) -> SwiftName? { newNames[type] }

  /// Whether two types are matched with each other, whatever changed inside.
  package func isSame(_ old: TypeReference, _ new: TypeReference) -> Bool {
    switch (old, new) {
    case (.named(let old), .named(let new)): newNames[old] == new
    case (.array(let old), .array(let new)): isSame(old, new)
    case (.dictionary(let old), .dictionary(let new)): isSame(old, new)
    case (.optional(let old), .optional(let new)): isSame(old, new)
    case (.scalar, _), (.named, _), (.array, _), (.dictionary, _), (.optional, _): old == new
    }
  }
}

extension Match {
  /// The type with the new names of matched types.
  func successor(of type: TypeReference) -> TypeReference {
    switch type {
    case .named(let name): .named(newName(of: name) ?? name)
    case .array(let element): .array(successor(of: element))
    case .dictionary(let value): .dictionary(successor(of: value))
    case .optional(let wrapped): .optional(successor(of: wrapped))
    case .scalar: type
    }
  }

  /// A change of an endpoint that both versions have.
  ///
  /// - Parameters:
  ///   - place: The location in the definition. Defaults to the endpoint's name.
  func change(
    _ kind: ChangeKind,
    _ endpoint: Pair<EndpointModel>,
    _ summary: String,
    at place: (EndpointDefinition) -> Place? = { _ in nil }
  ) -> Change {
    var change = Change(kind, subject: Subject(endpoint.new.id), summary)
    change.before = old.position(of: endpoint.old, place)
    change.after = new.position(of: endpoint.new, place)
    change.endpoints = endpoints([endpoint.new.id])
    return change
  }

  /// A change of a type that both versions have.
  func change(_ kind: ChangeKind, _ type: Pair<TypeModel>, _ summary: String) -> Change {
    change(kind, Subject(type.new.name.text), summary, at: type.old.place, type.new.place)
      .affecting(endpoints(of: type))
  }

  /// A change of any declaration.
  ///
  /// - Parameters:
  ///   - before: The location in the old version. Defaults to the API's name, as does `after`.
  func change(
    _ kind: ChangeKind,
    _ subject: Subject,
    _ summary: String,
    at before: Place? = nil,
    _ after: Place? = nil
  ) -> Change {
    var change = Change(kind, subject: subject, summary)
    change.before = old.position(of: before ?? old.model.namePlace)
    change.after = new.position(of: after ?? new.model.namePlace)
    return change
  }

  /// The change of an endpoint as a change of the defaults that it inherits.
  func ofDefaults(_ change: Change, at place: (DefaultsSpec) -> Place?) -> Change {
    var change = change
    change.subject = Subject("defaults")
    change.before = old.position(of: place(old.document.defaults) ?? old.model.namePlace)
    change.after = new.position(of: place(new.document.defaults) ?? new.model.namePlace)
    return change
  }
}

/// A field of a type that endpoints send when they are called on its values.
private struct ReceiverUse: Hashable {
  let type: SwiftName
  let field: SwiftName
}

extension EndpointModel {
  fileprivate var receiverUses: [(use: ReceiverUse, endpoint: String)] {
    guard case .type(let type) = receiver else { return [] }
    return parameters.compactMap { parameter in
      guard case .receiverField(let field) = parameter.binding else { return nil }
      return (ReceiverUse(type: type, field: field), id)
    }
  }
}

extension Side {
  /// The location of an endpoint's fact, or of the endpoint if it does not declare it.
  func position(
    of endpoint: EndpointModel,
    _ place: (EndpointDefinition) -> Place?
  ) -> Position {
    position(of: place(endpoint.written.value) ?? endpoint.place)
  }
}

/// One version of a spec, with lookups for the comparison.
///
/// It contains everything that does not depend on the other version, so that this is computed when the version is read.
package final class Side: Sendable {
  /// The name of the version: `main`, `working tree`, `old/DeckOfCards.json`.
  package let label: String
  /// The spec's file or folder, such as `Specs/DeckOfCards.json`.
  package let path: String
  package let model: APIModel
  /// The spec as written, for the locations of merged parts.
  package let document: SpecDocument
  /// The media types that an OpenAPI document lists, by endpoint. Empty for a spec.
  let offers: [String: OfferedMediaTypes]
  /// The users of each type.
  package let reach: TypeReach
  let homes: FieldHomes
  private let lines: [LineTable]

  package init(
    label: String,
    path: String,
    model: APIModel,
    document: SpecDocument,
    offers: [String: OfferedMediaTypes] = [:]
  ) {
    self.label = label
    self.path = path
    self.model = model
    self.document = document
    self.offers = offers
    reach = TypeReach(model)
    homes = FieldHomes(document, model)
    lines = model.files.map { LineTable($0.bytes) }
  }

  /// The line and column of a location.
  package func position(of place: Place) -> Position {
    let (line, column) = lines[place.file].position(of: place.start)
    return Position(path: model.files[place.file].path, line: line, column: column)
  }
}
