import EndpointJSON

/// A difference that a running app counted: an entry of the runtime's `DriftReport`.
package struct AppObservation: Sendable {
  let api: String
  let endpoint: String
  let status: Int
  let kind: DriftKind
  /// `items[].color`
  let path: JSONPath
  let expected: String?
  let count: Int
  let place: EvidencePlace

  /// The kinds of differences that a client reports.
  private static let kinds: [DriftKind] = [
    .undeclaredField, .unknownValue, .droppedValue, .missingField, .nullField, .wrongType,
    .undeclaredStatus,
  ]
  /// Longer paths cannot match the types of a spec.
  private static let longestPath = 64

  /// A missing key, or a key with an invalid value.
  struct InvalidKey: Error {
    let name: String
  }

  init(_ entry: JSONValue, at place: EvidencePlace) throws(InvalidKey) {
    func value<Value>(
      _ key: String,
      _ read: (JSONValue) -> Value?
    ) throws(InvalidKey) -> Value {
      guard let value = entry[key].flatMap(read) else { throw InvalidKey(name: key) }
      return value
    }
    api = try value("api", \.stringValue)
    endpoint = try value("endpoint", \.stringValue)
    status = try value("status") { $0.intValue.flatMap { 100...999 ~= $0 ? $0 : nil } }
    kind = try value("kind") { kind in Self.kinds.first { $0.name == kind.stringValue } }
    path = try value("place") { $0.stringValue.flatMap(Self.path) }
    count = try value("count") { $0.intValue.flatMap { $0 > 0 ? $0 : nil } }
    expected = entry["expected"]?.stringValue
    self.place = place
  }

  private static func path(_ text: String) -> JSONPath? {
    guard !text.isEmpty else { return JSONPath(components: []) }
    guard let path = try? JSONPath.parse(text), path.components.count <= longestPath else {
      return nil
    }
    return path
  }
}
