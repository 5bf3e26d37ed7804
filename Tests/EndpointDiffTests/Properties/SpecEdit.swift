import EndpointJSON

/// One edit of a spec, as an author would make it.
struct SpecEdit: CustomStringConvertible, Sendable {
  let name: String
  /// The path of the edited declaration.
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
  /// The value with a changed part at a path of keys. Creates missing objects on the way.
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
