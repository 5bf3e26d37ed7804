import EndpointJSON
import EndpointSpec
import EndpointWire

extension Editor {
  /// The types that a declaration can change to.
  private static let types: [String] = {
    let scalars = Scalar.names.filter { $0 != "void" && $0 != "file" }
    let dates = DateFormat.named.map(\.text) + ["yyyy-MM-dd"]
    return scalars + dates.map { "date(\($0))" } + ["[string]", "[string: int]"]
  }()

  mutating func addType(_ type: JSONValue, _ path: [String]) {
    add("remove a type", path, to: nil)
    add("deprecate a type", path) { $0.setting("deprecated", true) }
    addForm(type, path)
  }

  /// Adds the edits of a type definition, named or inline.
  private mutating func addForm(_ type: JSONValue, _ path: [String]) {
    if type["fields"] != nil { addStruct(type, path) }
    if type["enum"] != nil { addEnum(type, path) }
    if type["union"] != nil { addUnion(type, path) }
    if let target = type["alias"] { addUse(path + ["alias"], target) }
    if type["identifier"] != nil {
      for scalar in ["int", "uuid", "string"] {
        add("change an identifier", path + ["identifier"], to: .string(scalar))
      }
      add("turn an identifier into an alias", path, to: ["alias": type["identifier"] ?? "string"])
    }
  }

  private mutating func addStruct(_ type: JSONValue, _ path: [String]) {
    let fields = path + ["fields"]
    for (key, field) in (type["fields"] ?? [:]).members {
      addField(field, fields, key, isParameter: false)
    }
    addNewFields(fields)
    add("open the keys", path) { $0.setting("additional", "json") }
    add("type the keys", path) { $0.setting("additional", "int") }
    add("close the keys", path) { $0.setting("additional", nil) }
    add("turn a struct into an alias", path, to: ["alias": "[string: json]"])
    for name in typeNames.prefix(3) where path.last != name {
      add("include a struct", path + ["include"], to: [.string(name)])
    }
  }

  mutating func addNewFields(_ fields: [String]) {
    let place = fields + ["extra"]
    add("add an optional field", place, to: "string?")
    add("add a required field", place, to: "int")
    add("add a field with a default", place, to: ["type": "int", "default": 3])
    add("add a constant", place, to: ["constant": "always"])
    add("add a nullable field", place, to: ["type": "string?", "nullable": true])
    add("add a field of requests", place, to: ["type": "int?", "only": "request"])
    add("add a field of responses", place, to: ["type": "int", "only": "response"])
    add("add a deep field", place, to: ["type": "int", "at": "inner.extra"])
  }

  private mutating func addEnum(_ type: JSONValue, _ path: [String]) {
    add("close an enum", path) { $0.setting("closed", true) }
    add("open an enum", path) { $0.setting("closed", nil) }
    add("turn an enum into a string", path, to: ["alias": "string"])
    add("turn an enum into an integer", path, to: ["alias": "int"])
    if let values = type["enum"]?.arrayValue {
      add("add a value", path + ["enum"], to: .array(values + ["brand new"]))
      for index in values.indices where values.count > 1 {
        add("remove a value", path + ["enum", "\(index)"], to: nil)
        add("change a value", path + ["enum", "\(index)"], to: "changed_value")
      }
    }
    let cases = (type["enum"] ?? [:]).members
    for (index, (key, value)) in cases.enumerated() {
      add("remove a value", path + ["enum", key], to: nil)
      add("rename a value", path + ["enum"]) { $0.renaming(key, to: "renamedValue") }
      add("change a value", path + ["enum", key], to: value.intValue == nil ? "changed" : 4_321)
      let other = cases[(index + 1) % cases.count]
      if other.key != key {
        add("swap two values", path + ["enum"]) {
          $0.setting(key, other.value).setting(other.key, value)
        }
      }
    }
  }

  /// Adds the edits of a reference to a type.
  mutating func addUse(_ path: [String], _ use: JSONValue?) {
    guard let use else { return }
    if let elements = use.arrayValue, let element = elements.first {
      addUse(path + ["0"], element)
      add("unwrap an array", path, to: element)
    } else if use.objectValue != nil {
      add("make optional", path) { $0.setting("optional", true) }
      add("make required", path) { $0.setting("optional", nil) }
      addForm(use, path)
    }
    guard let text = use.stringValue, !text.hasPrefix("self") else { return }
    let isOptional = text.hasSuffix("?")
    let plain = isOptional ? String(text.dropLast()) : text
    let mark = isOptional ? "?" : ""
    add(
      isOptional ? "make required" : "make optional",
      path,
      to: .string(isOptional ? plain : text + "?")
    )
    for type in Self.types + typeNames where type != plain {
      add("change a type", path, to: .string(type + mark))
    }
    add("wrap in an array", path, to: .string("[\(plain)]\(mark)"))
    add("wrap in a dictionary", path, to: .string("[string: \(plain)]\(mark)"))
    add("make elements optional", path, to: .string("[\(plain)?]\(mark)"))
    if plain.hasPrefix("["), plain.hasSuffix("]"), !plain.contains(":") {
      let element = plain.dropFirst().dropLast()
      add("unwrap an array", path, to: .string(element + mark))
      add("make elements optional", path, to: .string("[\(element)?]\(mark)"))
    }
  }
}
