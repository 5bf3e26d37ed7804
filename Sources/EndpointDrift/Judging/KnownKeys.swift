import EndpointJSON
import EndpointJudge
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
      if case .union(let union) = type.form, let by = union.by {
        keys.insert(by.text)
        if union.isOfEvents { keys.insert(UnionModel.dataKey.text) }
      }
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
    shown(path, unknown).reduce(into: "") { pointer, step in
      switch step {
      case .key(let key): pointer += "/\(key.pointerToken)"
      case .index(let index): pointer += "/\(index)"
      case .last: pointer += "/-"
      case .each: break
      }
    }
  }

  /// The path with `*` for keys that may be data.
  ///
  /// - Parameter unknown: The last key, if the finding is about it.
  func shown(_ path: [JSONPath.Component], _ unknown: String?) -> [JSONPath.Component] {
    path.enumerated().map { index, step in
      guard case .key(let key) = step, !keys.contains(key) else { return step }
      let isLast = index == path.count - 1
      return .key(isLast && key == unknown ? Self.shown(key) : "*")
    }
  }

  /// An undeclared key as reports show it: `*` if it is probably data.
  static func shown(_ key: String) -> String { RecordedName.isOne(key) ? key : "*" }

  func contains(_ key: String) -> Bool { keys.contains(key) }
}
