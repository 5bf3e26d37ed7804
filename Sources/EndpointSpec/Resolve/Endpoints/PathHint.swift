/// What a wrong path probably means.
package enum PathHint {
  /// The hint for a path that begins as no path does, or has placeholders of another language: `/items/{id}` for
  /// `GET https://a.test/items/:id`. Nil for others.
  ///
  /// - Parameters:
  ///   - servers: The URLs of the servers. What they say of a path is not repeated.
  ///   - method: The method of the endpoint. A path with another one has no certain hint.
  static func hint(
    for path: Located<String>,
    servers: [String] = [],
    method: String? = nil
  ) -> Hint? {
    let (plain, isCertain) = corrected(path.value, servers: servers, method)
    return plain == path.value ? nil : .write(plain, for: path, isCertain: isCertain)
  }

  /// The hint for `#` in a path, which begins a placeholder in Ruby: `/items/#{id}`.
  static func hint(forFragmentIn path: Located<String>) -> Hint {
    let plain = path.value.replacing("#{", with: "{")
    return plain == path.value ? "remove it: no request sends a fragment" : .write(plain, for: path)
  }

  /// The hint for a brace without the other one: `/items/{id` and `/items/id}`.
  static func hint(forBraceAt index: Int, in path: Located<String>) -> Hint {
    let text = path.value
    let brace = text.utf8.index(text.startIndex, offsetBy: index)
    let isOpening = text[brace] == "{"
    let isName = { (letter: Character) in
      letter.isLetter || letter.isNumber || letter == "_" || letter == "-"
    }
    let name =
      isOpening
      ? text[text.index(after: brace)...].prefix(while: isName)
      : text[..<brace].suffix(while: isName)
    if name.isEmpty, !isOpening, text[..<brace].last == "}" {
      var whole = text
      whole.remove(at: brace)
      return .write(whole, for: path).saying("remove it")
    }
    guard !name.isEmpty else { return "write {name}" }
    var whole = text
    if isOpening {
      whole.insert("}", at: name.endIndex)
    } else {
      whole.insert("{", at: name.startIndex)
    }
    return .write(whole, for: path).saying("write {\(name)}")
  }

  private static func corrected(
    _ text: String,
    servers: [String],
    _ method: String?
  ) -> (path: String, isCertain: Bool) {
    var path = text.trimmed.replacing("\\/", with: "/")[...]
    if let quote = path.first, NodeReader.quotes.contains(quote), path.count > 2 {
      path = path.dropFirst()
      if let last = path.last, NodeReader.quotes.contains(last) { path = path.dropLast() }
    }
    // A variable of the server, written as a placeholder.
    if let base = path.prefixMatch(of: /\{(\w+)\}\//), names(base.1) {
      path = path.dropFirst(base.0.utf8.count - 1)
    }
    let words = path.split(separator: " ", maxSplits: 1)
    var isCertain = true
    if words.count == 2, words[0].allSatisfy(\.isLetter) {
      isCertain = words[0].uppercased() == method
      path = words[1].drop { $0 == " " }
    }
    path = path.prefix { $0 != "?" && $0 != "#" }
    // Also without the scheme: `shop.test/items`.
    let bases = servers + servers.map { String($0.replacing(/^\w+:\/\//, with: "")) }
    if let rest = bases.compactMap({ path.removing(server: $0) }).min(by: { $0.count < $1.count }) {
      path = rest
    } else if let rest = behindBase(path) {
      let bases = servers.compactMap { rest.removing(server: String($0.pathOfURL)) }
      path = bases.min { $0.count < $1.count } ?? rest
    } else if let url = path.prefixMatch(of: /(?i:https?|wss?):\/\/[^\/]*/) {
      // Of another server, or of one whose path ends elsewhere.
      isCertain = false
      path = path[url.range.upperBound...]
    } else if let end = path.firstIndex(of: "/"), path[..<end].contains(".") {
      // The segment may be a host.
      isCertain = false
    }
    var result = String(path)
    for placeholder in placeholders(in: result).reversed() {
      result.replaceSubrange(placeholder.range, with: placeholder.ours)
    }
    return ("/" + result.drop { $0 == "/" }, isCertain)
  }

  /// The path behind a variable of the server: `/items` for `{{baseUrl}}/items` and `${API_HOST}/items`.
  private static func behindBase(_ path: Substring) -> Substring? {
    let text = String(path)
    guard let first = placeholders(in: text).first, first.range.lowerBound == text.startIndex,
      names(first.name[...])
    else { return nil }
    let rest = text[first.range.upperBound...]
    return rest.hasPrefix("/") ? rest : nil
  }

  /// Whether a variable is named like the URL of a server.
  private static func names(_ variable: Substring) -> Bool {
    let words = ["url", "host", "server", "base", "domain", "endpoint", "uri"]
    return words.contains { variable.lowercased().contains($0) }
  }

  /// The name between braces without the signs of other languages, with `+` if it keeps slashes: `+path` for `path=**`,
  /// `path*` and `...path`.
  private static func plainName(_ name: String) -> String {
    let bare = name.drop { $0 == "." || $0 == "*" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let end = name.drop { $0 == "." || $0 == "*" }.dropFirst(bare.count)
    let ends = ["*", "**", "+", "...", "=**", ":*", ":.*", ":.+", ":path"]
    let keepsSlashes =
      name.hasPrefix("...") || name.hasPrefix("*") || ends.contains(String(end))
      || end.hasPrefix("=") && end.hasSuffix("/**")
    return (keepsSlashes ? "+" : "") + bare
  }

  /// The parameter that a name in the path means: `id` for `userId`, and `id` for `id:int`.
  static func meant(_ name: Located<String>, among parameters: [String]) -> Hint? {
    let plain = name.value.lowercased().filter { $0 != "_" && $0 != "-" }
    let trimmed = name.value.trimmed
    if trimmed != name.value, parameters.contains(trimmed) {
      let edit = Edit.rename(name.place, from: name.value, to: trimmed)
      return Hint("write {\(trimmed)}", [edit], isCertain: true)
    }
    let bare = name.value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let meant = plainName(name.value)
    if meant != name.value, parameters.contains(meant.filter({ $0 != "+" })) {
      let edit = Edit.rename(name.place, from: name.value, to: meant)
      return Hint("write {\(meant)}", [edit], isCertain: true)
    }
    let near = parameters.filter { parameter in
      let other = parameter.lowercased().filter { $0 != "_" && $0 != "-" }
      return other == plain || other == bare.lowercased()
        || other.count > 1 && plain.hasSuffix(other)
        || plain.count > 1 && (other.hasSuffix(plain) || other.hasPrefix(plain))
    }
    if near.count == 1 {
      let edit = Edit.rename(name.place, from: name.value, to: near[0])
      return Hint("did you mean {\(near[0])}, which is in \"parameters\"?", [edit])
    }
    guard bare.count < name.value.count, !bare.isEmpty else { return nil }
    return .write(String(bare), for: name, isCertain: false).saying("write {\(bare)}")
  }

  package struct Placeholder {
    package let name: String
    package let range: Range<String.Index>
    var keepsSlashes = false

    /// The placeholder as ours: `{id}`, `{+path}`.
    package var ours: String { keepsSlashes ? "{+\(name)}" : "{\(name)}" }
  }

  /// The placeholders of other languages: `:id`, `<id>`, `<int:id>`, `${id}`, `{{id}}`, `[id]`, `\(id)`, `$id`.
  package static func placeholders(in path: String) -> [Placeholder] {
    var found: [Placeholder] = []
    var rest = path[...]
    while let start = rest.firstIndex(where: { ":<$[\\{*".contains($0) }) {
      let isFirst = start > path.startIndex && path[path.index(before: start)] == "/"
      let text = path[start...]
      if let placeholder = forms.lazy.compactMap({ $0.placeholder(in: text, isFirst) }).first {
        found.append(placeholder)
        rest = path[placeholder.range.upperBound...]
      } else {
        // Our own placeholder has none in it.
        let end = path[start] == "{" ? text.firstIndex(of: "}") : nil
        rest = path[path.index(after: end ?? start)...]
      }
    }
    return found
  }

  private static let forms = [
    PlaceholderForm(start: "${", end: "}"), PlaceholderForm(start: "{{", end: "}}"),
    PlaceholderForm(start: "<", end: ">", hasType: true),
    PlaceholderForm(start: "[...", end: "]", keepsSlashes: true),
    PlaceholderForm(start: "[", end: "]"),
    PlaceholderForm(start: "\\(", end: ")"), PlaceholderForm(start: ":"),
    PlaceholderForm(start: "$"), PlaceholderForm(start: "*", keepsSlashes: true),
  ]
}

/// How the placeholders of a language are written. A regular expression for each would take half the time of `generate`.
private struct PlaceholderForm {
  let start: String
  /// Nil for a placeholder that ends with its segment or before a punctuation mark.
  var end: String?
  /// Whether a type may come first: `<int:id>`.
  var hasType = false
  var keepsSlashes = false

  /// The placeholder at the start of a text.
  ///
  /// - Parameter isFirst: Whether the text is at the start of a segment.
  func placeholder(in text: Substring, _ isFirst: Bool) -> PathHint.Placeholder? {
    guard text.hasPrefix(start), end != nil || isFirst else { return nil }
    let stops = end == nil ? "/:?.,${}" : "/{}<>[]()"
    let inside = text.dropFirst(start.count).prefix { !stops.contains($0) }
    let rest = text[inside.endIndex...]
    guard rest.hasPrefix(end ?? "") else { return nil }
    let name = (hasType ? inside.split(separator: ":").last ?? "" : inside).trimmed
    // Flask and Django keep the slashes of `<path:name>`.
    let keepsSlashes = keepsSlashes || hasType && inside.hasPrefix("path:")
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else { return nil }
    let bound = text.index(rest.startIndex, offsetBy: end?.count ?? 0)
    return PathHint.Placeholder(
      name: name,
      range: text.startIndex..<bound,
      keepsSlashes: keepsSlashes
    )
  }
}

extension Substring {
  /// The path of a URL behind the URL of a server. Nil if the server has another URL.
  fileprivate func removing(server: String) -> Substring? {
    let base = server.hasSuffix("/") ? server.dropLast() : server[...]
    guard !base.isEmpty, prefix(base.count).lowercased() == base.lowercased() else { return nil }
    let rest = dropFirst(base.count)
    return rest.isEmpty || rest.first == "/" ? rest : nil
  }
}

extension StringProtocol {
  /// The path of a URL: `/api/v2` of `https://shop.test/api/v2`.
  fileprivate var pathOfURL: SubSequence {
    guard let scheme = firstRange(of: "://") else { return self[endIndex...] }
    return self[scheme.upperBound...].drop { $0 != "/" }
  }

  /// The longest end of the text whose characters all satisfy the condition.
  fileprivate func suffix(while isIncluded: (Character) -> Bool) -> SubSequence {
    let start = indices.reversed().prefix { isIncluded(self[$0]) }.last ?? endIndex
    return self[start...]
  }

  /// The text without white space at both ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
