import EndpointJSON

/// One difference that a running app has counted: an entry of a `DriftReport` of the runtime.
package struct AppObservation: Sendable {
  let api: String
  let endpoint: String
  let status: Int
  let kind: Kind
  /// `items[].color`
  let path: JSONPath
  let expected: String?
  let count: Int
  let place: EvidencePlace

  enum Kind: String {
    case undeclaredField = "undeclared-field"
    case unknownValue = "unknown-value"
    case droppedValue = "dropped-value"
    case missingField = "missing-field"
    case nullField = "null-field"
    case wrongType = "wrong-type"
    case undeclaredStatus = "undeclared-status"
  }

  /// Nil: a key is missing, or has another type.
  init?(_ entry: JSONValue, at place: EvidencePlace) {
    guard let api = entry["api"]?.stringValue, let endpoint = entry["endpoint"]?.stringValue,
      let status = entry["status"]?.intValue, 100...999 ~= status,
      let kind = entry["kind"]?.stringValue.flatMap(Kind.init),
      let text = entry["place"]?.stringValue,
      let path = text.isEmpty ? JSONPath(components: []) : try? JSONPath.parse(text),
      let count = entry["count"]?.intValue, count > 0
    else { return nil }
    (self.api, self.endpoint, self.status, self.kind) = (api, endpoint, status, kind)
    (self.path, self.count, self.place) = (path, count, place)
    expected = entry["expected"]?.stringValue
  }
}
