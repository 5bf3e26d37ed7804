import EndpointSpec

/// What lies under a key, by way of references: any part of a document may lie elsewhere, as a list of parameters or all
/// responses do where a document is split over files.
extension Importer {
  /// The value under a key, or what its reference leads to. Nil if there is none, or after a report.
  mutating func value(_ key: String, of node: DocumentNode) -> DocumentNode? {
    node[key].flatMap { followed($0) }
  }

  /// The members of the object under a key; none where there is no object.
  mutating func members(_ key: String, of node: DocumentNode) -> [DocumentMember] {
    value(key, of: node)?.members ?? []
  }

  /// The elements of the array under a key, each by way of references; none where there is no array.
  mutating func elements(_ key: String, of node: DocumentNode) -> [DocumentNode] {
    (value(key, of: node)?.elements ?? []).compactMap { resolved($0) }
  }

  /// The members of the object under a key, each value by way of references.
  mutating func followedMembers(_ key: String, of node: DocumentNode) -> [DocumentMember] {
    members(key, of: node).compactMap { member in
      followed(member.value).map { DocumentMember(key: member.key, place: member.place, value: $0) }
    }
  }

  /// The components of a kind, such as `schemas`. Their values may be references.
  mutating func components(_ kind: String) -> [DocumentMember] {
    value("components", of: root).map { members(kind, of: $0) } ?? []
  }

  /// What references lead to, without a report.
  mutating func landed(_ node: DocumentNode) -> DocumentNode? { documents.landed(node) }

  /// The value, or what its reference leads to; a key `$ref` that holds no text is any other key.
  private mutating func followed(_ node: DocumentNode) -> DocumentNode? {
    node.reference == nil ? node : resolved(node)
  }
}

extension DocumentNode {
  /// The text of its `$ref`.
  var reference: String? { self["$ref"]?.text }
}

extension Documents {
  /// What references lead to. Nil where they lead nowhere, or back to themselves.
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
