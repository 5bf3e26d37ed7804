import EndpointJSON

/// The allowed locations of the objects of the spec language, read from the JSON Schema of specs.
struct SchemaPlaces {
  private let definitions: JSONObject

  init(_ definitions: JSONObject) {
    self.definitions = definitions
  }

  /// The keys that contain an object, by its definition: `field` → `struct.fields`, … For an object with free keys,
  /// only its own name: `errorWhen` → `errors`.
  var places: [String: [String]] {
    var places: [String: [String]] = [:]
    for (owner, definition) in definitions where owner != "part" {
      for (key, property) in definition["properties"]?.objectValue ?? JSONObject() {
        var seen: Set<String> = []
        addObjects(in: property, &seen)
        for name in objects(among: seen) { places[name, default: []].append("\(owner).\(key)") }
      }
      var seen: Set<String> = []
      for part in definition["patternProperties"]?.objectValue?.map(\.value) ?? [] {
        addObjects(in: part, &seen)
      }
      for name in objects(among: seen) { places[name, default: []].append(owner) }
    }
    return places
  }

  private func objects(among names: Set<String>) -> [String] {
    definitions.map(\.key).filter { names.contains($0) && isObject($0) }
  }

  private func isObject(_ name: String) -> Bool { definitions[name]?["properties"] != nil }

  /// Collects the definitions that a value of the schema may refer to.
  private func addObjects(in schema: JSONValue, _ seen: inout Set<String>) {
    let name = schema["$ref"]?.stringValue?.split(separator: "/").last.map(String.init)
    if let name, seen.insert(name).inserted, let target = definitions[name] {
      // The keys of an object are locations of their own.
      if isObject(name) {
        for part in target["allOf"]?.arrayValue ?? [] { addObjects(in: part, &seen) }
      } else {
        addObjects(in: target, &seen)
      }
    }
    let lists = ["anyOf", "allOf"].flatMap { schema[$0]?.arrayValue ?? [] }
    let single = ["items", "additionalProperties", "then"].compactMap { schema[$0] }
    let patterns = schema["patternProperties"]?.objectValue?.map(\.value) ?? []
    for part in lists + single + patterns { addObjects(in: part, &seen) }
  }
}
