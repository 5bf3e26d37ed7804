import EndpointJSON

/// The texts of a spec that come from traffic, so that a person can check them before the spec is committed.
package struct SpecLiterals {
  /// The texts by kind, each once: `path word`, `users`.
  package private(set) var all: [(kind: String, texts: [String])] = []

  private static let kinds = [
    "host", "path word", "parameter", "body field", "key", "event", "authentication key",
  ]

  package init(of spec: JSONValue) {
    var found: [String: [String]] = [:]
    func add(_ kind: String, _ texts: [String]) { found[kind, default: []] += texts }
    for server in spec["servers"]?.objectValue ?? [:] {
      let parts = (server.value.stringValue ?? "").split(separator: "/").map(String.init)
      add("host", Array(parts.dropFirst().prefix(1)))
      add("path word", Array(parts.dropFirst(2)))
    }
    for scheme in spec["authentication"]?.objectValue ?? [:] {
      add("authentication key", [scheme.value["key"]?.stringValue].compactMap(\.self))
    }
    for type in spec["types"]?.objectValue ?? [:] { add("key", Self.keys(type.value["fields"])) }
    for endpoint in spec["endpoints"]?.objectValue ?? [:] {
      let path = endpoint.value["path"]?.stringValue ?? ""
      add("path word", path.split(separator: "/").map(String.init).filter { !$0.hasPrefix("{") })
      add("parameter", Self.keys(endpoint.value["parameters"]))
      add("body field", Self.keys(endpoint.value["body"]?["fields"]))
      add("event", Self.events(in: endpoint.value["response"]))
    }
    all = Self.kinds.compactMap { kind in
      let texts = Set(found[kind] ?? []).sorted()
      return texts.isEmpty ? nil : (kind, texts)
    }
  }

  private static func keys(_ object: JSONValue?) -> [String] {
    object?.objectValue.map { $0.map(\.key) } ?? []
  }

  private static func events(in response: JSONValue?) -> [String] {
    guard case .object(let object)? = response else { return [] }
    return keys(object["stream"]?["events"]) + object.flatMap { events(in: $0.value) }
  }
}
