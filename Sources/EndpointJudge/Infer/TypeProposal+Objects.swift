import EndpointSpec

/// The definitions of objects, and their names.
extension TypeProposal {
  mutating func named(_ object: Int, _ context: Context) -> TypeReference {
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

  mutating func define(_ object: Int, as typeName: String, preferredName: String) {
    names[object] = SwiftName(typeName)
    let index = addDefinition(typeName, preferredName: preferredName)
    let observed = observations.objects[object]
    if let union = observed.union {
      define(union, of: observed, at: index)
      return
    }
    var members = MemberNaming(reserved: observed.others == nil ? [] : ["additional"])
    for (key, place) in observed.fields {
      let isMissing = observations.values[place].count < observed.count
      let field = field(key, place, of: observed, in: typeName, isMissing: isMissing, &members)
      if let field { definitions[index].fields.append(field) }
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

  /// A field of a struct. Nil if a spec cannot contain its key.
  ///
  /// - Parameter isMissing: Whether some of the objects lack the field.
  mutating func field(
    _ key: String,
    _ place: Int,
    of object: ObservedObject,
    in typeName: String,
    isMissing: Bool,
    _ members: inout MemberNaming
  ) -> Field? {
    guard let name = members.name(for: key) else {
      addHint("the key \(quoted(key)) is not allowed in a spec and is omitted", of: typeName)
      return nil
    }
    let context = Context(
      label: "\(typeName).\(key)",
      owner: typeName,
      key: Envelope.nameOfContents(under: key, in: typeName),
      things: things(in: object)
    )
    let type = type(of: place, context)
    let value = observations.values[place]
    var field = Field(
      key: key,
      swiftName: name.given,
      type: isMissing && !type.isOptional ? .optional(type) : type
    )
    field.isSecret = value.hasSecret
    field.isUnseen =
      value.kinds.isEmpty
      || value.kinds.count == 1 && value.arrays > 0 && value.element == nil
    return field
  }

  /// The number of different identifiers in objects.
  private func things(in object: ObservedObject) -> Int {
    let identities = object.fields.filter { Self.isIdentity($0.key) }
    return identities.compactMap { observations.values[$0.value].distinct }.max() ?? .max
  }

  mutating func addDefinition(_ name: String, preferredName: String) -> Int {
    taken.insert(name.lowercased())
    var definition = Definition(name: SwiftName(name), preferredName: preferredName)
    definition.isBody = isBody
    indices[definition.name] = definitions.count
    definitions.append(definition)
    return definitions.count - 1
  }

  func isFree(_ name: String) -> Bool { isFree(name, for: nil) }

  /// Whether an object may have a name, which is not that of another separate place.
  func isFree(_ name: String, for object: Int?) -> Bool {
    let lower = name.lowercased()
    return problem(ofTypeName: name) == nil && !taken.contains(lower)
      && rootObjects[lower].map { $0 == object } ?? true
      && spellings[lower].map { $0 == name } ?? true
  }

  /// The preferred name, or a longer one if it is taken or reserved: `SearchItem` for an element of `SearchList`, and
  /// `PanelOptions` for the options of a panel.
  func freeName(_ preferredName: String, owner: String, of object: Int?) -> String {
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
