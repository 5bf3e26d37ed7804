@_spi(Generated) import EndpointJSON

/// One version of a file, with some of its differences as in the other version.
///
/// It is written while the version is walked. The other version is not needed, since the differences contain its parts, and
/// no tree of the result is built: those of large documents take more memory than everything else that a comparison needs.
package struct MixedVersion: Sendable {
  /// A part that contains a difference, or is one.
  private struct Part: Sendable {
    /// The part in both versions. Nil if it only contains differences.
    var versions: (here: JSONNode?, there: JSONNode?)?
    var parts: [String: Part] = [:]
    /// The keys of `parts` in the order of the differences.
    var keys: [String] = []

    mutating func add(_ versions: (here: JSONNode?, there: JSONNode?), at path: ArraySlice<String>)
    {
      guard let key = path.first else {
        self.versions = versions
        return
      }
      if parts[key] == nil { keys.append(key) }
      parts[key, default: Part()].add(versions, at: path.dropFirst())
    }

    /// Whether the other version lacks the part.
    var isRemoved: Bool { versions.map { $0.there == nil } ?? false }

    /// The parts inside this one that only the other version has.
    var added: [(key: String, node: JSONNode)] {
      keys.compactMap { key in
        guard let versions = parts[key]?.versions, versions.here == nil else { return nil }
        return versions.there.map { (key, $0) }
      }
    }
  }

  private let root: Part

  private init(_ parts: [(path: [String], here: JSONNode?, there: JSONNode?)]) {
    var root = Part()
    for part in parts { root.add((part.here, part.there), at: part.path[...]) }
    self.root = root
  }

  /// The new version, with some differences undone.
  package static func new(undoing differences: [FileDifference]) -> MixedVersion {
    MixedVersion(differences.map { ($0.path, $0.new, $0.old) })
  }

  /// The old version, with some differences made.
  package static func old(making differences: [FileDifference]) -> MixedVersion {
    MixedVersion(differences.map { ($0.oldPath, $0.old, $0.new) })
  }

  /// The text as compact JSON.
  ///
  /// - Parameter version: The version that the differences change.
  package func text(of version: JSONNode) throws(JSONFailure) -> [UInt8] {
    try JSONWriter.write { json in write(version, root, to: &json) }.bytes
  }

  private func write(_ node: JSONNode, _ part: Part?, to json: inout JSONWriter) {
    if let versions = part?.versions { return json.value((versions.there ?? node).value) }
    switch node.kind {
    case .object(let members):
      json.beginObject()
      var seen: Set<String> = []
      for member in members where seen.insert(member.key).inserted {
        let inner = part?.parts[member.key]
        if inner?.isRemoved == true { continue }
        json.key(member.key)
        write(member.value, inner, to: &json)
      }
      for (key, node) in part?.added ?? [] {
        json.key(key)
        json.value(node.value)
      }
      json.endObject()
    case .array(let elements):
      json.beginArray()
      for (index, element) in elements.enumerated() {
        let inner = part?.parts["\(index)"]
        if inner?.isRemoved == true { continue }
        write(element, inner, to: &json)
      }
      for (_, node) in part?.added ?? [] { json.value(node.value) }
      json.endArray()
    case .null, .bool, .number, .string: json.value(node.value)
    }
  }
}
