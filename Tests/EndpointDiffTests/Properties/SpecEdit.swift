import EndpointJSON

/// One edit of a spec, such as an author makes: what to write at which place.
struct SpecEdit: CustomStringConvertible, Sendable {
  let name: String
  /// The declaration that is edited: no two edits of one test have the same.
  let target: [String]
  private let change: @Sendable (JSONValue?) -> JSONValue?

  init(
    _ name: String,
    at target: [String],
    change: @escaping @Sendable (JSONValue?) -> JSONValue?
  ) {
    self.name = name
    self.target = target
    self.change = change
  }

  var description: String { "\(name) at \(target.joined(separator: "/"))" }

  func applied(to spec: JSONValue) -> JSONValue {
    spec.replacing(target[...], with: change) ?? spec
  }
}

extension JSONValue {
  /// The value with another one at a path of keys; objects on the way are made where they are missing.
  func replacing(
    _ path: ArraySlice<String>,
    with change: (JSONValue?) -> JSONValue?
  ) -> JSONValue? {
    guard let key = path.first else { return change(self) }
    var object = objectValue ?? JSONObject()
    let rest = path.dropFirst()
    if rest.isEmpty {
      object[key] = change(object[key])
    } else {
      object[key] = (object[key] ?? .object(JSONObject())).replacing(rest, with: change)
    }
    return .object(object)
  }

  /// The value with a member set, or removed.
  func setting(_ key: String, to value: JSONValue?) -> JSONValue {
    var object = objectValue ?? JSONObject()
    object[key] = value
    return .object(object)
  }
}
