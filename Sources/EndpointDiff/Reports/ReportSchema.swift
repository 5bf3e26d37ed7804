import EndpointJSON

/// The JSON Schema of a part of a report.
package struct ReportSchema {
  /// The parts of an object by name. A part may be missing if its name ends in `?`.
  package typealias Parts = KeyValuePairs<String, ReportSchema>

  private var members: JSONObject

  /// The text of the schema of a whole report.
  package static func text(title: String, _ parts: Parts, definitions: Parts) -> String {
    let draft: JSONValue = "https://json-schema.org/draft/2020-12/schema"
    var whole: JSONObject = ["$schema": draft, "title": .string(title)]
    for (key, value) in object(parts).members { whole[key] = value }
    whole["$defs"] = .object(JSONObject(definitions.map { ($0, .object($1.members)) }))
    return JSONValue.object(whole).readable(width: 100) + "\n"
  }

  private init(_ members: KeyValuePairs<String, JSONValue?>, _ description: String? = nil) {
    let all: [(String, JSONValue?)] =
      [("description", .text(description))] + members.map { ($0, $1) }
    self.members = JSONObject(all.compactMap { key, value in value.map { (key, $0) } })
  }

  package static func format(_ description: String) -> Self { .init(["const": 1], description) }

  package static func boolean(_ description: String) -> Self {
    .init(["type": "boolean"], description)
  }

  package static func integer(_ description: String? = nil, minimum: Int? = nil) -> Self {
    .init(["type": "integer", "minimum": minimum.map { .integer($0) }], description)
  }

  package static func string(_ description: String? = nil, pattern: String? = nil) -> Self {
    .init(["type": "string", "pattern": .text(pattern)], description)
  }

  package static func words(_ words: [String], _ description: String? = nil) -> Self {
    .init(["enum": .texts(words)], description)
  }

  package static func array(
    of element: Self,
    _ description: String? = nil,
    minItems: Int? = nil
  ) -> Self {
    let items = JSONValue.object(element.members)
    let least = minItems.map { JSONValue.integer($0) }
    return .init(["type": "array", "items": items, "minItems": least], description)
  }

  package static func object(_ parts: Parts) -> Self {
    let properties = parts.map { name, part in
      (name.hasSuffix("?") ? String(name.dropLast()) : name, JSONValue.object(part.members))
    }
    let required = parts.map(\.key).filter { !$0.hasSuffix("?") }
    return Self([
      "type": "object",
      "properties": .object(JSONObject(properties)),
      "required": required.isEmpty ? nil : .texts(required),
      "additionalProperties": false,
    ])
  }

  /// A reference to a definition.
  package static func reference(_ name: String, _ description: String? = nil) -> Self {
    .init(["$ref": .string("#/$defs/\(name)")], description)
  }

  /// A position in a spec.
  package static let position = object([
    "path": .string(),
    "line": .integer("From 1.", minimum: 1),
    "column": .integer("From 1, in characters.", minimum: 1),
  ])

  package func described(_ description: String) -> Self {
    var schema = Self([:], description)
    for (key, value) in members { schema.members[key] = value }
    return schema
  }
}
