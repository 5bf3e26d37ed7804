import EndpointJSON
import EndpointSpec

/// Counts features that a spec cannot express. Each feature is reported once, at its first place.
extension HeadReader {
  /// The noun for examples of types. Some of them become examples of responses.
  static let typeExamples = "examples of types"

  /// Counts the rest of the document, and reports all counts.
  mutating func reportCounts(
    _ operations: [Operation],
    _ errors: SharedErrors,
    carriedExamples: Set<Place>
  ) {
    // An exported document has the examples of its spec with all arguments.
    let others = operations.filter { $0.node[SpecExtension.mergedKey]?["examples"] == nil }
    let bodies = others.compactMap { $0.node["requestBody"].flatMap { resolved($0) } }
    count("further servers of operations", operations.flatMap(furtherServers))
    count(
      "examples of requests",
      bodies.flatMap { followedMembers("content", of: $0) }.flatMap { examples(of: $0.value) }
    )
    count(
      "examples of parameters after the first ones",
      others.flatMap(\.parameterNodes).flatMap { node in
        ([node] + followedMembers("content", of: node).map(\.value)).flatMap { examples(of: $0) }
          .dropFirst()
      }
    )
    count("descriptions of failures that differ between operations", at: errors.unsaid)
    let headers = operations.flatMap { value("responses", of: $0.node)?.ownMembers ?? [] }
      .compactMap { resolved($0.value) }.flatMap { followedMembers("headers", of: $0) }
    count("examples of headers", headers.flatMap { examples(of: $0.value) })
    let described = describedTags(operations).filter { $0.receiver == nil }
    count("descriptions of tags", described.map(\.description))
    source.counted[Self.typeExamples]?.removeAll(where: carriedExamples.contains)
    countUnused()
    // Sorted, so that the order is deterministic.
    for (noun, places) in source.counted.sorted(by: { $0.key < $1.key }) { report(noun, places) }
  }

  private mutating func count(_ noun: String, _ nodes: [DocumentNode]) {
    count(noun, at: nodes.map(\.place))
  }

  private mutating func report(_ noun: String, _ places: [Place]) {
    let places = Set(places)
    guard let first = places.min(by: { ($0.file, $0.start) < ($1.file, $1.start) }) else { return }
    report(ImportFinding(.notCarried, "\(noun): \(places.count)", at: first, isCounted: true))
  }

  private mutating func examples(of holder: DocumentNode) -> [DocumentNode] {
    [holder["example"]].compactMap(\.self) + members("examples", of: holder).map(\.value)
  }

  /// Counts components without references. Schemas and security schemes are imported even if they are unused.
  private mutating func countUnused() {
    for section in value("components", of: root)?.ownMembers ?? []
    where !["schemas", "securitySchemes"].contains(section.key) {
      let unused = components(section.key).filter { component in
        !source.documents.references.contains("#/components/\(section.key)/\(component.key)")
          && !source.documents.isReferredTo(component.value.place)
      }
      count("unused \(quoted(section.key))", unused.map(\.value))
    }
  }

  /// Reads the documentation of receivers, in the order of the tags.
  mutating func readReceivers(_ operations: [Operation]) {
    for tag in describedTags(operations) {
      guard let receiver = tag.receiver,
        !Words.areAlike(tag.description.text ?? "", receiver)
      else { continue }
      var documentation = JSONObject()
      documentation.addDocumentation(description: tag.description.text)
      receivers.add(receiver, documentation)
    }
  }

  /// The descriptions of tags with their receivers. If several tags match a receiver, the first one counts.
  private mutating func describedTags(
    _ operations: [Operation]
  ) -> [(receiver: String?, description: DocumentNode)] {
    let receivers = operations.compactMap(\.name.receiver)
    var free = Dictionary(firstOf: receivers.map { ($0.lowercased(), $0) })
    return elements("tags", of: root).compactMap { tag in
      guard let description = tag["description"] ?? tag["summary"] else { return nil }
      let words = ReceiverNaming.words(tag["name"]?.text ?? "")
      let name = words.isEmpty ? "" : DerivedName.type(words.joined(separator: "_"))
      return (free.removeValue(forKey: name.lowercased()), description)
    }
  }
}
