import EndpointJSON

extension JSONValue {
  /// The value at the end of a path of keys.
  package func value(at path: [String]) -> JSONValue? {
    guard let key = path.first else { return self }
    return self[key]?.value(at: Array(path.dropFirst()))
  }

  /// The value with another one at the end of a path of keys. Nil removes the member. Missing
  /// objects on the path are added.
  package func setting(_ path: [String], to value: JSONValue?) -> JSONValue {
    guard let key = path.first else { return value ?? .null }
    var object = objectValue ?? [:]
    let rest = Array(path.dropFirst())
    object[key] = rest.isEmpty ? value : (object[key] ?? .object([:])).setting(rest, to: value)
    return .object(object)
  }

  /// The value with the last key of a path renamed, in the same position.
  package func renaming(_ path: [String], to name: String) -> JSONValue {
    guard let key = path.last, let map = value(at: Array(path.dropLast()))?.objectValue else {
      return self
    }
    let members = map.map { ($0.key == key ? name : $0.key, $0.value) }
    return setting(Array(path.dropLast()), to: .object(JSONObject(members)))
  }

  /// The value with all strings and keys replaced.
  package func replacing(_ texts: (String) -> String) -> JSONValue {
    switch self {
    case .string(let text): .string(texts(text))
    case .array(let elements): .array(elements.map { $0.replacing(texts) })
    case .object(let object):
      .object(JSONObject(object.map { (texts($0.key), $0.value.replacing(texts)) }))
    default: self
    }
  }
}
