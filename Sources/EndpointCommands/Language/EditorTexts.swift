import EndpointJSON
import EndpointSpec

extension LanguageReference {
  /// The key of a schema that editors such as Visual Studio Code show instead of `description`.
  static let editorText = "markdownDescription"

  /// The schema, in which each key also has its meaning, default and example as Markdown.
  static func addingEditorTexts(to schema: JSONValue) -> JSONValue {
    changingProperties(of: schema) { owner, definition, name, property, definitions in
      let key = Key(name, .object(property), of: owner, definition, in: definitions)
      var members = property.filter { $0.key != editorText }.map { ($0.key, $0.value) }
      let place = members.firstIndex { $0.0 == "description" }.map { $0 + 1 } ?? 0
      members.insert((editorText, .string(key.editorText)), at: place)
      return JSONObject(members)
    }
  }

  /// The schema without these texts.
  static func removingEditorTexts(from schema: JSONValue) -> JSONValue {
    changingProperties(of: schema) { _, _, _, property, _ in
      JSONObject(property.filter { $0.key != editorText }.map { ($0.key, $0.value) })
    }
  }

  private typealias Change = (String, JSONValue, String, JSONObject, JSONObject) -> JSONObject

  private static func changingProperties(of schema: JSONValue, _ change: Change) -> JSONValue {
    let definitions = schema["$defs"]?.objectValue ?? JSONObject()
    let changed = definitions.map { owner, definition -> (String, JSONValue) in
      guard let properties = definition["properties"]?.objectValue else {
        return (owner, definition)
      }
      let members = properties.map { name, property -> (String, JSONValue) in
        guard let object = property.objectValue else { return (name, property) }
        return (name, .object(change(owner, definition, name, object, definitions)))
      }
      return (owner, definition.replacing("properties", with: .object(JSONObject(members))))
    }
    return schema.replacing("$defs", with: .object(JSONObject(changed)))
  }
}

extension LanguageReference.Key {
  fileprivate var editorText: String {
    let example = examples.first.map { value in
      "\n\n```json\n\"\(name)\": \(value.readable(width: 60))\n```"
    }
    return "\(meaning) \(presence)\(example ?? "")"
  }
}

extension JSONValue {
  /// The object with another value of a member.
  fileprivate func replacing(_ key: String, with value: JSONValue) -> JSONValue {
    var object = objectValue ?? JSONObject()
    object[key] = value
    return .object(object)
  }
}
