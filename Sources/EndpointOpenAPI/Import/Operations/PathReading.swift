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

extension OperationReader {
  /// The pattern of a path. Nil after a report.
  mutating func pattern(_ path: DocumentMember) -> ImportedPath? {
    guard path.key.hasPrefix("/") else {
      mistake("a path must begin with \"/\", found \(quoted(path.key))", at: path.place)
      return nil
    }
    if path.key.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
      mistake("a path cannot contain the segments \".\" and \"..\"", at: path.place)
      return nil
    }
    var pattern = ImportedPath()
    var rest = path.key[...]
    while let sign = rest.firstIndex(where: { "{}?#".contains($0) }) {
      pattern.add(text: rest[..<sign])
      rest = rest[sign...]
      guard "{}".contains(rest[sign]) else {
        let isQuery = rest.first == "?"
        if isQuery, pattern.add(query: rest.dropFirst()) { return pattern }
        let part = isQuery ? "query" : "fragment"
        notCarried("the \(part) in the path \(quoted(path.key))", at: path.place)
        return pattern
      }
      guard let name = Self.placeholder(rest) else {
        mistake(
          "the path \(quoted(path.key)) cannot be parsed: a name and \"}\" must follow each \"{\"",
          at: path.place
        )
        return nil
      }
      add(name, to: &pattern, at: path.place)
      rest = rest.dropFirst(name.count + 2)
    }
    pattern.add(text: rest)
    return pattern
  }

  /// The name in the braces at the start of a text. Nil if it is empty.
  private static func placeholder(_ text: Substring) -> String? {
    let name = text.dropFirst().prefix { $0 != "{" && $0 != "}" }
    guard text.first == "{", !name.isEmpty, text[name.endIndex...].first == "}" else { return nil }
    return String(name)
  }

  /// Adds a placeholder. Excludes query and fragment expressions of URI templates (RFC 6570).
  private mutating func add(_ name: String, to pattern: inout ImportedPath, at place: Place) {
    if "?&#".contains(name.prefix(1)) {
      mistake("{\(name)} is not a path parameter: it is omitted", at: place)
    } else if !pattern.add(placeholder: name) {
      mistake("the path contains {\(name)} twice", at: place)
    }
  }
}
