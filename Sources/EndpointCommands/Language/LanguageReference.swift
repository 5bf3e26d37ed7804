import EndpointJSON

/// The keys of the spec language with their meanings, read from the JSON Schema of specs.
package struct LanguageReference {
  /// A key of one kind of object.
  package struct Key: Sendable {
    /// The name that messages use for the object: `field`.
    package let owner: String
    package let name: String
    package let meaning: String
    /// What the object is, in one sentence.
    let ownerMeaning: String
    /// Where the object may be written: `types.NAME.fields.NAME`.
    let place: String?
    package let isRequired: Bool
    package let defaultValue: String?
    /// The words that may be written, where there are a few.
    let words: [String]
    /// Values of the key, or whole objects with the key where a value alone says too little.
    package let examples: [JSONValue]
  }

  /// In the order of the schema.
  package let keys: [Key]

  /// Reads the schema that this version carries.
  package init() throws(JSONFailure) {
    let schema = try JSONValue(parsing: Array(builtInSchema.utf8))
    let definitions = schema["$defs"]?.objectValue ?? JSONObject()
    var keys: [Key] = []
    for (owner, definition) in definitions where owner != "part" {
      let required = definition["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
      for (name, property) in definition["properties"]?.objectValue ?? JSONObject() {
        let reference = property["$ref"]?.stringValue?.split(separator: "/").last.map(String.init)
        let target = reference.flatMap { definitions[$0] }
        keys.append(
          Key(
            owner: owner,
            name: name,
            meaning: property["description"]?.stringValue ?? "",
            ownerMeaning: definition["description"]?.stringValue ?? "",
            place: places[owner],
            isRequired: required.contains(name),
            defaultValue: property["default"]?.description,
            words: (property["enum"] ?? target?["enum"])?.arrayValue?.map(\.description) ?? [],
            examples: property["examples"]?.arrayValue ?? []
          )
        )
      }
    }
    self.keys = keys
  }

  /// The keys of that name, `lossy`, or of that name in one object, `field.lossy`.
  func keys(named name: String) -> [Key] {
    keys.filter { $0.name == name || $0.fullName == name }
  }

  /// All names, for proposals.
  var names: [String] { keys.map(\.name) + keys.map(\.fullName) }

  /// A line for each object, with its keys.
  var list: String {
    var owners: [String] = []
    for key in keys where owners.last != key.owner { owners.append(key.owner) }
    let width = owners.map(\.count).max() ?? 0
    let lines = owners.map { owner in
      let names = keys.filter { $0.owner == owner }.map(\.name).joined(separator: ", ")
      return "\(owner)\(String(repeating: " ", count: width - owner.count + 2))\(names)\n"
    }
    return lines.joined() + "\nRun \"endpoints explain KEY\" for one of them.\n"
  }
}

extension LanguageReference.Key {
  var fullName: String { "\(owner).\(name)" }

  /// What `endpoints explain` prints.
  var text: String {
    var lines = ["\(fullName)", "  \(meaning)"]
    lines.append("  In: \(place ?? ownerMeaning)")
    if isRequired { lines.append("  Required.") }
    if let defaultValue { lines.append("  Default: \(defaultValue)") }
    if !words.isEmpty { lines.append("  One of: \(words.joined(separator: ", "))") }
    for example in examples { lines.append("  Example: \(quotedName): \(example.description)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var quotedName: String { "\"\(name)\"" }
}

/// Where each kind of object may be written.
private let places = [
  "spec": "the spec itself",
  "receiver": "receivers.NAME",
  "server": "servers.NAME",
  "serverVariable": "servers.NAME.variables.NAME",
  "authenticationKey": "authentication.NAME",
  "authenticationOAuth2": "authentication.NAME",
  "oauth2": "authentication.NAME.oauth2",
  "defaults": "defaults",
  "queryStyles": "defaults.query",
  "swift": "swift",
  "deprecationObject": "\"deprecated\" of a type, field, parameter or endpoint",
  "limits": "\"limits\" of a field or parameter",
  "struct": "types.NAME",
  "identifier": "types.NAME",
  "enum": "types.NAME",
  "enumCase": "types.NAME.enum.CASE",
  "union": "types.NAME",
  "unionMember": "types.NAME.union.CASE",
  "alias": "types.NAME",
  "external": "types.NAME",
  "field": "types.NAME.fields.NAME",
  "parameter": "endpoints.NAME.parameters.NAME, defaults.parameters.NAME",
  "bodyField": "endpoints.NAME.body.fields.NAME",
  "endpoint": "endpoints.NAME",
  "example": "endpoints.NAME.examples.NAME",
  "bodyOfFields": "endpoints.NAME.body",
  "bodyOfType": "endpoints.NAME.body",
  "responseOfType": "endpoints.NAME.response",
  "header": "endpoints.NAME.response.headers.NAME",
  "responseStream": "endpoints.NAME.response",
  "errors": "errors",
  "endpointErrors": "endpoints.NAME.errors",
  "errorOfStatus": "errors.STATUS, endpoints.NAME.errors.STATUS",
  "errorWhen": "errors.CASE, endpoints.NAME.errors.CASE",
  "presence": "errors.CASE.when.FIELD",
  "pagination": "endpoints.NAME.pagination",
  "paginationPage": "endpoints.NAME.pagination with \"style\": \"page\"",
  "paginationOffset": "endpoints.NAME.pagination with \"style\": \"offset\"",
  "paginationCursor": "endpoints.NAME.pagination with \"style\": \"cursor\"",
  "paginationUrl": "endpoints.NAME.pagination with \"style\": \"url\"",
  "paginationLink": "endpoints.NAME.pagination with \"style\": \"link\"",
]
