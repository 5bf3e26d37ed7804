import EndpointJSON

/// One difference that a running app has counted: an entry of a `DriftReport` of the runtime.
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
  /// A longer path is no way through the types of a spec.
  private static let longestPath = 64

  /// Nil: a key is missing, or has another type.
  init?(_ entry: JSONValue, at place: EvidencePlace) {
    guard let api = entry["api"]?.stringValue, let endpoint = entry["endpoint"]?.stringValue,
      let status = entry["status"]?.intValue, 100...999 ~= status,
      let kind = Self.kinds.first(where: { $0.name == entry["kind"]?.stringValue }),
      let text = entry["place"]?.stringValue,
      let path = text.isEmpty ? JSONPath(components: []) : try? JSONPath.parse(text),
      path.components.count <= Self.longestPath,
      let count = entry["count"]?.intValue, count > 0
    else { return nil }
    (self.api, self.endpoint, self.status, self.kind) = (api, endpoint, status, kind)
    (self.path, self.count, self.place) = (path, count, place)
    expected = entry["expected"]?.stringValue
  }
}
