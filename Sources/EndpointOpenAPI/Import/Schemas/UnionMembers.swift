import EndpointJSON
import EndpointSpec

/// The mapping of a discriminator from tags to schemas.
struct TagMapping {
  /// The entries with the locations of their schemas. Nil for a schema that does not exist.
  fileprivate let entries: [(member: DocumentMember, target: Place?)]
  private var tagsOfTargets: [Place: [String]] = [:]
  /// The tags of names without a component.
  private var tagsOfNames: [String: [String]] = [:]

  fileprivate init(_ entries: [(member: DocumentMember, target: Place?)]) {
    self.entries = entries
    for (member, target) in entries {
      if let target {
        tagsOfTargets[target, default: []].append(member.key)
      } else if let name = member.value.text {
        tagsOfNames[name, default: []].append(member.key)
      }
    }
  }

  /// The tags of a schema. A name without a component may be that of a schema in another file.
  func tags(at place: Place?, named name: String?) -> [String] {
    (place.flatMap { tagsOfTargets[$0] } ?? []) + (name.flatMap { tagsOfNames[$0] } ?? [])
  }
}

extension SchemaReader {
  /// The mapping of a discriminator. Mappings are cached.
  mutating func mapping(of discriminator: DocumentNode?) -> TagMapping {
    guard let discriminator else { return TagMapping([]) }
    if let known = mappings[discriminator.place] { return known }
    let members = discriminator.members("mapping")
    let mapping = TagMapping(members.map { ($0, reference($0).flatMap { landing(of: $0) }?.place) })
    mappings[discriminator.place] = mapping
    return mapping
  }

  mutating func tags(of schema: DocumentNode, in mapping: TagMapping) -> [String] {
    let name = schema["$ref"]?.text.map { DocumentReference($0).name }
    return mapping.tags(at: landing(of: schema)?.place, named: name)
  }

  /// References to the alternatives that occur only in the mapping.
  mutating func mappedOnly(
    _ discriminator: DocumentNode?,
    beside listed: [DocumentNode]
  ) -> [DocumentNode] {
    let mapping = mapping(of: discriminator)
    let known = places(ofAlternatives: listed)
    var knownTags = Set(listed.flatMap { tags(of: $0, in: mapping) })
    var references: [DocumentNode] = []
    for entry in mapping.entries where knownTags.insert(entry.member.key).inserted {
      guard let target = entry.target, let reference = reference(entry.member) else {
        reportNowhere(entry.member)
        continue
      }
      if !known.contains(target) {
        loosened(
          "\(quoted(entry.member.key)) maps to a schema that is not an alternative: it becomes one",
          at: entry.member.place
        )
      }
      references.append(reference)
      knownTags.formUnion(mapping.tags(at: target, named: nil))
    }
    return references
  }

  /// The reference of a mapping entry. The entry is a component name or a reference.
  mutating func reference(_ entry: DocumentMember) -> DocumentNode? {
    guard let text = entry.value.text else { return nil }
    return [DocumentReference.toSchema(text), text]
      .first { target(of: $0, from: entry.value.file) != nil }
      .map { .reference(to: $0, at: entry.value) }
  }

  mutating func reportNowhere(_ entry: DocumentMember) {
    guard let text = entry.value.text else { return }
    let hint = nearestHint(to: DocumentReference(text).name, in: components("schemas").map(\.key))
    mistake("\(quoted(text)) does not exist", at: entry.value.place, hint: hint)
  }

  /// The locations of the alternatives, including those of nested unions.
  private mutating func places(ofAlternatives listed: [DocumentNode]) -> Set<Place> {
    let targets = reachable(from: listed.compactMap { landing(of: $0) }, by: \.place) { target in
      (target.elements("oneOf") + target.elements("anyOf")).compactMap { landing(of: $0) }
    }
    return Set(targets.map(\.place))
  }

  // MARK: Members

  /// A union of the members, or a simpler type if possible.
  mutating func finished(_ members: [UnionShape.Member], isNullable: Bool) -> SchemaMeaning {
    let members = shapes.merged(members)
    if members.contains(where: { $0.use == .json }) || members.isEmpty {
      return .use(TypedUse(.json, isNullable: isNullable))
    }
    if members.count == 1, let member = members.first {
      if case .shape(let index) = member.use, shapes[index].isReusable {
        return .form(shapes[index].form, isNullable: isNullable)
      }
      return .use(TypedUse(member.use, isNullable: isNullable))
    }
    return .form(.union(UnionShape(members: members)), isNullable: isNullable)
  }

