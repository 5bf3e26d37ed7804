import EndpointMustache
import EndpointSpec

/// The files besides those of types: the API's namespace with its servers and endpoints, and one file per namespace of
/// endpoints.
func namespaceFiles(of index: APIIndex) -> [FileBlueprint] {
  [apiFile(of: index)] + index.receiverNames.map { receiverFile($0, in: index) }
    + [responseHeadersFile(of: index)].compactMap { $0 }
}

private func apiFile(of index: APIIndex) -> FileBlueprint {
  FileBlueprint(
    name: index.model.name.text,
    imports: ["@_exported import EndpointExports", "import EndpointRuntime"]
  ) {
    let variables = ServerVariables(index.model)
    return NamespaceBlueprint(index: index, variables: variables).declarations
      + endpointDeclarations(for: .api, in: index)
      + dependentDeclarations(of: .api, in: index)
  }
}

private func receiverFile(_ receiver: ReceiverName, in index: APIIndex) -> FileBlueprint {
  FileBlueprint(name: receiver.name.text) {
    endpointDeclarations(for: .namespace(receiver.name), in: index)
      + dependentDeclarations(of: .namespace(receiver.name), in: index)
  }
}

/// The enum of an endpoint's responses, if it has several successful statuses.
func responseEnum(of endpoint: EndpointModel, in index: APIIndex) -> Declaration? {
  guard case .statuses(let name, let statuses) = endpoint.response else { return nil }
  let blueprint = ResponseEnumBlueprint(
    name: name,
    endpoint: endpoint.id,
    statuses: statuses,
    access: index.model.swift.access.prefix
  )
  return Declaration(template: "responseEnum", owner: name.owner, context: blueprint.context)
}

/// A namespace of endpoints.
struct ReceiverName: Sendable {
  let name: SwiftName
  /// True if it contains only forwarders of moved endpoints.
  let isGone: Bool
}

extension APIIndex {
  /// The namespaces of endpoints, and former ones with forwarders.
  fileprivate var receiverNames: [ReceiverName] {
    namespaces.map { ReceiverName(name: $0, isGone: false) }
      + goneNamespaces.map { ReceiverName(name: $0, isGone: true) }
  }

  /// The namespaces that contain only forwarders.
  var goneNamespaces: [SwiftName] {
    var names: [SwiftName] = []
    var known = Set(namespaces)
    for entry in movedEndpoints.all {
      guard case .namespace(let name) = entry.former.receiver else { continue }
      if known.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
