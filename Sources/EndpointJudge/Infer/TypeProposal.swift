import EndpointJSON
import EndpointSpec

/// Converts observations to type definitions.
struct TypeProposal {
  let observations: Observations
  var definitions: [Definition] = []
  var names: [Int: SwiftName] = [:]
  /// The positions of the definitions.
  var indices: [SwiftName: Int] = [:]
  var taken: Set<String> = []
  /// The objects of places that have a name of their own, by its lowercase form.
  var rootObjects: [String: Int] = [:]
  var roots: Set<Int> = []
  /// The names of the contents of wrappers.
  var contentsNames: [Int: String] = [:]
  /// The counts of the most frequent objects in fields, by the type name that their keys suggest.
  var mostCounts: [String: Int] = [:]
  /// The types that have a field with this type, by name.
  var owners: [String: String] = [:]
  private var hints = TypeHints()
  /// Whether the place of the current definitions is a request body.
  var isBody = false
  /// The rank of this place.
  var rank = 0

  /// True if hints quote values of the samples. Otherwise keys that may be values are omitted, too.
  let showsValues: Bool

  /// The names that only a type with the same spelling may have, by their lowercase forms.
  let spellings: [String: String]

  /// - Parameters:
  ///   - reserved: Names that types must not have.
  ///   - shared: Names of receivers that types may have. Names that differ only in case would be one file.
  init(
    _ observations: Observations,
    reserved: [String] = [],
    shared: [String] = [],
    showsValues: Bool = true
  ) {
    self.observations = observations
    spellings = Dictionary(firstOf: shared.map { ($0.lowercased(), $0) })
    self.showsValues = showsValues
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// Merges equal definitions. Returns the definitions, the removed names, and the hints about the others.
  func merged() -> (
    definitions: [Definition], renamed: [SwiftName: SwiftName], hints: [String]
  ) {
    let shared = SharedDefinitions(definitions, isOfAPI: !showsValues) { name in isFree(name) }
    let filled = UnseenFields(showsValues ? [] : shared.definitions)
    let texts = hints.texts(areJoined: !showsValues) { type, label in
      if shared.renamed[SwiftName(type)] != nil || filled.labels.contains(label) { return .none }
      return showsValues || indices[SwiftName(type)] != nil ? .named : .counted
    }
    return (showsValues ? shared.definitions : filled.definitions, shared.renamed, texts)
  }

  /// Chooses the names of objects at separate places, before parts of other objects can have them.
  ///
  /// - Parameter places: The places with their names in order of preference. The first place with a name has it.
  mutating func reserveNames(_ places: [(place: Int, names: [String])]) -> [Int: String] {
    var chosen: [Int: String] = [:]
    for (place, names) in places {
      let object = object(at: place)
      let name = names.first { isFree($0, for: object) }
      chosen[place] = name ?? names.last.map { numbered($0) { isFree($0, for: object) } }
      if let object, let name = chosen[place] {
        rootObjects[name.lowercased()] = object
        roots.insert(object)
      }
    }
    return chosen
  }

  /// Gives names to the contents of wrappers before parts of other objects can take them: `User` to the users of `UserList`.
  ///
  /// - Parameter wrappers: The places with the names of the contents, and the number of wrappers around them.
  mutating func reserveContents(_ wrappers: [(place: Int, name: String, levels: Int)]) {
    for (place, name, levels) in wrappers {
      guard let contents = contents(at: place, named: name, levels: levels),
        isFree(name, for: contents)
      else { continue }
      rootObjects[name.lowercased()] = contents
      contentsNames[contents] = name
    }
  }

  /// Whether another place with this name has the object of a place, or the object in its wrapper.
  func hasThing(at place: Int, named name: String, in wrapper: String?) -> Bool {
    let levels = wrapper.map(Envelope.levels) ?? 0
    return contents(at: place, named: name, levels: levels)
      .map { rootObjects[name.lowercased()] == $0 } ?? false
  }

  /// Whether an object has several lists and nothing else, so that it is no element of a collection.
  func hasOnlyLists(at place: Int) -> Bool {
    let fields = object(at: place).map { observations.objects[$0].fields } ?? []
    return fields.count > 1
      && fields.allSatisfy { field in
        let value = observations.values[field.value]
        return value.arrays == value.count
      }
  }

  /// The object in the wrappers at a place.
  private func contents(at place: Int, named name: String, levels: Int) -> Int? {
    (0..<levels).reduce(object(at: place)) { object, _ in
      object.flatMap { contents(of: $0, named: name) }
    }
  }

  /// The object in a wrapper, or in its list.
  private func contents(of wrapper: Int, named name: String) -> Int? {
    let all = observations.objects[wrapper].fields
    let fields = all.filter { field in
      Envelope.isKey(field.key) || ProposedName.elementTypeName(field.key) == name
    }
    if fields.isEmpty, all.count == 1 {
      return object(at: all[0].value).flatMap { contents(of: $0, named: name) }
    }
    return fields.compactMap { object(at: $0.value) }.first
  }

  /// The object at a place, or in lists and maps at a place. Nil for other values.
  private func object(at place: Int) -> Int? {
    var value = observations.values[place]
    while value.kinds.count == 1, let element = value.arrays > 0 ? value.element : value.entry {
      value = observations.values[element]
    }
    return value.kinds.count == 1 ? value.object : nil
  }

  /// Infers the type of a separate place.
  ///
  /// - Parameters:
  ///   - collection: The name of the things of the collection that the place is in.
  ///   - rank: Of several places with equal types, the one with the lowest rank names the type.
  ///   - isGuess: Whether the values may be another thing than the name says.
  mutating func proposeUse(
    of place: Int,
    named name: String,
    collection: String?,
    rank: Int,
    isGuess: Bool,
    isBody: Bool
  ) -> TypeReference {
    self.isBody = isBody
    self.rank = rank
    let type = type(of: place, Context(label: name, owner: name, key: name))
    if let root = type.innermostName.flatMap({ indices[$0] }) {
      let isFirst = definitions[root].rank == nil
      definitions[root].isGuess = isGuess && (isFirst || definitions[root].isGuess)
      if isFirst { definitions[root].collection = collection }
      definitions[root].rank = min(rank, definitions[root].rank ?? rank)
    }
    return type
  }

  /// Infers the type of the samples.
  mutating func proposeRoot(_ root: Int, named name: String) -> TypeReference {
    let value = observations.values[root]
    if value.kinds.isEmpty { addHint("the samples hold no value", of: name) }
    let type = TypeReference.named(SwiftName(name))
    if value.kinds.count == 1, let object = value.object {
      define(object, as: name, preferredName: name)
    } else {
      let index = addDefinition(name, preferredName: name)
      definitions[index].alias = presentType(
        of: value,
        Context(label: name, owner: name, key: name)
      )
    }
    return value.nulls > 0 ? .optional(type) : type
  }

  /// The position of a value, for type names and hints.
  struct Context {
    /// `Beer.kind`
    var label: String
    var owner: String
    var key: String
    /// The number of different identifiers beside the value. Half as many texts name things.
    var things = Int.max
  }

  /// Infers the type of a place. It is optional if some values are null.
  mutating func type(of place: Int, _ context: Context) -> TypeReference {
    let value = observations.values[place]
    let isOptional = value.nulls > 0
    let type = presentType(of: value, context)
    if value.kinds.isEmpty, value.count > 0 {
      addHint("nothing but null in the samples", of: context)
    }
    return isOptional ? .optional(type) : type
  }

  private mutating func presentType(of value: ObservedValue, _ context: Context) -> TypeReference {
    guard value.kinds.count <= 1 else {
      let kinds = value.kinds.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
      addHint("of several kinds, \(kinds), so that it is json", of: context)
      return .scalar(.json)
    }
    if value.bools > 0 { return .scalar(.bool) }
    if value.numbers.count > 0 { return .scalar(number(value.numbers, context)) }
    if value.texts.count > 0 { return .scalar(text(value.texts, context)) }
    if value.arrays > 0 {
      guard let element = value.element else {
        addHint("nothing but empty arrays in the samples", of: context)
        return .array(.scalar(.json))
      }
      var inner = context
      inner.key = SwiftNaming.singular(of: context.key)
      return .array(type(of: element, inner))
    }
    if let entry = value.entry {
      addHint("its keys look like data, so that it is a dictionary", of: context)
      var inner = context
      inner.key = SwiftNaming.singular(of: context.key)
      return .dictionary(type(of: entry, inner))
    }
    return value.object.map { named($0, context) } ?? .scalar(.json)
  }

  mutating func addHint(_ text: String, of type: String) {
    hints.add(text, of: type, at: type)
  }

  mutating func addHint(_ text: String, of field: Context) {
    hints.add(text, of: field.owner, at: field.label)
  }
}
