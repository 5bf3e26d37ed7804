import EndpointSpec
import EndpointWire

/// A path of the document in the syntax of a spec.
///
/// OpenAPI allows any name in braces. In a spec, `{+name}` marks values with slashes. Such placeholders are renamed,
/// since names in a path are not sent.
struct ImportedPath {
  /// The path in the spec, percent-encoded where necessary.
  private(set) var text = ""
  /// The path with its original characters, for names that are derived from it.
  private(set) var plain = ""
  /// The placeholder names in the spec, by those in the document.
  private(set) var names: [String: String] = [:]
  /// The placeholder names in the spec, in order.
  private(set) var placeholders: [String] = []
  /// The constants of a query string after the path.
  private(set) var constants: [(name: String, value: String)] = []

  mutating func add(text part: Substring) {
    plain += part
    // A path of a spec cannot contain these. Other characters are encoded when a request is sent.
    for scalar in part.unicodeScalars {
      let isPlain = scalar.value > 0x20 && scalar.value != 0x7F
      text += isPlain ? String(scalar) : PercentEncoding.encode(String(scalar))
    }
  }

  /// Adds a placeholder. Returns whether its name is new.
  mutating func add(placeholder own: String) -> Bool {
    let isNew = names[own] == nil
    let name = names[own] ?? free(String(own.drop { $0 == "+" }))
    names[own] = name
    if isNew { placeholders.append(name) }
    text += "{\(name)}"
    plain += "{\(name)}"
    return isNew
  }

  /// Adds a query string without placeholders and escapes. Returns false for other queries.
  mutating func add(query: Substring) -> Bool {
    guard !query.isEmpty, !query.contains(where: { "{}#%+".contains($0) }) else { return false }
    let pairs = query.split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    guard pairs.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else { return false }
    constants = pairs.map { ($0[0], $0[1]) }
    return true
  }

  private func free(_ name: String) -> String {
    var names = UniqueNames(Set(names.values))
    return names.claim([name.isEmpty ? "value" : name])
  }
}
