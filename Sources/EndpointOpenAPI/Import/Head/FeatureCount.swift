import EndpointJSON
import EndpointSpec

/// Counts features that a spec cannot express. Each feature is reported once, at its first place.
struct FeatureCount: ImportStage {
  let document: Document
  var diagnostics: ImportDiagnostics
  let head: Head

  /// The noun for examples of types. Some of them become examples of responses.
  static let typeExamples = "examples of types"

  /// - Parameter earlier: The diagnostics of earlier stages, with their counts.
  init(_ document: Document, _ head: Head, _ earlier: ImportDiagnostics) {
    self.document = document
    self.head = head
    diagnostics = earlier
  }

  /// Counts the rest of the document, and reports all counts.
  mutating func report(
    _ operations: [Operation],
    _ errors: SharedErrors,
    carriedExamples: Set<Place>
  ) {
    // An exported document has the examples of its spec with all arguments.
    let others = operations.filter { $0.node[SpecExtension.mergedKey]?["examples"] == nil }
    let bodies = others.compactMap { $0.node["requestBody"].flatMap { resolved($0) } }
    count("further servers of operations", operations.flatMap(head.furtherServers))
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
    diagnostics.count("descriptions of failures that differ between operations", at: errors.unsaid)
    let headers = operations.flatMap { value("responses", of: $0.node)?.ownMembers ?? [] }
      .compactMap { resolved($0.value) }.flatMap { followedMembers("headers", of: $0) }
    count("examples of headers", headers.flatMap { examples(of: $0.value) })
    count("descriptions of tags", head.tagsWithoutReceiver)
    countUnused()
    // Sorted, so that the order is deterministic.
    for (noun, places) in diagnostics.counted.sorted(by: { $0.key < $1.key }) {
      let carried = noun == Self.typeExamples ? carriedExamples : []
      diagnostics.report(noun, Set(places).subtracting(carried))
    }
  }

  private mutating func count(_ noun: String, _ nodes: [DocumentNode]) {
    diagnostics.count(noun, at: nodes.map(\.place))
  }

  private mutating func examples(of holder: DocumentNode) -> [DocumentNode] {
    [holder["example"]].compactMap(\.self) + members("examples", of: holder).map(\.value)
  }

  /// Counts components without references. Schemas and security schemes are imported even if they are unused.
  private mutating func countUnused() {
    for section in value("components", of: root)?.ownMembers ?? []
    where !["schemas", "securitySchemes"].contains(section.key) {
      let unused = components(section.key).filter { component in
        !document.refers(to: component.key, in: section.key)
          && !diagnostics.followed.contains(component.value.place)
      }
      count("unused \(quoted(section.key))", unused.map(\.value))
    }
  }
}
