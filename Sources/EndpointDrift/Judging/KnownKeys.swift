import EndpointJSON
import EndpointSpec

/// The keys that a spec declares. Other keys in a body may be data, such as the keys of a dictionary, and are not
/// shown.
struct KnownKeys: Sendable {
  private let keys: Set<String>

  init(_ model: APIModel) {
    var keys: Set<String> = []
    func add(_ components: [JSONPath.Component]) {
      for case .key(let key) in components { keys.insert(key) }
    }
    for type in model.types {
      for field in type.fields { add(field.location) }
      if case .union(let union) = type.form, let by = union.by { keys.insert(by.text) }
    }
    for endpoint in model.endpoints {
      for value in endpoint.response.values { add(value.at?.components ?? []) }
      add(endpoint.pagination?.items?.components ?? [])
      for parameter in endpoint.parameters { keys.insert(parameter.field.wireName.text) }
    }
    self.keys = keys
  }

  /// The JSON Pointer (RFC 6901) to a part of a body, with `*` for keys that may be data.
  ///
  /// - Parameter unknown: The key that the finding is about.
  func pointer(_ path: [JSONPath.Component], showing unknown: String? = nil) -> String {
    path.enumerated().reduce(into: "") { pointer, step in
      let isLast = step.offset == path.count - 1
      switch step.element {
      case .key(let key) where keys.contains(key): pointer += "/\(key.pointerToken)"
      case .key(let key) where isLast && key == unknown:
        pointer += "/\(Self.shown(key).pointerToken)"
      case .key: pointer += "/*"
      case .index(let index): pointer += "/\(index)"
      case .last: pointer += "/-"
      case .each: break
      }
    }
  }

  /// An undeclared key as reports show it: `*` if it is probably data.
  static func shown(_ key: String) -> String { RecordedName.isOne(key) ? key : "*" }

  func contains(_ key: String) -> Bool { keys.contains(key) }
}
