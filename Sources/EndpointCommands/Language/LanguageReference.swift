import EndpointJSON

/// The keys of the spec language with their meanings, read from the JSON Schema of specs.
struct LanguageReference {
  /// A key of one kind of object.
  struct Key: Sendable {
    /// The name of the object's definition in the schema, such as `field`.
    let owner: String
    let name: String
    let meaning: String
    let isRequired: Bool
    let defaultValue: JSONValue?
    /// The behavior without the key, if that is not one of its values.
    let absence: String?
    /// Why the key generates no Swift code, if so.
    let noSwift: String?
    /// The allowed words, if there are only a few.
    let words: [JSONValue]
    /// Example values. Only the first is shown.
    let examples: [JSONValue]
    /// Whether the value is a word of a list, a Boolean, or a number.
    let isChoice: Bool

    var fullName: String { "\(owner).\(name)" }
  }

  /// A kind of object.
  struct Owner: Sendable {
    let name: String
    let meaning: String
    /// The keys whose value contains such an object, such as `struct.fields`. Empty for a whole file.
    let places: [String]

    /// `struct.fields` or `a file`. Of more than eight, only the first two.
    var shownPlaces: String {
      if places.isEmpty { return "a file" }
      let shown = places.prefix(places.count > 8 ? 2 : 8).map { "`\($0)`" }.joined(separator: ", ")
      return places.count > 8 ? "\(shown) and \(places.count - 2) other keys" : shown
    }
  }

  /// In the order of the schema, like the keys.
  let owners: [Owner]
  let keys: [Key]

  /// Reads a schema. Defaults to the schema of this version.
  init(_ text: String = builtInSchema) throws(JSONFailure) {
    let schema = try JSONValue(parsing: Array(text.utf8))
    let definitions = schema["$defs"]?.objectValue ?? JSONObject()
    // The keys of additional spec files are also keys of the spec.
    let objects = definitions.filter { $0.key != "part" && $0.value["properties"] != nil }
    let places = SchemaPlaces(definitions).places
    owners = objects.map {
      Owner(
        name: $0.key,
        meaning: $0.value["description"]?.stringValue ?? "",
        places: places[$0.key] ?? []
      )
    }
    keys = objects.flatMap { owner, definition in
      let properties = definition["properties"]?.objectValue ?? JSONObject()
      return properties.map { Key($0.key, $0.value, of: owner, definition, in: definitions) }
    }
  }

  /// The keys with this name (`lossy`), with this name in one object (`field.lossy`), or in the objects at a key
  /// (`pagination.items`, `endpoint.pagination.items`).
  func keys(named name: String) -> [Key] {
    let places = Dictionary(uniqueKeysWithValues: owners.map { ($0.name, $0.places) })
    return keys.filter { key in
      key.name == name || key.fullName == name
        || (places[key.owner] ?? []).contains { "\($0).\(key.name)".hasPathSuffix(name) }
    }
  }

  /// The keys with this allowed word, such as `reload`.
  func keys(withWord word: String) -> [Key] {
    keys.filter { $0.words.contains(.string(word)) }
  }

  /// All names, for suggestions.
  var names: [String] { keys.map(\.name) + keys.map(\.fullName) + owners.map(\.name) }

  /// An object for the terminal, with a line for each key.
  func overview(of owner: Owner) -> String {
    let keys = keys.filter { $0.owner == owner.name }
    let width = keys.map(\.name.count).max() ?? 0
    let lines = keys.map { key in
      let padding = String(repeating: " ", count: width - key.name.count + 2)
      return "  \(key.name)\(padding)\(key.meaning)\(key.isRequired ? " Required." : "")\n"
    }
    return """
      \(owner.name)
        \(owner.meaning)
        Written in \(owner.shownPlaces)

      \(lines.joined())
      """
  }

  /// One line per object, with its keys.
  var list: String {
    let width = owners.map(\.name.count).max() ?? 0
    let lines = owners.map { owner in
      let names = keys.filter { $0.owner == owner.name }.map(\.name).joined(separator: ", ")
      return "\(owner.name)\(String(repeating: " ", count: width - owner.name.count + 2))\(names)\n"
    }
    return lines.joined() + "\nRun \"endpoints explain KEY\" to read about a key.\n"
  }
}

extension LanguageReference.Key {
  init(
    _ name: String,
    _ property: JSONValue,
    of owner: String,
    _ definition: JSONValue,
    in definitions: JSONObject
  ) {
    let reference = property["$ref"]?.stringValue?.split(separator: "/").last.map(String.init)
    let target = reference.flatMap { definitions[$0] }
    self.owner = owner
    self.name = name
    meaning = property["description"]?.stringValue ?? ""
    isRequired = definition["required"]?.arrayValue?.contains(.string(name)) ?? false
    defaultValue = property["default"]
    absence = property["x-absent"]?.stringValue
    noSwift = property["x-swift"]?.stringValue
    words = (property["enum"] ?? target?["enum"])?.arrayValue ?? []
    examples = property["examples"]?.arrayValue ?? []
    let choices = ["boolean", "integer", "number"].map { JSONValue.string($0) }
    isChoice = !words.isEmpty || property["type"].map(choices.contains) ?? false
  }
}

extension String {
  /// Whether these names, joined by dots, end with two or more other names.
  fileprivate func hasPathSuffix(_ names: String) -> Bool {
    names.contains(".") && ".\(self)".hasSuffix(".\(names)")
  }
}
