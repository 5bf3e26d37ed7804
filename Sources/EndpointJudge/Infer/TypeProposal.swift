import EndpointJSON
import EndpointSpec

/// Converts observations to type definitions.
struct TypeProposal {
  private let observations: Observations
  private var definitions: [Definition] = []
  private var names: [Int: SwiftName] = [:]
  /// The positions of the definitions.
  private var indices: [SwiftName: Int] = [:]
  private var taken: Set<String> = []
  /// The objects of places that have a name of their own, by its lowercase form.
  private var rootObjects: [String: Int] = [:]
  private var roots: Set<Int> = []
  /// The names of the contents of wrappers.
  private var contentsNames: [Int: String] = [:]
  /// The counts of the most frequent objects in fields, by the type name that their keys suggest.
  private var mostCounts: [String: Int] = [:]
  /// The types that have a field with this type, by name.
  private var owners: [String: String] = [:]
  private var hints = TypeHints()
  /// Whether the place of the current definitions is a request body.
  private var isBody = false
  /// The rank of this place.
  private var rank = 0

  /// True if hints quote values of the samples. Otherwise keys that may be values are omitted, too.
  let showsValues: Bool

  /// The names that only a type with the same spelling may have, by their lowercase forms.
  private let spellings: [String: String]

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

  // MARK: - Objects

  private mutating func named(_ object: Int, _ context: Context) -> TypeReference {
    if let name = names[object] { return .named(name) }
    guard !observations.objects[object].fields.isEmpty else {
      if let others = observations.objects[object].others {
        return .dictionary(type(of: others, context))
      }
      addHint("nothing but empty objects in the samples", of: context)
      return .dictionary(.scalar(.json))
    }
    let part = contentsNames[object] ?? ProposedName.typeNamePart(context.key)
    // `RunInfo`: the word alone says nothing in an API.
    let isGeneral = !showsValues && Self.generalParts.contains(part)
    let preferredName = isGeneral ? context.owner.joining(part) : part
    let longerName = context.owner.joining(preferredName)
    let name = freeName(
      isGeneral || hasPlainName(object, preferredName, context.key) ? preferredName : longerName,
      owner: context.owner,
      of: object
    )
    if name != context.owner { owners[name] = context.owner }
    define(object, as: name, preferredName: preferredName)
    // The things in a page name their type, as those in a list do, unless a thing is read alone: `/events/{id}`.
    if contentsNames[object] != nil, !isBody, let index = indices[SwiftName(name)] {
      definitions[index].rank = rank + 2
    }
    return .named(SwiftName(name))
  }

  /// Whether an object has the name of its key alone: it is a place of its own, or the most frequent of all objects in
  /// fields with this key.
  private mutating func hasPlainName(_ object: Int, _ name: String, _ key: String) -> Bool {
    if showsValues || rootObjects[name.lowercased()] == object { return true }
    let element = ProposedName.elementTypeName(key)
    let most = mostCounts[element] ?? observations.mostCount(of: element, except: roots)
    mostCounts[element] = most
    return observations.objects[object].count >= most
  }

  private static let generalParts: Set<String> = [
    "Attributes", "Config", "Details", "Info", "Options", "Spec", "State", "Stats", "Status",
    "Summary",
  ]

  private mutating func define(_ object: Int, as typeName: String, preferredName: String) {
    names[object] = SwiftName(typeName)
    let index = addDefinition(typeName, preferredName: preferredName)
    let observed = observations.objects[object]
    var members = MemberNaming(reserved: observed.others == nil ? [] : ["additional"])
    let things = observed.fields.filter { Self.isIdentity($0.key) }
      .compactMap { observations.values[$0.value].distinct }.max()
    for (key, place) in observed.fields {
      guard let name = members.name(for: key) else {
        addHint("the key \(quoted(key)) is not allowed in a spec and is omitted", of: typeName)
        continue
      }
      let context = Context(
        label: "\(typeName).\(key)",
        owner: typeName,
        key: Envelope.nameOfContents(under: key, in: typeName),
        things: things ?? .max
      )
      var type = type(of: place, context)
      let isMissing = observations.values[place].count < observed.count
      if isMissing, !type.isOptional { type = .optional(type) }
      var field = Field(key: key, swiftName: name.given, type: type)
      let value = observations.values[place]
      field.isUnseen =
        value.kinds.isEmpty
        || value.kinds.count == 1 && value.arrays > 0 && value.element == nil
      definitions[index].fields.append(field)
    }
    if let others = observed.others {
      addHint("its other keys may be data, so that they are \"additional\"", of: typeName)
      let context = Context(
        label: "\(typeName).additional",
        owner: typeName,
        key: typeName + "Value"
      )
      definitions[index].additional = type(of: others, context)
    }
  }

  private mutating func addDefinition(_ name: String, preferredName: String) -> Int {
    taken.insert(name.lowercased())
    var definition = Definition(name: SwiftName(name), preferredName: preferredName)
    definition.isBody = isBody
    indices[definition.name] = definitions.count
    definitions.append(definition)
    return definitions.count - 1
  }

  private func isFree(_ name: String) -> Bool { isFree(name, for: nil) }

  /// Whether an object may have a name, which is not that of another separate place.
  private func isFree(_ name: String, for object: Int?) -> Bool {
    let lower = name.lowercased()
    return problem(ofTypeName: name) == nil && !taken.contains(lower)
      && rootObjects[lower].map { $0 == object } ?? true
      && spellings[lower].map { $0 == name } ?? true
  }

  /// The preferred name, or a longer one if it is taken or reserved: `SearchItem` for an element of `SearchList`, and
  /// `PanelOptions` for the options of a panel.
  private func freeName(_ preferredName: String, owner: String, of object: Int) -> String {
    if isFree(preferredName, for: object) { return preferredName }
    if owner == preferredName + "List" {
      return numbered(preferredName + "Item") { isFree($0, for: object) }
    }
    var name = preferredName
    var owner: String? = owner
    var rest = Self.mostOwners
    while let next = owner, rest > 0, !isFree(name, for: object) {
      name = next.joining(name)
      owner = owners[next]
      rest -= 1
    }
    // `CommitDetails` for the commit of a commit.
    let isRepeated = name == preferredName
    return numbered(isRepeated ? name + "Details" : name) { isFree($0, for: object) }
  }

  /// The number of owners in a name.
  private static let mostOwners = 3
}
