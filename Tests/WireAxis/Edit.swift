import EndpointJSON

/// One change of a spec, as an author makes it.
package struct Edit: CustomStringConvertible {
  /// `make optional`
  package let name: String
  package let path: [String]
  let change: (JSONValue?) -> JSONValue?

  init(_ name: String, _ path: [String], _ change: @escaping (JSONValue?) -> JSONValue?) {
    self.name = name
    self.path = path
    self.change = change
  }

  init(_ name: String, _ path: [String], to value: JSONValue?) {
    self.init(name, path) { _ in value }
  }

  package var description: String { "\(name) at \(path.joined(separator: "/"))" }

  /// The spec with the change; unchanged if another edit removed the endpoint or type.
  package func applied(to spec: JSONValue) -> JSONValue {
    if path.count > 2, spec[path[0]]?.objectValue != nil, spec[path[0]]?[path[1]] == nil,
      ["endpoints", "types"].contains(path[0])
    {
      return spec
    }
    return spec.replacing(path[...], change)
  }
}

extension JSONValue {
  /// The value with another one at a path of keys and indices. Adds missing objects on the path.
  func replacing(_ path: ArraySlice<String>, _ change: (JSONValue?) -> JSONValue?) -> JSONValue {
    guard let key = path.first else { return change(self) ?? self }
    let rest = path.dropFirst()
    if var elements = arrayValue {
      guard let index = Int(key), elements.indices.contains(index) else { return self }
      if !rest.isEmpty {
        elements[index] = elements[index].replacing(rest, change)
      } else if let value = change(elements[index]) {
        elements[index] = value
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    }
    var object = objectValue ?? JSONObject()
    object[key] =
      rest.isEmpty
      ? change(object[key]) : (object[key] ?? .object([:])).replacing(rest, change)
    return .object(object)
  }

  /// The value with a member set, or removed.
  func setting(_ key: String, _ value: JSONValue?) -> JSONValue {
    var object = objectValue ?? JSONObject()
    object[key] = value
    return .object(object)
  }

  /// The object with one member renamed, in the same position.
  func renaming(_ key: String, to name: String, _ change: (JSONValue) -> JSONValue = { $0 })
    -> JSONValue
  {
    let members = (objectValue ?? JSONObject()).map { member in
      member.key == key ? (name, change(member.value)) : (member.key, member.value)
    }
    return .object(JSONObject(members))
  }

  /// A field or a parameter as an object.
  var longForm: JSONValue { objectValue == nil ? ["type": self] : self }

  var members: [(key: String, value: JSONValue)] {
    (objectValue ?? JSONObject()).map { ($0.key, $0.value) }
  }
}
