import EndpointJSON
import EndpointSpec

/// The parts of a type, an endpoint or an API that OpenAPI cannot express.
///
/// The exporter stores the difference between the spec and the result of an import. The importer applies it:
///
///     "x-endpoints": { "fields": { "deck_id": { "as": "deck" } } }     merged into the import
///     "x-endpoints-instead": { "enum": { "ace": "ACE" } }              replaces a part of the import
///     "x-endpoints-without": ["description"]                           removed from the import
package struct SpecExtension: Equatable {
  static let mergedKey = "x-endpoints"
  static let replacedKey = "x-endpoints-instead"
  static let removedKey = "x-endpoints-without"
  /// The name of the endpoint, if it does not follow from the operation id.
  static let nameKey = "x-endpoints-name"
  /// The order of types and endpoints, if it differs from the document.
  static let orderKey = "x-endpoints-order"
  package static let keys = [mergedKey, replacedKey, removedKey, nameKey, orderKey]

  var merged = JSONObject()
  var replaced = JSONObject()
  var removed: [String] = []
}

extension SpecExtension {
  /// The difference between two objects.
  init(from read: JSONObject, to wanted: JSONObject) {
    self.init()
    for (key, value) in wanted {
      if let old = read[key], old.says(value, under: key) { continue }
      if case .object(let old)? = read[key], case .object(let new) = value {
        if let patch = Self.patch(from: old, to: new, under: key, levels: Self.levels) {
          merged[key] = .object(patch)
        } else {
          replaced[key] = value
        }
      } else {
        merged[key] = value
      }
    }
    removed = read.keys.filter { wanted[$0] == nil }
  }

  /// The extension keys for the document.
  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = []
    if !merged.isEmpty { members.append((Self.mergedKey, .object(merged))) }
    if !replaced.isEmpty { members.append((Self.replacedKey, .object(replaced))) }
    if !removed.isEmpty {
      members.append((Self.removedKey, .array(removed.map { .string($0) })))
    }
    return members
  }

  /// Applies the extension to what was read.
  ///
  /// - Parameter map: The map that contains the object. It determines the order of keys. Empty for the whole spec.
  func applied(to read: JSONObject, under map: String = "") -> JSONObject {
    var result = read
    for key in removed { result[key] = nil }
    for (key, value) in replaced { result[key] = value }
    return Self.merge(merged, into: result, at: Spot(name: map), levels: Self.levels + 1)
  }

  // MARK: - Merging

  /// The levels that are merged: keys, map entries, and keys of an entry. Deeper values are data.
  private static let levels = 2

  private static func merge(
    _ patch: JSONObject,
    into read: JSONObject,
    at spot: Spot,
    levels: Int
  ) -> JSONObject {
    var result = read
    for (key, value) in patch {
      if levels > 1, case .object(let patch) = value, case .object(let old)? = result[key] {
        result[key] = .object(merge(patch, into: old, at: spot.inner(key), levels: levels - 1))
      } else if result[key] == nil, !spot.isMap {
        result = KeyOrder(of: spot.name).adding(key, value, to: result)
      } else {
        result[key] = value
      }
    }
    return result
  }

  /// The location of an object: in a map, or under a key.
  private struct Spot {
    let name: String
    var isMap = false

    func inner(_ key: String) -> Spot {
      isMap ? Spot(name: name) : Spot(name: key, isMap: SpecExtension.isMap(key))
    }
  }

  /// The patch that merges one object into another. Nil if a key must be removed or the order differs.
  private static func patch(
    from read: JSONObject,
    to wanted: JSONObject,
    under name: String,
    levels: Int
  ) -> JSONObject? {
    var patch = JSONObject()
    for (key, value) in wanted {
      if let old = read[key], old.says(value, under: key) { continue }
      if levels > 1, case .object(let old)? = read[key], case .object(let new) = value {
        guard let inner = self.patch(from: old, to: new, under: key, levels: levels - 1) else {
          return nil
        }
        patch[key] = .object(inner)
      } else {
        patch[key] = value
      }
    }
    let result = merge(patch, into: read, at: Spot(name: name, isMap: isMap(name)), levels: levels)
    let isRight = isMap(name) ? result.keys == wanted.keys : result.count == wanted.count
    return isRight ? patch : nil
  }

  /// Whether the object under this key is a map of names, where the order matters.
  static func isMap(_ key: String) -> Bool { maps.contains(key) }

  private static let maps: Set<String> = [
    "servers", "variables", "hosts", "authentication", "scopes", "parameters", "errors",
    "receivers", "types", "endpoints", "fields", "enum", "union", "events", "headers", "examples",
    "arguments",
  ]
}

extension JSONValue {
  /// Whether both values are equal, including the digits of numbers and the order of members.
  ///
  /// - Parameters:
  ///   - key: The key of the values.
  ///   - isOrdered: Whether the order matters in the object under a key. By default, it does in maps.
  func says(
    _ other: JSONValue,
    under key: String,
    isOrdered: (String) -> Bool = SpecExtension.isMap
  ) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): return one.text == other.text
    case (.array(let one), .array(let other)):
      return one.count == other.count
        && zip(one, other).allSatisfy { $0.says($1, under: "", isOrdered: isOrdered) }
    case (.object(let one), .object(let other)):
      guard one.count == other.count, !isOrdered(key) || one.keys == other.keys else {
        return false
      }
      return one.allSatisfy { key, value in
        other[key].map { value.says($0, under: key, isOrdered: isOrdered) } ?? false
      }
    default: return self == other
    }
  }
}

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
      "summary", "description", "method", "path", "cache", "idempotent", "safe", "redirects",
      "timeout",
      "parameters", "body", "response", "pagination", "errors", "authentication", "server", "host",
      "headers", "was", "deprecated", "examples",
    ],
    "fields": values, "parameters": values, "headers": values,
    "body": ["type", "fields", "encoding", "at", "label", "spread"],
    "response": ["type", "status", "at", "encoding", "headers"],
    "errors": ["case", "when", "type", "message", "summary"],
    "examples": ["arguments", "status", "response"],
  ]

  /// The keys of fields and parameters.
  private static let values = [
    "type", "as", "label", "constant", "default", "serverDefault", "at", "lossy", "lenient",
    "spread", "allowEmpty", "style", "encoding", "wire", "only", "nullable", "limits", "secret",
    "userFacing",
    "was", "summary",
    "deprecated", "example", "in", "name",
  ]
}
