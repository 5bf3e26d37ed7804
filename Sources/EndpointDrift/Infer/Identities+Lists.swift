import EndpointJSON
import EndpointSpec

/// Finds the name that a list shares with the last segment of its path.
extension Identities {
  /// The key under which all elements of a list have the last segment. A single element does not identify its list, unless
  /// its key has the word before the segment: `service_name` in `/service/web`.
  mutating func commonKey(of segments: [String], in list: [JSONValue]) -> String? {
    guard let text = segments.last, let first = list.first?.objectValue else { return nil }
    let word = segments.dropLast().last
    let list = list.prefix(Self.mostElements)
    let key = Self.keys(of: text, in: first).first { key in
      (list.count > 1 && isIdentity(key) || isNamed(key, behind: word))
        && list.allSatisfy { $0[key] == .string(text) }
    }
    if let key { return key }
    // `[{ "service": { "name": "web" }, "checks": […] }]` of `/service/web`
    for case (let part, .object(let inner)) in first.prefix(Self.mostElements).map({
      ($0.key, $0.value)
    }) where isNamed(part, behind: word) {
      let key = Self.keys(of: text, in: inner).first { key in
        (isIdentity(key) || isNamed(key, behind: word))
          && list.allSatisfy { $0[part]?[key] == .string(text) }
      }
      if let key { return key }
    }
    return nil
  }

  private static func keys(of text: String, in object: JSONObject) -> [String] {
    object.prefix(mostElements).filter { $0.value == .string(text) }.map(\.key)
  }

  /// Whether a key names what the word before a segment does: `node` or `node_name` in `/node/server-1`.
  mutating func isNamed(_ key: String, behind word: String?) -> Bool {
    guard let word, let owner = SwiftNaming.lowercaseWords(of: word).last else { return false }
    let words = SwiftNaming.lowercaseWords(of: key)
    let singular = SwiftNaming.singular(of: owner)
    return words.last == singular || words.contains(singular) && isIdentity(key)
  }
}
