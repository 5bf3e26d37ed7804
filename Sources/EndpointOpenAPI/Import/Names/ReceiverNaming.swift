/// The receivers of endpoints: one spelling each, whatever the capitals of the document's tags, ids and paths.
struct ReceiverNaming: Sendable {
  /// Names that mean the API itself: its own, and its modules'.
  private let ownNames: Set<String>
  /// The spelling of a name, by its small letters.
  private var spellings: [String: String]

  /// - Parameter types: the names of types, which come first where a receiver is one of them.
  init(api: String, types: [String]) {
    ownNames = Set(["", "API", "Fixtures"].map { (api + $0).lowercased() })
    spellings = Dictionary(types.map { ($0.lowercased(), $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// The name of a receiver that is called by these words; nil if it is the API itself.
  func name(_ words: [String]) -> String? {
    let name = words.isEmpty ? "" : DerivedName.type(words.joined(separator: "_"))
    return name.isEmpty || ownNames.contains(name.lowercased()) ? nil : name
  }

  /// The name as it was spelled where it stood first.
  mutating func spelled(_ name: String) -> String {
    let key = name.lowercased()
    if let known = spellings[key] { return known }
    spellings[key] = name
    return name
  }

  /// The words of a tag, an id's part or a path's segment, as they are written, without those that only tools say:
  /// `user` of `user-controller`, `User` of `UserService` (gRPC's gateway), `Message` of `Api20100401Message`. Empty if nothing is said by it.
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

  /// Whether the tag groups nothing: `api`, `v1`, `default`.
  static func isGeneral(_ words: [String]) -> Bool {
    guard words.count == 1 else { return words.isEmpty }
    let word = words[0].lowercased()
    return word == "default" || PathPrefix.isVersion(word)
  }

  /// `v1`, `Api20100401`; neither `1` nor `api`, which may say something.
  private static func isVersion(_ word: String) -> Bool {
    let digits = word.drop(while: \.isLetter)
    return ["v", "api"].contains(word.prefix { $0.isLetter }.lowercased())
      && !digits.isEmpty && digits.allSatisfy(\.isNumber)
  }
}
