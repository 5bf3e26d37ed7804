import EndpointJSON
import EndpointSpec

extension SpecEmission {
  /// Emits everything before types and endpoints.
  mutating func headObject(
    _ api: String,
    _ errors: SharedErrors
  ) -> SpecObject {
    var object = SpecObject()
    let information = value("info", of: root)
    object.add("$schema", "endpoints.schema.json")
    object.add("api", api)
    if let version = information?["version"], let text = version.text ?? version.number {
      if let semantic = semanticVersion(text) {
        object.add("version", semantic)
      } else {
        notCarried(
          "the version \(quoted(text)), which is not a semantic version",
          at: version.place
        )
      }
    }
    object.addDocumentation(
      summary: information?["summary"]?.text,
      description: information?["description"]?.text
    )
    var servers = SpecObject()
    for server in head.servers { servers.add(server.name, server.value) }
    object.add("servers", servers)
    var schemes = SpecObject()
    for scheme in head.schemes { schemes.add(scheme.name, scheme.value) }
    object.add("authentication", schemes)
    object.add("defaults", defaults())
    object.add("errors", errors.value(self))
    object.add("receivers", receivers)
    return object
  }

  private func defaults() -> SpecObject {
    var defaults = SpecObject()
    if head.usualAuthentication != .null {
      defaults.add("authentication", head.usualAuthentication)
    }
    var headers = SpecObject()
    for header in usualHeaders { headers.add(header.name, header.value) }
    defaults.add("headers", headers)
    if arrayStyle != "repeat" {
      defaults.add("query", .object(["arrays": .string(arrayStyle)]))
    }
    return defaults
  }
}
