import EndpointSpec

/// A path of the document as a spec writes it.
///
/// OpenAPI allows every name between braces, and a spec keeps `{+name}` for values with slashes: as the names of a path
/// do not travel, it gives such a placeholder another one.
struct PathPattern {
  /// The path of the spec, what cannot stand in a URL percent-encoded.
  private(set) var text = ""
  /// The same with every sign as the document has it, for what is named after the path.
  private(set) var plain = ""
  /// The spec's names of the placeholders, by the document's.
  private(set) var names: [String: String] = [:]
  /// The spec's names of the placeholders, in their order.
  private(set) var placeholders: [String] = []
  /// What a query behind the path always sends.
  private(set) var constants: [(name: String, value: String)] = []

  mutating func add(text part: Substring) {
    plain += part
    let isPlain = part.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    text += isPlain ? String(part) : part.unicodeScalars.map(Self.encoded).joined()
  }

  /// Adds a placeholder; answers whether it is the first of its name.
  mutating func add(placeholder own: String) -> Bool {
    let isNew = names[own] == nil
    let name = names[own] ?? free(String(own.drop { $0 == "+" }))
    names[own] = name
    if isNew { placeholders.append(name) }
    text += "{\(name)}"
    plain += "{\(name)}"
    return isNew
  }

  /// Takes a query whose names and values mean themselves; answers whether it is one.
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

  /// A space or a control character, as no path of a spec holds one; everything else is encoded when it is sent.
  private static func encoded(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value <= 0x20 || scalar.value == 0x7F else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return (digits.count == 1 ? "%0" : "%") + digits
  }
}

extension Importer {
  /// The pattern of a path. Nil after a report.
  mutating func pattern(_ path: DocumentMember) -> PathPattern? {
    guard path.key.hasPrefix("/") else {
      mistake("a path begins with \"/\", found \(quoted(path.key))", at: path.place)
      return nil
    }
    if path.key.split(separator: "/").contains(where: { $0 == "." || $0 == ".." }) {
      mistake("a path has no segment \".\" or \"..\"", at: path.place)
      return nil
    }
    var pattern = PathPattern()
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
          "the path \(quoted(path.key)) cannot be read: each \"{\" has a name and a \"}\" behind it",
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

  /// The name between the braces with which a text begins; nil where they hold none.
  private static func placeholder(_ text: Substring) -> String? {
    let name = text.dropFirst().prefix { $0 != "{" && $0 != "}" }
    guard text.first == "{", !name.isEmpty, text[name.endIndex...].first == "}" else { return nil }
    return String(name)
  }

  /// Adds a placeholder, unless it is one of a URI template (RFC 6570) that stands for a query or a fragment.
  private mutating func add(_ name: String, to pattern: inout PathPattern, at place: Place) {
    if "?&#".contains(name.prefix(1)) {
      mistake("{\(name)} is no part of a path: it is left out", at: place)
    } else if !pattern.add(placeholder: name) {
      mistake("the path has {\(name)} twice", at: place)
    }
  }
}
