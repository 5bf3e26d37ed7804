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

/// Discriminators: their mappings, and the components that they distinguish.
extension SchemaViews {
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

  /// The discriminator of the component that all the alternatives extend.
  mutating func sharedDiscriminator(_ schemas: [DocumentNode]) -> DocumentNode? {
    let bases = schemas.map { discriminatedBase($0) }
    guard schemas.count > 1, let first = bases[0], bases.allSatisfy({ $0?.place == first.place })
    else { return nil }
    return ownDiscriminator(of: first)
  }

  /// The component with a discriminator that the alternative extends.
  private mutating func discriminatedBase(_ schema: DocumentNode) -> DocumentNode? {
    guard let target = target(ofSchema: schema) else { return nil }
    return bases(of: target).first { ownDiscriminator(of: $0)?["propertyName"] != nil }
  }

  /// The schemas that a schema extends.
  private mutating func bases(of schema: DocumentNode) -> [DocumentNode] {
    schema.elements("allOf").compactMap { target(ofSchema: $0) }
  }

  /// Records the components that a component extends.
  mutating func recordSubtype(_ component: DocumentMember) {
    let schema = component.value
    if saysNothingButBase(schema), let discriminator = discriminatorAbove(schema) {
      guard isChosen(schema, by: discriminator) else { return }
      bareSubtypes.insert(schema.place)
    }
    for base in bases(of: schema) {
      for place in [base.place] + ownParts(of: base).map(\.place) {
        subtypes[place, default: []].append(component)
      }
    }
  }

  /// The discriminator of the nearest base that has one. Nil if that base lists alternatives itself.
  private mutating func discriminatorAbove(_ schema: DocumentNode) -> DocumentNode? {
    let all = reachable(from: bases(of: schema), by: \.place) { base in
      ownDiscriminator(of: base) == nil ? bases(of: base) : []
    }
    guard let base = all.first(where: { ownDiscriminator(of: $0) != nil }), base["oneOf"] == nil,
      base["anyOf"] == nil, let discriminator = ownDiscriminator(of: base)
    else { return nil }
    return discriminator["propertyName"] == nil ? nil : discriminator
  }

  /// Whether the discriminator can select a component that adds nothing to its base. Otherwise the component is an
  /// alias of the base: if a mapping omits it, or if it only adds null.
  private mutating func isChosen(_ schema: DocumentNode, by discriminator: DocumentNode) -> Bool {
    let mapping = discriminator.members("mapping")
    if mapping.isEmpty { return schema["nullable"]?.flag != true }
    if mappedSchemas[discriminator.place] == nil {
      let targets = mapping.compactMap { reference($0).flatMap { target(ofSchema: $0) }?.place }
      mappedSchemas[discriminator.place] = Set(targets)
    }
    return mappedSchemas[discriminator.place]?.contains(schema.place) ?? false
  }

  /// The discriminator of a component, which may be in an inline part of its `allOf`.
  func ownDiscriminator(of schema: DocumentNode) -> DocumentNode? {
    ([schema] + ownParts(of: schema)).compactMap { $0["discriminator"] }.first
  }

  /// The inline parts of a component's `allOf`.
  private func ownParts(of schema: DocumentNode) -> [DocumentNode] {
    schema.elements("allOf").filter { $0["$ref"] == nil }
  }

  func isBaseSchema(_ schema: DocumentNode) -> Bool {
    ownDiscriminator(of: schema)?["propertyName"] != nil && schema["oneOf"] == nil
      && schema["anyOf"] == nil && subtypes[schema.place] != nil
  }
}

extension DocumentNode {
  /// A schema that only contains a reference, at the location of another value.
  fileprivate static func reference(to text: String, at other: DocumentNode) -> DocumentNode {
    let member = JSONMember.made("$ref", .text(text, at: other.node))
    return DocumentNode(.object([member], at: other.node), file: other.file)
  }
}
