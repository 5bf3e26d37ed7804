import EndpointSpec

/// Accesses values through references. In documents of several files, any value may be in another file.
extension Importer {
  /// The value under a key with its reference resolved. Nil if the key is missing, or after a report.
  mutating func value(_ key: String, of node: DocumentNode) -> DocumentNode? {
    node[key].flatMap { followed($0) }
  }

  /// The members of the object under a key. Empty if there is no object.
  mutating func members(_ key: String, of node: DocumentNode) -> [DocumentMember] {
    value(key, of: node)?.members ?? []
  }

  /// The elements of the array under a key with references resolved. Empty if there is no array.
  mutating func elements(_ key: String, of node: DocumentNode) -> [DocumentNode] {
    (value(key, of: node)?.elements ?? []).compactMap { resolved($0) }
  }

  /// The members of the object under a key, with references resolved.
  mutating func followedMembers(_ key: String, of node: DocumentNode) -> [DocumentMember] {
    members(key, of: node).compactMap { member in
      followed(member.value).map { DocumentMember(key: member.key, place: member.place, value: $0) }
    }
  }

  /// The components of a kind, such as `schemas`. Their values may be references.
  mutating func components(_ kind: String) -> [DocumentMember] {
    value("components", of: root).map { members(kind, of: $0) } ?? []
  }

  /// Follows references without reporting errors.
  mutating func landed(_ node: DocumentNode) -> DocumentNode? { documents.landed(node) }

  /// Resolves the reference of a value. A `$ref` that is not a string is an ordinary key.
  private mutating func followed(_ node: DocumentNode) -> DocumentNode? {
    node.reference == nil ? node : resolved(node)
  }
}

extension DocumentNode {
  /// The `$ref` string.
  var reference: String? { self["$ref"]?.text }
}

extension Documents {
  /// Follows references. Nil if the target does not exist, or for circular references.
  mutating func landed(_ node: DocumentNode) -> DocumentNode? {
    var node = node
    var seen: Set<Place> = []
    while let text = node.reference {
      guard seen.insert(node.place).inserted, let target = target(of: text, from: node.file) else {
        return nil
      }
      node = target
    }
    return node
  }
}
