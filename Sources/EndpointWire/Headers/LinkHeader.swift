/// Parses Link headers (RFC 8288, section 3).
package enum LinkHeader {
  /// The target of the first link whose relation is `next`.
  package static func next(in values: [String]) -> String? {
    for value in values {
      var scanner = LinkScanner(rest: value[...])
      while let link = scanner.link() {
        if link.relations.contains("next") { return link.target }
      }
    }
    return nil
  }
}

extension LinkHeader {
  /// Whether the values contain a link.
  package static func hasLink(in values: [String]) -> Bool {
    values.contains { value in
      var scanner = LinkScanner(rest: value[...])
      return scanner.link() != nil
    }
  }
}

/// A link target and its relation types.
private struct Link {
  let target: String
  var relations: [String] = []
}

/// Parses the links of one header value.
private struct LinkScanner {
  var rest: Substring

  /// The next link. `nil` at the end or at invalid text.
  mutating func link() -> Link? {
    skip { $0 == "," || $0.isWhitespace }
    guard rest.popFirst() == "<", let close = rest.firstIndex(of: ">") else { return nil }
    var link = Link(target: String(rest[..<close]))
    rest = rest[rest.index(after: close)...]
    var hasRelation = false
    while let (name, value) = parameter() {
      // Only the first `rel` is valid (section 3.3).
      if name.lowercased() == "rel", !hasRelation {
        hasRelation = true
        link.relations = value.lowercased().split(separator: " ").map(String.init)
      }
    }
    return link
  }

  /// `; name=value` or `; name="value"`.
  private mutating func parameter() -> (name: String, value: String)? {
    skip(\.isWhitespace)
    guard rest.first == ";" else { return nil }
    skip { $0 == ";" || $0.isWhitespace }
    let name = take { !"=;,".contains($0) && !$0.isWhitespace }
    skip(\.isWhitespace)
    guard rest.first == "=" else { return (name, "") }
    rest.removeFirst()
    skip(\.isWhitespace)
    return (name, rest.first == "\"" ? quoted() : take { !";,".contains($0) && !$0.isWhitespace })
  }

  private mutating func quoted() -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    return text
  }

  private mutating func skip(_ belongs: (Character) -> Bool) {
    rest = rest.drop(while: belongs)
  }

  private mutating func take(_ belongs: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}
