import EndpointSpec

/// Names receivers. Each gets one spelling, whatever the case in tags, ids and paths.
struct ReceiverNaming: Sendable {
  /// The names that refer to the API itself: its name and those of its modules.
  private let ownNames: Set<String>
  /// The spelling of a name, by its lowercase form.
  private var spellings: [String: String]

  /// - Parameter types: The names of types. Receivers with such a name get the same spelling.
  init(api: String, types: [String]) {
    ownNames = Set(["", "API", "Fixtures"].map { (api + $0).lowercased() })
    spellings = Dictionary(firstOf: types.map { ($0.lowercased(), $0) })
  }

  /// The name of a receiver with these words. Nil for the API itself.
  func name(_ words: [String]) -> String? {
    let name = words.isEmpty ? "" : DerivedName.type(words.joined(separator: "_"))
    return name.isEmpty || ownNames.contains(name.lowercased()) ? nil : name
  }

  /// The name in its first spelling.
  mutating func spelled(_ name: String) -> String {
    let key = name.lowercased()
    if let known = spellings[key] { return known }
    spellings[key] = name
    return name
  }

  /// The words of a tag, an id part or a path segment as they are written, without suffixes of tools: `user` for
  /// `user-controller`, `User` for `UserService` (gRPC gateway), `Message` for `Api20100401Message`. Empty if nothing
  /// remains.
  static func words(_ text: String) -> [String] {
    var words = Words.written(text)[...]
    while words.count > 1, let first = words.first, isVersion(first) { words.removeFirst() }
    let last = words.last?.lowercased() ?? ""
    let isOneWord = text.utf8.allSatisfy { $0 != UInt8(ascii: " ") }
    if words.count > 1, last == "controller" || isOneWord && ["api", "service"].contains(last) {
      words.removeLast()
    }
    return Array(words)
  }

  /// The words of a tag that names a receiver: all of at most three. Of more words, those before a preposition, if the
  /// path has them: `DNS Records` of `DNS Records for a Zone` (Cloudflare). Nil for other tags.
  static func words(ofTag tag: String, path: [PathSegment]) -> [String]? {
    let words = words(tag)
    if isGeneral(words) || !ProposedName.isNamed(by: tag) { return nil }
    // `Persistent store integrations (beta)` (LaunchDarkly)
    let stages = ["alpha", "beta", "preview"]
    if words.filter({ !stages.contains($0.lowercased()) }).count <= 3 { return words }
    let first = words.prefix { !Words.prepositions.contains($0.lowercased()) }
    let isInPath = path.contains { $0.text.map(Words.split) == first.map { $0.lowercased() } }
    return isInPath && first.count < words.count ? Array(first) : nil
  }

  /// Whether the tag does not group operations: `api`, `v1`, `default`.
  static func isGeneral(_ words: [String]) -> Bool {
    guard words.count == 1 else { return words.isEmpty }
    let word = words[0].lowercased()
    return word == "default" || PathPrefix.isVersion(word)
  }

  /// Whether a word is a version such as `v1` or `Api20100401`. `1` and `api` alone may have a meaning.
  private static func isVersion(_ word: String) -> Bool {
    let digits = word.drop(while: \.isLetter)
    return ["v", "api"].contains(word.prefix { $0.isLetter }.lowercased())
      && !digits.isEmpty && digits.allSatisfy(\.isNumber)
  }
}

/// Removes path prefixes: versions and `api`.
enum PathPrefix {
  /// The segments after the prefix: `orders` for `/api/v1/orders`, `products` for `/admin/api/2023-01/products`.
  static func stripped(_ segments: [PathSegment]) -> [PathSegment] {
    let texts = segments.prefix { $0.text != nil }.compactMap(\.text)
    let inner = texts.lastIndex { isNumbered($0) || $0 == "api" }.map { $0 + 1 } ?? 0
    var rest = segments[...]
    if inner < segments.count { rest = segments[inner...] }
    while let first = rest.first?.text, isVersion(first), rest.count > 1 { rest.removeFirst() }
    return Array(rest)
  }

  /// `v1`, `2.0`, `api`
  static func isVersion(_ segment: String) -> Bool {
    let text = segment.lowercased()
    if text == "api" || text == "rest" { return true }
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
  }

  /// Whether the segment is a version in any position, such as `v1` or `2023-01`.
  private static func isNumbered(_ segment: String) -> Bool {
    isVersion(segment) && (segment.lowercased().hasPrefix("v") || segment.contains("-"))
  }
}

extension Operation {
  /// The version in the id or the path, if it is greater than 1.
  var version: Int? {
    let texts = segments.compactMap(\.text).flatMap { $0.split(separator: ".").prefix(1) }
    let words = Words.split(id ?? "") + texts.map { $0.lowercased() }
    let numbers = words.filter(Words.isVersion).compactMap { Int($0.dropFirst()) }
    return numbers.max().flatMap { $0 > 1 ? $0 : nil }
  }
}
