import EndpointWire

/// The syntax of a server URL: absolute (RFC 3986), with `{variables}`, without query and fragment.
package enum URLSyntax {
  package struct Variable: Equatable {
    package let name: String
    let range: Range<Int>

    /// The range without the braces.
    var nameRange: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }
  }

  /// Checks a server URL and returns its variables in order.
  package static func checkServer(_ text: String) throws(TextProblem) -> [Variable] {
    if let problem = problem(in: text) { throw problem }
    var variables: [Variable] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let variable = rest[start...].leadingVariable {
      let name = String(variable.dropFirst().dropLast())
      variables.append(Variable(name: name, range: range(of: variable)))
      rest = rest[variable.endIndex...]
    }
    return variables
  }

  private static func problem(in text: String) -> TextProblem? {
    guard let rest = behindScheme(of: text) else {
      var problem = TextProblem(
        text[...],
        "\(quoted(text)) is not a valid server URL",
        hint: URLHint.scheme(of: text)
      )
      if let (url, isCertain) = URLHint.withScheme(text) {
        problem.remedy = [.init(range: 0..<text.utf8.count, text: url)]
        problem.isCertain = isCertain
      }
      return problem
    }
    let authority = rest.prefix { !"/?#".contains($0) }
    if let at = authority.lastIndex(of: "@") {
      return TextProblem(
        authority[...at],
        "a server's URL must not contain a user or a password",
        hint: "use \"authentication\""
      )
    }
    let (host, flaw) = host(of: rest)
    if let flaw { return flaw }
    if host.isEmpty {
      return TextProblem(text[...], "the URL has no host", hint: "write \"https://\" and the host")
    }
    let behindHost = rest[host.endIndex...]
    guard behindHost.first == ":" else { return problem(in: behindHost, "the path") }
    let behindColon = behindHost.dropFirst()
    let port = behindColon.leadingVariable ?? behindColon.prefix { "0"..."9" ~= $0 }
    let path = behindColon[port.endIndex...]
    if port.isEmpty, path.first == "{" { return problem(in: path, "the port") }
    let isNumber = Int(port).map { 1...65535 ~= $0 } ?? false
    guard isNumber || port.first == "{" else {
      return TextProblem(
        behindHost[..<path.startIndex],
        "expected a port from 1 to 65535",
        hint: "remove the port, or write its number"
      )
    }
    if let first = path.first, first != "/" { return notAllowed(first, in: path, "the port") }
    return problem(in: path, "the path")
  }

  /// The text behind `https://`, `http://` or `{scheme}://`. Nil if it begins with neither.
  private static func behindScheme(of text: String) -> Substring? {
    let scheme = text[...].leadingVariable ?? text.prefix { $0 != ":" }
    let isValid = scheme.first == "{" || ["http", "https"].contains(scheme.lowercased())
    let rest = text[scheme.endIndex...]
    return isValid && rest.hasPrefix("://") ? rest.dropFirst(3) : nil
  }

  /// The host at the start of a text, and its first problem.
  private static func host(of text: Substring) -> (Substring, TextProblem?) {
    guard text.first == "[" else {
      let host = text.prefix { $0 != "/" && $0 != ":" }
      return (host, problem(in: host, "the host"))
    }
    guard let close = text.firstIndex(of: "]") else {
      return (text, TextProblem(text, "expected \"]\" after an IPv6 address", hint: "add \"]\""))
    }
    let isAddress = text[...close].wholeMatch(of: /\[[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*\]/) != nil
    let problem = TextProblem(
      text[...close],
      "expected an IPv6 address in brackets",
      hint: "write an address such as [::1], or {name} for a variable"
    )
    return (text[...close], isAddress ? nil : problem)
  }

  /// The first part of a host or a path that is not an unreserved character, a delimiter, `%41` or a variable.
  private static func problem(in text: Substring, _ noun: String) -> TextProblem? {
    let rest = behindValid(text)
    switch rest.first {
    case nil: return nil
    case "%":
      return TextProblem(
        rest.prefix(3),
        "expected two hexadecimal digits after \"%\"",
        hint: "write %25 for the character itself"
      )
    case "{":
      return TextProblem(
        rest.prefix(1),
        "expected the name of a variable and \"}\"",
        hint: "write {name}"
      )
    case "?", "#":
      return TextProblem(
        rest,
        "a server's URL must not have a query or a fragment",
        hint: "put it under \"defaults\": { \"parameters\": … }"
      )
    case let other?: return notAllowed(other, in: rest, noun)
    }
  }

  private static let validCharacters = ASCIISet.alphanumerics(and: "-._~!$&'()*+,;=/:@")

  /// The text from the first part on that is not valid.
  private static func behindValid(_ text: Substring) -> Substring {
    var rest = text
    while let character = rest.first {
      if let byte = character.asciiValue, validCharacters.contains(byte) {
        rest = rest.dropFirst()
      } else if let variable = rest.leadingVariable {
        rest = rest[variable.endIndex...]
      } else if character == "%", rest.dropFirst().prefix(2).count(where: isHexDigit) == 2 {
        rest = rest.dropFirst(3)
      } else {
        break
      }
    }
    return rest
  }

  private static func isHexDigit(_ character: Character) -> Bool {
    character.isASCII && character.isHexDigit
  }

  private static func notAllowed(
    _ character: Character,
    in text: Substring,
    _ noun: String
  ) -> TextProblem {
    var problem = TextProblem(
      text.prefix(1),
      "\(quoted(String(character))) is not allowed in \(noun) of a URL",
      hint: URLHint.character(character)
    )
    if text.allSatisfy(\.isWhitespace) {
      problem.remedy = [.init(range: URLSyntax.range(of: text), text: "")]
    }
    return problem
  }

  fileprivate static func range(of part: Substring) -> Range<Int> {
    let start = part.base.utf8.distance(from: part.base.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }
}

extension Substring {
  /// The variable at its start, such as `{region}`. Nil if it begins with none.
  fileprivate var leadingVariable: Substring? {
    guard first == "{", let end = firstIndex(of: "}"), index(after: startIndex) < end else {
      return nil
    }
    return self[...end]
  }
}

extension TextProblem {
  fileprivate init(_ part: Substring, _ message: String, hint: Hint? = nil) {
    self.init(range: URLSyntax.range(of: part), message: message, hint: hint)
  }
}

/// The hints for wrong URLs.
private enum URLHint {
  static func scheme(of text: String) -> Hint {
    withScheme(text).map { Hint("begin with \"https://\": \(quoted($0.url))") }
      ?? "begin with \"https://\""
  }

  /// The URL for `shop.test`, and for `https:/shop.test` and `https//shop.test`, which can be meant in only one way.
  static func withScheme(_ text: String) -> (url: String, isCertain: Bool)? {
    if text.contains("://") || text.isEmpty { return nil }
    let scheme = text.prefixMatch(of: /(?i)(https?)(?=[:\/])/)
    let rest = text[(scheme?.range.upperBound ?? text.startIndex)...].drop { ":/".contains($0) }
    return ("\(scheme?.1.lowercased() ?? "https")://\(rest)", scheme != nil)
  }

  static func character(_ character: Character) -> Hint {
    switch character {
    case "<", ">", "$", "}", "]", "[": "a variable is written as {name}"
    case " ": "remove the space, or write %20"
    case _ where DeceptiveText(String(character)) != nil:
      "remove it: \(DeceptiveText(String(character))?.reason ?? "")"
    default: "remove it, or write it in percent-encoding"
    }
  }
}
