import EndpointJSON
import EndpointSpec

extension SpecEmission {
  /// Emits everything before types and endpoints.
  mutating func head(
    _ api: String,
    _ operations: [Operation],
    _ errors: SharedErrors
  ) -> SpecObject {
    var head = SpecObject()
    let information = importer.value("info", of: importer.root)
    head.add("$schema", "endpoints.schema.json")
    head.add("api", api)
    if let version = information?["version"], let text = version.text ?? version.number {
      if let semantic = semanticVersion(text) {
        head.add("version", semantic)
      } else {
        importer.notCarried(
          "the version \(quoted(text)), which is not a semantic version",
          at: version.place
        )
      }
    }
    head.addDocumentation(
      summary: information?["summary"]?.text,
      description: information?["description"]?.text
    )
    var servers = SpecObject()
    for server in importer.servers { servers.add(server.name, server.value) }
    head.add("servers", servers)
    var schemes = SpecObject()
    for scheme in importer.schemes { schemes.add(scheme.name, scheme.value) }
    head.add("authentication", schemes)
    head.add("defaults", defaults())
    head.add("errors", errors.value(self))
    head.add("receivers", importer.receivers(operations))
    return head
  }

  private func defaults() -> SpecObject {
    var defaults = SpecObject()
    if importer.usualAuthentication != .null {
      defaults.add("authentication", importer.usualAuthentication)
    }
    var headers = SpecObject()
    for header in importer.usualHeaders { headers.add(header.name, header.value) }
    defaults.add("headers", headers)
    if arrayStyle != "repeat" {
      defaults.add("query", .object(["arrays": .string(arrayStyle)]))
    }
    return defaults
  }
}
