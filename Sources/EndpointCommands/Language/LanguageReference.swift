import EndpointJSON

/// The keys of the spec language with their meanings, read from the JSON Schema of specs.
struct LanguageReference {
  /// A key of one kind of object.
  struct Key: Sendable {
    /// The definition of the object in the schema: `field`.
    let owner: String
    let name: String
    let meaning: String
    let isRequired: Bool
    let defaultValue: JSONValue?
    /// What holds without the key, where that is no value of it.
    let absence: String?
    /// Why the key adds no Swift, if so.
    let noSwift: String?
    /// The words that may be written, where there are a few.
    let words: [JSONValue]
    /// Values of the key; the first is shown.
    let examples: [JSONValue]
    /// Whether the value is one of a few: a word, true or false, a number.
    let isChoice: Bool

    var fullName: String { "\(owner).\(name)" }
  }

  /// A kind of object.
  struct Owner: Sendable {
    let name: String
    let meaning: String
    /// The keys whose value, or a part of it, is such an object: `struct.fields`. None for a whole file.
    let places: [String]

    /// `struct.fields` or `a file`.
    var shownPlaces: String {
      places.isEmpty ? "a file" : places.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// In the order of the schema, like the keys.
  let owners: [Owner]
  let keys: [Key]

  /// Reads a schema; without one, that of this version.
  init(_ text: String = builtInSchema) throws(JSONFailure) {
    let schema = try JSONValue(parsing: Array(text.utf8))
    let definitions = schema["$defs"]?.objectValue ?? JSONObject()
    // What further files of a spec have is also in the spec.
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

  /// The keys of that name, `lossy`, or of that name in one object, `field.lossy`.
  func keys(named name: String) -> [Key] {
    keys.filter { $0.name == name || $0.fullName == name }
  }

  /// The object that has the key.
  func owner(of key: Key) -> Owner? { owners.first { $0.name == key.owner } }

  /// All names, for proposals.
  var names: [String] { keys.map(\.name) + keys.map(\.fullName) }

  /// A line for each object, with its keys.
  var list: String {
    let width = owners.map(\.name.count).max() ?? 0
    let lines = owners.map { owner in
      let names = keys.filter { $0.owner == owner.name }.map(\.name).joined(separator: ", ")
      return "\(owner.name)\(String(repeating: " ", count: width - owner.name.count + 2))\(names)\n"
    }
    return lines.joined() + "\nRun \"endpoints explain KEY\" for one of them.\n"
  }
}

extension LanguageReference.Key {
  fileprivate init(
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
