import EndpointJSON

/// The values in a spec by path.
///
/// Endpoints are identified by method and path, types by name. So specs with different endpoint
/// names or short forms can be compared.
struct SpecLeaves {
  /// By path: `GET /pets:/parameters/limit/type`, `type Pet/fields/name/as`.
  private(set) var values: [String: String] = [:]

  init(_ spec: JSONValue) {
    for (name, endpoint) in spec["endpoints"]?.objectValue ?? [:] {
      let route = Self.route(endpoint)
      values[route + "/#name"] = name
      add(endpoint, at: route)
    }
    for (name, type) in spec["types"]?.objectValue ?? [:] { add(type, at: "type \(name)") }
  }

  /// `GET /pets:`
  static func route(_ endpoint: JSONValue) -> String {
    "\(endpoint["method"]?.stringValue ?? "GET") \(endpoint["path"]?.stringValue ?? ""):"
  }

  private mutating func add(_ value: JSONValue, at path: String) {
    switch value {
    case .object(let object):
      for (key, value) in object { add(value, under: key, at: "\(path)/\(key)") }
    default: values[path] = value.description
    }
  }

  private mutating func add(_ value: JSONValue, under key: String, at path: String) {
    switch (key, value) {
    case ("enum", .array(let cases)): for item in cases { addCase(item, at: path) }
    case ("enum", .object(let cases)): for item in cases { addCase(item.value, at: path) }
    case ("fields", .object(let uses)), ("parameters", .object(let uses)):
      for (name, use) in uses { addUse(use, at: "\(path)/\(name)") }
    case ("body", _), ("response", _): addUse(value, at: path)
    default: add(value, at: path)
    }
  }

  private mutating func addUse(_ value: JSONValue, at path: String) {
    if case .string = value {
      values[path + "/type"] = value.description
    } else {
      add(value, at: path)
    }
  }

  private mutating func addCase(_ value: JSONValue, at path: String) {
    let text = value["value"]?.description ?? value.description
    values["\(path)/\(text)"] = value["summary"]?.description ?? ""
  }
}

extension String {
  /// The type expression or name with renamed types.
  func renamingType(_ names: [String: String]) -> String {
    let isWord = { (character: Character) in
      character.isLetter || character.isNumber || character == "."
    }
    var (text, word) = ("", "")
    for character in self + " " {
      if isWord(character) {
        word.append(character)
      } else {
        text += (names[word] ?? word) + String(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}
