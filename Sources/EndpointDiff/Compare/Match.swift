import EndpointGenerator
import EndpointSpec

/// Both versions of an API with what belongs together found: what every rule reads.
package struct Match: Sendable {
  package let old: Side
  package let new: Side
  /// The day of the comparison, `2026-11-21`; nil: no sunset has come.
  package let today: String?
  package let endpoints: Matched<EndpointModel>
  package let types: Matched<TypeModel>
  /// The fields of all types, bodies and answers that both versions have: types first.
  package private(set) var fieldGroups: [FieldGroup] = []
  /// Those in which anything differs.
  private(set) var changedFieldGroups: [FieldGroup] = []
  /// The answers that both versions of an endpoint have.
  private(set) var answerPairs: [AnswerPair] = []
  /// The enums that both versions have …
  package private(set) var enumPairs: [EnumPair] = []
  /// … and the unions.
  package private(set) var unionPairs: [UnionPair] = []
  let oldHomes: FieldHomes
  let newHomes: FieldHomes
  /// What did not change at all.
  let unchanged: UnchangedDeclarations
  /// What both generated modules declare, and how that differs: without what did not change.
  package let symbols: SymbolComparison
  /// The parameters of all endpoints that both versions have.
  package let parameterGroups: [ParameterGroup]
  /// Who uses which type in the old version …
  package let oldReach: TypeReach
  /// … and in the new one.
  package let newReach: TypeReach
  /// The new name of each old type that has one.
  private let newNames: [SwiftName: SwiftName]

  package init(old: Side, new: Side, today: String? = nil) {
    self.old = old
    self.new = new
    self.today = today
    endpoints = matchEndpoints(old.model, new.model)
    let unchanged = UnchangedDeclarations(
      old: old.model,
      new: new.model,
      endpoints: endpoints.pairs
    )
    self.unchanged = unchanged
    parameterGroups = endpoints.pairs.map { ParameterGroup($0, old: old, new: new, unchanged) }
    types = matchTypes(old.model, new.model, endpoints: endpoints.pairs)
    oldReach = TypeReach(old.model)
    newReach = TypeReach(new.model)
    oldHomes = FieldHomes(old.document)
    newHomes = FieldHomes(new.document)
    symbols = SymbolComparison(old: old.model, new: new.model, leavingOut: unchanged)
    newNames = Dictionary(
      types.pairs.map { ($0.old.name, $0.new.name) },
      uniquingKeysWith: { first, _ in first }
    )
    answerPairs = findAnswerPairs()
    fieldGroups = typeGroups() + bodyGroups() + answerGroups()
    changedFieldGroups = fieldGroups.filter(\.isChanged)
    enumPairs = findEnumPairs()
    unionPairs = findUnionPairs()
  }

  /// Whether two types are the same one, each in its version: named types as they are matched, whatever changed inside.
  package func isSame(_ old: TypeReference, _ new: TypeReference) -> Bool {
    switch (old, new) {
    case (.named(let old), .named(let new)): newNames[old] == new
    case (.array(let old), .array(let new)): isSame(old, new)
    case (.dictionary(let old), .dictionary(let new)): isSame(old, new)
    case (.optional(let old), .optional(let new)): isSame(old, new)
    default: old == new
    }
  }
}
