import EndpointJSON
import EndpointSpec

/// The mapping of a discriminator from tags to schemas.
struct TagMapping {
  fileprivate struct Entry {
    let member: DocumentMember
    /// The location of the schema. Nil if it does not exist.
    let target: Place?
  }

  fileprivate let entries: [Entry]

  /// The tags of a schema. A name without a component may be that of a schema in another file.
  func tags(at place: Place?, named name: String?) -> [String] {
    entries.filter { entry in
      guard let target = entry.target else { return name != nil && entry.member.value.text == name }
      return target == place
    }.map(\.member.key)
  }
}

extension SchemaReader {
  mutating func mapping(of discriminator: DocumentNode?) -> TagMapping {
    let members = discriminator?.members("mapping") ?? []
    return TagMapping(
      entries: members.map { member in
        let target = reference(member).flatMap { landing(of: $0) }
        return TagMapping.Entry(member: member, target: target?.place)
      }
    )
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
    return ["#/components/schemas/\(text)", text]
      .first { source.documents.target(of: $0, from: entry.value.file) != nil }
      .map { .reference(to: $0, at: entry.value) }
  }

  mutating func reportNowhere(_ entry: DocumentMember) {
    guard let text = entry.value.text else { return }
    let hint = nearestHint(
      to: DocumentReference(text).name,
      in: components("schemas").map(\.key)
    )
    mistake("\(quoted(text)) does not exist", at: entry.value.place, hint: hint)
  }

  /// The locations of the alternatives, including those of nested unions.
  private mutating func places(ofAlternatives listed: [DocumentNode]) -> Set<Place> {
    let targets = reachable(from: listed.compactMap { landing(of: $0) }, by: \.place) { target in
      (target.elements("oneOf") + target.elements("anyOf")).compactMap { landing(of: $0) }
    }
    return Set(targets.map(\.place))
  }
}

extension DocumentNode {
  /// A schema that only contains a reference, at the location of another value.
  fileprivate static func reference(to text: String, at other: DocumentNode) -> DocumentNode {
    let member = JSONMember.made("$ref", .text(text, at: other.node))
    return DocumentNode(.object([member], at: other.node), file: other.file)
  }
}
