import EndpointJSON

/// The texts of a spec that come from traffic, so that a person can check them before the spec is committed.
///
/// Each text of the spec is listed, except for keys and words of the spec language and the names of its schemes, servers
/// and statuses.
package struct SpecLiterals {
  /// The texts by kind, each once: `path word`, `users`.
  package private(set) var all: [(kind: String, texts: [String])] = []
  private var found: [Kind: Set<String>] = [:]

  private enum Kind: String, CaseIterable {
    case host
    case pathWord = "path word"
    case parameter
    case bodyField = "body field"
    case key, tag, event, header
    case authenticationKey = "authentication key"
    case pagination, example, api, type, endpoint
    case swiftName = "name in Swift"
  }

  package init(of spec: JSONValue) {
    add(.api, spec["api"]?.stringValue)
    for server in Self.members(spec["servers"]) { addServer(server.value.stringValue ?? "") }
    for scheme in Self.members(spec["authentication"]) {
      add(.authenticationKey, scheme.value["key"]?.stringValue)
    }
    for type in Self.members(spec["types"]) {
      add(.type, type.key)
      addFields(type.value["fields"], .key)
      add(.key, type.value["by"]?.stringValue)
      for member in Self.members(type.value["union"]) {
        add(.tag, member.value["tag"]?.stringValue ?? member.key)
        if member.value["tag"] != nil { add(.swiftName, member.key) }
      }
    }
    for endpoint in Self.members(spec["endpoints"]) { add(endpoint.value, named: endpoint.key) }
    found[.example] = found[.example]?.subtracting(found[.key] ?? [])
    all = Kind.allCases.compactMap { kind in
      found[kind].flatMap { $0.isEmpty ? nil : (kind.rawValue, $0.sorted()) }
    }
  }

  private mutating func add(_ kind: Kind, _ text: String?) {
    if let text { found[kind, default: []].insert(text) }
  }

  private mutating func addServer(_ url: String) {
    let parts = url.split(separator: "/").dropFirst().map(String.init)
    add(.host, parts.first)
    for word in parts.dropFirst() { add(.pathWord, word) }
  }

  private mutating func add(_ endpoint: JSONValue, named name: String) {
    add(.endpoint, name)
    for word in (endpoint["path"]?.stringValue ?? "").split(separator: "/")
    where !word.hasPrefix("{") {
      add(.pathWord, String(word))
    }
    addFields(endpoint["parameters"], .parameter)
    addFields(endpoint["body"]?["fields"], .bodyField)
    addEvents(endpoint["response"])
    addFields(endpoint["response"]?["headers"], .header)
    for member in Self.members(endpoint["pagination"]) where member.key != "style" {
      add(.pagination, member.value.stringValue)
    }
    for example in Self.members(endpoint["examples"]) { addTexts(example.value["response"]) }
  }

  private mutating func addFields(_ fields: JSONValue?, _ kind: Kind) {
    for field in Self.members(fields) {
      add(kind, field.key)
      add(.swiftName, field.value["as"]?.stringValue)
    }
  }

  private mutating func addEvents(_ response: JSONValue?) {
    addFields(response?["stream"]?["events"], .event)
    for member in Self.members(response) where member.value.objectValue != nil {
      addEvents(member.value)
    }
  }

  /// Adds the keys and texts of an example. `infer` replaces texts of the traffic by fixed ones, such as `text`.
  private mutating func addTexts(_ value: JSONValue?) {
    switch value {
    case .string(let text)?: add(.example, text)
    case .array(let elements)?: for element in elements { addTexts(element) }
    case .object(let object)?:
      for member in object {
        add(.example, member.key)
        addTexts(member.value)
      }
    case nil, .null?, .bool?, .number?: break
    }
  }

  private static func members(_ value: JSONValue?) -> JSONObject { value?.objectValue ?? [:] }
}
