import EndpointJSON
import EndpointSpec

/// The files besides those of types: the API's namespace with its servers and endpoints, and one file per namespace of
/// endpoints.
func namespaceFiles(of index: APIIndex) -> [FileBlueprint] {
  [apiFile(of: index)]
    + (index.namespaces + index.goneNamespaces).map { namespaceFile($0, in: index) }
    + [responseHeadersFile(of: index)].compactMap { $0 }
}

private func apiFile(of index: APIIndex) -> FileBlueprint {
  FileBlueprint(
    name: index.model.name.text,
    imports: ["@_exported import EndpointExports", "import EndpointRuntime"]
  ) {
    NamespaceBlueprint(index: index).declarations
      + endpointDeclarations(for: .api, in: index)
      + dependentDeclarations(of: .api, in: index)
  }
}

private func namespaceFile(_ name: SwiftName, in index: APIIndex) -> FileBlueprint {
  FileBlueprint(name: name.text) {
    endpointDeclarations(for: .namespace(name), in: index)
      + dependentDeclarations(of: .namespace(name), in: index)
  }
}

extension APIIndex {
  /// The namespaces that contain only forwarders of moved endpoints.
  var goneNamespaces: [SwiftName] {
    let former = movedEndpoints.compactMap { moved in
      if case .namespace(let name) = moved.receiver { name } else { nil }
    }
    return former.filter { !namespaces.contains($0) }.unique(by: \.self)
  }
}
