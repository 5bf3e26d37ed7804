import EndpointJSON
import EndpointSpec

/// Reads single values of a document.
struct DocumentReader: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
}

/// Accesses values through references. In documents of several files, any value may be in another file.
extension ImportStage {
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

  /// The target of a reference. Nil if it does not exist. Reports nothing.
  mutating func target(of reference: String, from file: Int) -> DocumentNode? {
    let target = document.target(of: reference, from: file)
    if let target { diagnostics.follow(target) }
    return target
  }

  /// Follows references without reporting errors. Nil if the target does not exist, or for circular references.
  mutating func resolvedSilently(_ node: DocumentNode) -> DocumentNode? {
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

  /// The media types of a request body or a response, after following references. Reports nothing.
  mutating func mediaTypes(of body: DocumentNode?) -> [DocumentMember] {
    body.flatMap { resolvedSilently($0) }?["content"].flatMap { resolvedSilently($0)?.members }
      ?? []
  }

  /// Resolves the reference of a value. A `$ref` that is not a string is an ordinary key.
  private mutating func followed(_ node: DocumentNode) -> DocumentNode? {
    node.reference == nil ? node : resolved(node)
  }

  /// Follows a reference through further references. Nil after a report.
  mutating func target(of reference: DocumentNode) -> DocumentNode? {
    guard let text = reference.text else { return nil }
    guard let target = target(of: text, from: reference.file) else {
      reportDangling(text, at: reference)
      return nil
    }
    return target
  }

  private mutating func reportDangling(_ reference: String, at node: DocumentNode) {
    let parts = DocumentReference(reference)
    let documents = document.documents
    let text = documents.asWritten(reference, in: node.file)
    if parts.isRemote {
      notCarried("the remote reference \(quoted(text)): remote files are not read", at: node.place)
      return
    }
    if documents.isRefused(parts, from: node.file) {
      mistake(
        "\(quoted(text)) is outside the document's folder",
        at: node.place,
        hint: "allow it with --allow-outside"
      )
      return
    }
    if documents.isExcluded(parts, from: node.file) {
      mistake("\(quoted(text)) is not in a file: its path is a folder or a device", at: node.place)
      return
    }
    if documents.isUnreadable(parts, from: node.file) {
      mistake("\(quoted(text)) is in a file that could not be read", at: node.place)
      return
    }
    var known: [String] = []
    if parts.path == nil, parts.tokens.count == 3 {
      let siblings = root[parts.tokens[0]]?[parts.tokens[1]]?.members ?? []
      known = siblings.map(\.key)
    }
    let hint = parts.tokens.last.flatMap { nearestHint(to: $0, in: known) }
    mistake("\(quoted(text)) does not exist", at: node.place, hint: hint)
  }

  /// The object with its `$ref` resolved. Nil after a report.
  ///
  /// In OpenAPI 3.1, the summary and description next to a reference override those of the target.
  mutating func resolved(_ node: DocumentNode) -> DocumentNode? {
    var node = node
    var texts: [JSONMember] = []
    var seen: Set<Place> = []
    while let reference = node["$ref"] {
      guard seen.insert(node.place).inserted else {
        mistake("the reference is circular", at: reference.place)
        return nil
      }
      guard let target = target(of: reference) else { return nil }
      if dialect.readsSiblings { texts += node.texts }
      node = target
    }
    return node.overruled(by: texts)
  }
}

extension DocumentNode {
  var reference: String? { self["$ref"]?.text }

  /// The summary and the description.
  fileprivate var texts: [JSONMember] {
    node.members.filter { ["summary", "description"].contains($0.key) }
  }

  /// The object with these members before its own. The first of equal keys counts.
  fileprivate func overruled(by members: [JSONMember]) -> DocumentNode {
    guard !members.isEmpty, case .object(let own) = node.kind else { return self }
    return DocumentNode(.object(members + own, at: node), file: file)
  }
}