  mutating func tagged(
    _ members: [UnionShape.Member],
    _ schemas: [DocumentNode],
    _ discriminator: DocumentNode,
    isNullable: Bool
  ) -> SchemaMeaning {
    guard let by = discriminator["propertyName"]?.text else {
      mistake("\"discriminator\" lacks its \"propertyName\"", at: discriminator.place)
      return finished(members, isNullable: isNullable)
    }
    let mapping = mapping(of: discriminator)
    let result = zip(members, schemas).flatMap { member, schema in
      let tags = self.tags(of: schema, in: mapping)
      let known: [String?] = tags.isEmpty ? [member.name] : tags
      return known.map { tag in
        UnionShape.Member(use: member.use, name: member.name, tag: tag.map { .string($0) })
      }
    }
    return .form(.union(UnionShape(members: result, by: by)), isNullable: isNullable)
  }

  /// The document's name of an alternative.
  func memberName(_ schema: DocumentNode) -> String? {
    if let text = schema["$ref"]?.text { return DocumentReference(text).name }
    return titleName(schema)
  }

  /// The title of a schema, if it can become a name.
  func titleName(_ schema: DocumentNode) -> String? {
    schema["title"]?.text.flatMap { ProposedName.isNamed(by: $0) ? $0 : nil }
  }

  /// The name of an unnamed alternative: its only value, or its kind.
  mutating func kindName(_ schema: DocumentNode) -> String {
    let view = view(schema)
    if let values = view.values {
      guard values.count == 1, let text = values[0].text else { return "value" }
      return ProposedName.member(text)
    }
    return view.type == "array" ? "item" : "object"
  }

  /// The name of an unnamed alternative: the only value of the distinguishing field, or its kind.
  mutating func kindName(_ schema: DocumentNode, by key: String?) -> String {
    key.flatMap { word(of: $0, in: schema) } ?? kindName(schema)
  }

  /// The key whose value distinguishes all unnamed objects.
  mutating func distinguishingKey(of schemas: [DocumentNode], _ discriminator: DocumentNode?)
    -> String?
  {
    let unnamed = schemas.filter { memberName($0) == nil && view($0).type == "object" }
    guard let first = unnamed.first else { return nil }
    let by = discriminator?["propertyName"]?.text
    for key in by.map({ [$0] }) ?? view(first).properties.map(\.key) {
      let words = unnamed.compactMap { word(of: key, in: $0) }
      if words.count == unnamed.count, Set(words).count == words.count { return key }
    }
    return nil
  }

  /// The only value of a field, if it is a string.
  private mutating func word(of key: String, in schema: DocumentNode) -> String? {
    guard let property = view(schema).property(key), let values = view(property).values,
      values.count == 1
    else { return nil }
    return values[0].text
  }
}

extension DocumentNode {
  /// A schema that only contains a reference, at the location of another value.
  fileprivate static func reference(to text: String, at other: DocumentNode) -> DocumentNode {
    let member = JSONMember.made("$ref", .text(text, at: other.node))
    return DocumentNode(.object([member], at: other.node), file: other.file)
  }
}

extension ShapeTable {
  /// The members without duplicates. An open enum accepts any string, and a double any integer.
  func merged(_ members: [UnionShape.Member]) -> [UnionShape.Member] {
    var result: [UnionShape.Member] = []
    var seen: Set<ShapeUse> = []
    for var member in members {
      if case .optional(let inner) = member.use { member.use = inner }
      if member.use == .binary { member.use = .string }
      if seen.insert(member.use).inserted { result.append(member) }
    }
    let hasEnum = result.contains { enumeration($0.use)?.cases.first?.value.isText ?? false }
    let hasDouble = result.contains { $0.use == .scalar("double") || $0.use == .scalar("decimal") }
    return result.filter { member in
      !(hasEnum && member.use == .string) && !(hasDouble && member.use.isInteger)
    }
  }
}
