import EndpointDiff
import EndpointDrift
import EndpointSpec
import EndpointWire

/// Explains words that are no keys: kinds of findings, formats, methods, and words of OpenAPI.
struct WordText {
  private let reference: LanguageReference

  init(_ reference: LanguageReference) { self.reference = reference }

  /// Nil for a word that the language does not have.
  func text(of word: String) throws -> String? {
    if ChangeKind.all.contains(where: { $0.name == word }) {
      return try KindText.explanation(of: word)
    }
    if let kind = DriftKind.allCases.first(where: { $0.name == word }) {
      return
        "\(word)\n  A kind of difference that \"endpoints verify\" reports, as \(kind.level.rawValue).\n  \(kind.consequence)\n  \(kind.remedy)\n"
    }
    if word.hasPrefix("date("), word.hasSuffix(")") {
      return try text(of: String(word.dropFirst(5).dropLast())) ?? text(of: "date-time")
    }
    return plain(word) ?? style(word) ?? foreign(word) ?? mentions(of: word) ?? pages(with: word)
  }

  /// The pages of the documentation that have the word.
  private func pages(with word: String) -> String? {
    let found = PageIndex(builtInPages).pages(with: word)
    guard word.count > 2, !found.isEmpty else { return nil }
    return "\(word)\n  No key has this name. These pages have the word:\n\n"
      + found.map { "  \($0.title.filter { $0 != "`" })\n    \($0.path)\n" }.joined()
  }

  private func plain(_ word: String) -> String? {
    let line: String
    switch word.lowercased() {
    case "self", "self.id", "self.field":
      line =
        "The type of a parameter in the path that sends the receiver: \"self\" for an identifier, \"self.id\" for the field of a struct. The caller does not give it."
    case "null":
      line =
        "As the authentication: none is needed. As an error of an endpoint: removes the rule of the API. A value may be null if its type ends in \"?\"."
    case "?", "optional type":
      line = "A type that ends in \"?\" is optional in Swift: a missing value or null is nil."
    case "x-", "extension", "comment":
      line = "A key that begins with \"x-\" is yours: the tool ignores it, so it may hold notes."
    case "retry-after":
      line =
        "A header: the client waits as long as it says before it repeats the request. If the wait is in the body, name its field with \"throttle\"."
    case "patch":
      line =
        "A method of an endpoint: write \"method\": \"PATCH\". In Swift, Patch is the type of a field that a request may omit, clear with null or set: an optional type with \"nullable\": true."
    case _ where DateFormat.names.contains(word):
      line =
        "A format of dates: write \"date(\(word))\", or \"\(word)\" as \"date\" in \"defaults\"."
    case _ where EndpointModel.commonMethods.contains(word.uppercased()):
      line =
        "A method of an endpoint: write \"method\": \"\(word.uppercased())\". Without it, the method is GET."
    case "retry", "retries", "retrying":
      line =
        "The client repeats a request that failed on its way, if that is safe: GET, PUT and DELETE, and any endpoint with \"idempotent\": true. An app says how often: \"retry\" of its client."
    case "2xx", "3xx", "4xx", "5xx":
      line =
        "A class of statuses, as a key of \"errors\": a rule for \"404\" comes before one for \"4xx\", and \"default\" is last."
    default: return nil
    }
    return "\(word)\n  \(line)\n"
  }

  /// `pagination` and `pagination.page` for the objects `paginationPage`, and so on.
  private func style(_ word: String) -> String? {
    let letters = word.filter { $0 != "." && $0 != "-" && $0 != "_" && $0 != " " }.lowercased()
    let found = reference.owners.filter { $0.name.lowercased() == letters }
    let near =
      found.isEmpty ? reference.owners.filter { $0.name.lowercased().hasPrefix(letters) } : found
    guard letters.count > 3, !near.isEmpty else { return nil }
    return near.map(reference.overview).joined(separator: "\n")
  }

  /// A key or a type of OpenAPI, JSON Schema or another language.
  private func foreign(_ word: String) -> String? {
    let names = reference.keys.map(\.name).unique(by: \.self)
    let key = foreignKey(word, among: names)
    let type = foreignScalar(word)
    let lines = [
      key.map { "As a key, it is \"\($0)\" here: \"endpoints explain \($0)\"." },
      type.map { "As a type, it is \"\($0)\" here." },
    ].compactMap(\.self)
    return lines.isEmpty
      ? nil : "\(word)\n  A word of another language.\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The keys and kinds whose explanation has the word.
  private func mentions(of word: String) -> String? {
    guard word.count > 2 else { return nil }
    let stem = (word.count > 5 && word.hasSuffix("s") ? word.dropLast() : word[...]).lowercased()
    func has(_ text: String) -> Bool {
      text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.contains {
        $0.hasPrefix(stem)
      }
    }
    let keys = reference.keys.filter { has($0.meaning) || has($0.name) }.map {
      ($0.fullName, $0.meaning)
    }
    let kinds = ChangeKind.all.filter { has($0.meaning) || has($0.name) }.map {
      ($0.name, $0.meaning)
    }
    let found = (keys + kinds).prefix(12)
    guard !found.isEmpty else { return nil }
    return "\(word)\n  No key has this name. It occurs here:\n\n"
      + found.map { "  \($0.0)\n    \($0.1)\n" }.joined()
  }
}
