import EndpointJSON
import EndpointSpec

/// The order of keys in an imported spec, for keys that an extension adds. A new key of the language needs a place in
/// `lists` only if it does not follow its predecessor there.
struct KeyOrder {
  private let ranks: [String: Int]

  /// The order in the object under a key, or in the entries of a map such as `fields`. An empty name means the spec
  /// itself. Unknown keys come last.
  init(of name: String) {
    var keys = Self.lists[name] ?? []
    // A key without a position of its own follows its predecessor in the spec language.
    let all = SpecKeys.names(in: name)
    for (previous, key) in zip(all, all.dropFirst()) where !keys.contains(key) {
      keys.insert(key, at: keys.firstIndex(of: previous).map { $0 + 1 } ?? keys.count)
    }
    ranks = Dictionary(firstOf: zip(keys, keys.indices))
  }

  /// The object with another member, inserted before the first key that follows it in the order.
  func adding(_ key: String, _ value: JSONValue, to object: JSONObject) -> JSONObject {
    guard let rank = ranks[key],
      let next = object.keys.first(where: { ranks[$0].map { $0 > rank } ?? false })
    else {
      var result = object
      result[key] = value
      return result
    }
    var result = JSONObject()
    for (other, old) in object {
      if other == next { result[key] = value }
      result[other] = old
    }
    return result
  }

  private static let lists: [String: [String]] = [
    "": [
      "$schema", "api", "version", "summary", "description", "servers", "authentication",
      "defaults", "swift", "errors", "receivers",
    ],
    "types": [
      "summary", "description", "was", "deprecated", "identifier", "alias", "include", "fields",
      "additional", "enum", "union", "by", "closed",
    ],
    "endpoints": [
      "summary", "description", "method", "path", "cache", "idempotent", "redirects", "timeout",
      "parameters", "body", "response", "pagination", "errors", "authentication", "server", "host",
      "headers", "was", "deprecated", "examples",
    ],
    "fields": values, "parameters": values, "headers": values,
    "body": ["type", "fields", "encoding", "at", "label", "spread"],
    "response": ["type", "at", "encoding", "headers"],
    "errors": ["case", "when", "type", "message", "summary"],
    "examples": ["arguments", "status", "response"],
  ]

  /// The keys of fields and parameters.
  private static let values = [
    "type", "as", "label", "constant", "default", "serverDefault", "at", "lossy", "lenient",
    "spread", "style", "encoding", "wire", "only", "nullable", "limits", "secret", "userFacing",
    "was", "summary",
    "deprecated", "example", "in", "name",
  ]
}
