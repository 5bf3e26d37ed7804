import EndpointJSON
import EndpointSpec

/// What a document has in many places, and a spec in none: a line tells of all of a kind, at the first of them.
extension Importer {
  mutating func reportCounted(_ operations: [Operation]) {
    let bodies = operations.compactMap { $0.node["requestBody"].flatMap { resolved($0) } }
    reportCounted("descriptions of tags", root.elements("tags").compactMap { $0["description"] })
    reportCounted("descriptions of requests' bodies", bodies.compactMap { $0["description"] })
    reportCounted(
      "descriptions of security schemes",
      (root["components"]?.members("securitySchemes") ?? []).compactMap { $0.value["description"] }
    )
    reportCounted("further servers of operations", operations.flatMap(furtherServers))
    let servers = ([root] + operations.flatMap { [$0.node] + $0.pathItems })
      .flatMap { $0.elements("servers") }
    reportCounted(
      "descriptions of servers' variables",
      servers.flatMap { $0.members("variables") }.compactMap { $0.value["description"] }
    )
    reportCounted(
      "links to documentation elsewhere",
      ([root] + root.elements("tags") + operations.map(\.node)).compactMap { $0["externalDocs"] }
    )
    reportCounted(
      "examples of requests",
      bodies.flatMap { $0.members("content") }.flatMap { examples(of: $0.value) }
    )
    reportCounted(
      "examples of parameters beside their first ones",
      operations.flatMap(\.parameterNodes).flatMap { node in
        ([node] + node.members("content").map(\.value)).flatMap(examples).dropFirst()
      }
    )
    let headers = operations.flatMap { $0.node["responses"]?.ownMembers ?? [] }
      .compactMap { resolved($0.value) }.flatMap { $0.members("headers") }
      .compactMap { resolved($0.value) }
    reportCounted("examples of headers", headers.flatMap(examples))
    reportUnused()
  }

  private mutating func reportCounted(_ noun: String, _ nodes: [DocumentNode]) {
    var seen: Set<Place> = []
    let places = nodes.map(\.place).filter { seen.insert($0).inserted }
    guard let first = places.first else { return }
    notCarried("\(noun): \(places.count)", at: first)
  }

  private func examples(of holder: DocumentNode) -> [DocumentNode] {
    [holder["example"]].compactMap(\.self) + holder.members("examples").map(\.value)
  }

  /// Tells of the components that no reference leads to; schemas and security schemes are carried all the same.
  private mutating func reportUnused() {
    for section in root["components"]?.ownMembers ?? []
    where !["schemas", "securitySchemes"].contains(section.key) {
      let unused = (section.value.members ?? []).filter { component in
        !documents.references.contains("#/components/\(section.key)/\(component.key)")
          && !documents.isReferredTo(component.value.place)
      }
      reportCounted("unused \(quoted(section.key))", unused.map(\.value))
    }
  }
}
